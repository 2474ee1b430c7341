-- Overtime that is saved as time: the choice for a week, what an approval saved, and its line in the ledger of leave.

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table employees no force row level security;
alter table hour_approvals no force row level security;
alter table leave_lines no force row level security;
alter table pay_rules no force row level security;

create table overtime_choices (
  tenant_id uuid not null references tenants,
  employee_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  is_saved boolean not null,
  primary key (tenant_id, employee_id, monday),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on table overtime_choices is
  'Whether the overtime of a week is saved as time. Without a row it is as the pay rules have it. What was approved stands in approval_classes.';
select install_tenant_table('overtime_choices', 'select, insert, update');
select install_events('overtime_choices', 'hours', 'employee_id', 'employee');

alter table approval_classes add column saved text check (saved in ('worth', 'hours'));
comment on column approval_classes.saved is
  'What is saved as time instead of paid: the hours with their surcharge (worth), or the hours alone; null: nothing.';

alter table leave_lines
  add column approval_id uuid,
  drop constraint leave_lines_type_check,
  add constraint leave_lines_type_check check (type in ('grant', 'use', 'expiry', 'correction', 'payout', 'saved')),
  add constraint saved_by_an_approval check ((type = 'saved') = (approval_id is not null)),
  -- Lines of the same approval counter each other, so that they go together.
  add foreign key (tenant_id, approval_id) references hour_approvals (tenant_id, id) on delete cascade;
comment on column leave_lines.approval_id is 'The approval of hours that saved the overtime; of the line that takes it back, too.';
create unique index saved_once on leave_lines (tenant_id, approval_id) where counters is null and approval_id is not null;

alter table pay_rules disable trigger user;
update pay_rules set rules = rules || '{"timeForTime": {"isUsual": false, "counts": "worth"}}';
alter table pay_rules enable trigger user;

alter table employees force row level security;
alter table hour_approvals force row level security;
alter table leave_lines force row level security;
alter table pay_rules force row level security;

-- The choices go with the hours of who left.
do $$
declare
  removal text := pg_get_functiondef('remove_expired(uuid, text)'::regprocedure);
  hour_lines constant text := 'delete from public.hour_lines where tenant_id = tenant and employee_id = leaver;';
begin
  if position(hour_lines in removal) = 0 then
    raise exception 'remove_expired does not remove hours as expected';
  end if;
  execute replace(removal, hour_lines,
    hour_lines || E'\n    ' || replace(hour_lines, 'hour_lines', 'overtime_choices'));
end
$$;
