-- What goes to the payroll: settings, batches, their lines and files.

create table payroll_settings (
  tenant_id uuid primary key references tenants,
  period text not null check (period in ('month', 'four-weeks')),
  includes jsonb not null,
  nmbrs jsonb,
  loket jsonb,
  codes jsonb not null,
  version integer not null default 1
);
comment on table payroll_settings is 'Without a row the company has not chosen.';
comment on column payroll_settings.includes is 'Of each kind of worker, whether it is sent.';
comment on column payroll_settings.nmbrs is 'debtorNumber and companyNumber; null: no file for Nmbrs is made.';
comment on column payroll_settings.loket is 'employerNumber, shift and minutesAfterComma; null: no file for Loket is made.';
comment on column payroll_settings.codes is 'The contract''s PayrollCodes: kind, firstDay, code and unit.';
select install_tenant_table('payroll_settings', 'select, insert, update');
create trigger record_change after insert or update on payroll_settings
  for each row execute function record_change('tenant_id');
select install_events('payroll_settings', 'payroll', 'tenant_id');

create table payroll_batches (
  tenant_id uuid not null references tenants,
  id uuid not null,
  number integer not null check (number > 0),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  period text not null,
  checks jsonb not null,
  made_at timestamptz not null default now(),
  made_by uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  handed_over_at timestamptz,
  handed_over_by uuid,
  closed_at timestamptz check (closed_at is null or handed_over_at is not null),
  closed_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number)
);
comment on table payroll_batches is
  'What was sent at once. The first day of the first batch is where the company began to send.';
comment on column payroll_batches.period is 'Year and number of the period, as payroll has it.';
comment on column payroll_batches.checks is 'The contract''s PayrollChecks, as they were when the batch was made.';
select install_tenant_table('payroll_batches', 'select, insert');
grant update (handed_over_at, handed_over_by, closed_at, closed_by) on payroll_batches to ploegplan_app;
select install_events('payroll_batches', 'payroll');

create table payroll_lines (
  tenant_id uuid not null references tenants,
  id uuid not null,
  batch_id uuid not null,
  employee_id uuid not null,
  personnel_number text not null,
  date date not null,
  period text not null,
  kind text not null,
  project_id uuid,
  approval_id uuid,
  amount integer not null check (amount <> 0),
  code text,
  unit text not null check (unit in ('hours', 'days', 'kilometres', 'kilometres-return')),
  quantity numeric(14, 6) not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, batch_id) references payroll_batches (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, approval_id) references hour_approvals (tenant_id, id)
);
comment on table payroll_lines is
  'Each holds what counted of an employee, day, kind and project when the batch was made, less all earlier lines of them: their sum is what was sent.';
comment on column payroll_lines.kind is 'As in the contract''s PayrollKind.';
comment on column payroll_lines.approval_id is 'The approval that made the difference; null of leave, which is not approved with hours.';
comment on column payroll_lines.amount is 'Minutes, or kilometres of a single trip.';
comment on column payroll_lines.code is 'Null: counted, but not sent.';
comment on column payroll_lines.quantity is 'The amount in the unit.';
create index payroll_lines_by_batch on payroll_lines (tenant_id, batch_id);
create index payroll_lines_by_employee on payroll_lines (tenant_id, employee_id, date);
create index payroll_lines_by_approval on payroll_lines (tenant_id, approval_id);
select install_tenant_table('payroll_lines', 'select, insert');
select install_events('payroll_lines', 'payroll', 'batch_id', 'employee', '{insert}');

create table payroll_files (
  tenant_id uuid not null references tenants,
  batch_id uuid not null,
  format text not null check (format in ('nmbrs', 'loket', 'long-csv', 'long-xlsx', 'pdf')),
  name text not null,
  content bytea not null,
  sha256 text not null,
  primary key (tenant_id, batch_id, format),
  foreign key (tenant_id, batch_id) references payroll_batches (tenant_id, id)
);
select install_tenant_table('payroll_files', 'select, insert');

-- Lines of who left go with wages, and the files that name them: whatever is in the same batch is as old.
do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  approvals constant text := 'delete from public.approved_hours where';
begin
  if before not like '%' || approvals || '%' then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute replace(before, approvals, $with$delete from public.payroll_files f where tenant_id = tenant and exists (
      select from public.payroll_lines l
       where l.tenant_id = tenant and l.batch_id = f.batch_id and l.employee_id = leaver);
    delete from public.payroll_lines where tenant_id = tenant and employee_id = leaver;
    $with$ || approvals);
end
$$;
