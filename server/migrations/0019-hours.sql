-- Kinds of hours, what the office records, approvals of weeks, reminders of missing hours, and day registers.

create table hour_kinds (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  is_standard boolean not null default false,
  is_worked boolean not null default true,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint standard_stays check (not is_standard or (deleted_at is null and is_worked))
);
create unique index one_standard_kind on hour_kinds (tenant_id) where is_standard;
comment on column hour_kinds.is_standard is 'The kind of what employees enter themselves.';
comment on column hour_kinds.is_worked is 'Whether these hours count as working time, as travelling to work does not.';
select install_tenant_table('hour_kinds');
create trigger record_change after insert or update or delete on hour_kinds
  for each row execute function record_change('id');
select install_events('hour_kinds', 'hourkinds');

create function usual_hour_kinds() returns table (name text, is_standard boolean, is_worked boolean)
  language sql immutable as $$
  values
    ('Normaal', true, true),
    ('Overwerk', false, true),
    ('Reisuren', false, false),
    ('Meerwerk', false, true),
    ('Regie', false, true)
$$;

create function add_hour_kinds() returns trigger
  language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  insert into hour_kinds (id, name, is_standard, is_worked)
  select gen_random_uuid(), name, is_standard, is_worked from usual_hour_kinds();
  perform set_config('app.tenant_id', before, true);
  return null;
end
$$;
comment on function add_hour_kinds is 'Gives a new tenant the usual kinds of hours, which it can rename and add to.';
create trigger add_hour_kinds after insert on tenants for each row execute function add_hour_kinds();

alter table hour_kinds disable trigger user;
do $$
declare
  tenant record;
begin
  for tenant in select * from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    insert into hour_kinds (id, name, is_standard, is_worked)
    select gen_random_uuid(), name, is_standard, is_worked from usual_hour_kinds();
  end loop;
end
$$;
alter table hour_kinds enable trigger user;

-- What the office records ------------------------------------------------------------------------------

create table hour_lines (
  tenant_id uuid not null references tenants,
  employee_id uuid not null,
  date date not null,
  target_id uuid not null,
  project_id uuid,
  client_id uuid,
  kind_id uuid not null,
  quarters smallint not null check (quarters between 0 and 96),
  entered_quarters smallint,
  reason text not null default '',
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, employee_id, date, target_id, kind_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, kind_id) references hour_kinds (tenant_id, id),
  constraint recorded_on_something
    check (num_nonnulls(project_id, client_id) = 1 and target_id = coalesce(project_id, client_id))
);
comment on table hour_lines is
  'Hours of the office for an employee, day, project or client, and kind. Of the standard kind they count instead of what the employee entered there.';
comment on column hour_lines.entered_quarters is 'What the employee had entered there when the office wrote this; null: nothing.';
create index hour_lines_by_date on hour_lines (tenant_id, date);
create index hour_lines_by_target on hour_lines (tenant_id, target_id);
select install_tenant_table('hour_lines');
create trigger record_change after insert or update or delete on hour_lines
  for each row execute function record_change('employee_id');
select install_events('hour_lines', 'hours', 'employee_id', 'employee');

create view recorded_hours with (security_invoker = true) as
  select a.tenant_id, a.employee_id, a.date, coalesce(i.project_id, i.client_id) as target_id, i.project_id, i.client_id,
         k.id as kind_id, sum(a.hours_worked * 4)::integer as quarters
    from planning_assignments a
    join planning_items i on i.tenant_id = a.tenant_id and i.id = a.planning_item_id
    join hour_kinds k on k.tenant_id = a.tenant_id and k.is_standard
   where a.hours_worked is not null
     and not exists (
       select from hour_lines l
        where l.tenant_id = a.tenant_id and l.employee_id = a.employee_id and l.date = a.date
          and l.target_id = coalesce(i.project_id, i.client_id) and l.kind_id = k.id)
   group by a.tenant_id, a.employee_id, a.date, i.project_id, i.client_id, k.id
  union all
  select tenant_id, employee_id, date, target_id, project_id, client_id, kind_id, quarters from hour_lines;
comment on view recorded_hours is 'The hours that count: those of the office, else what the employee entered.';
grant select on recorded_hours to ploegplan_app;

-- Approvals --------------------------------------------------------------------------------------------

create table hour_approvals (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  quarters integer not null check (quarters >= 0),
  approved_at timestamptz not null default clock_timestamp(),
  approved_by uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  reopened_at timestamptz,
  reopened_by uuid,
  reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on column hour_approvals.reason is 'Why the week was reopened.';
create unique index one_approval_at_a_time on hour_approvals (tenant_id, employee_id, monday) where reopened_at is null;
create index hour_approvals_by_week on hour_approvals (tenant_id, monday);
select install_tenant_table('hour_approvals', 'select, insert');
grant update (reopened_at, reopened_by, reason) on hour_approvals to ploegplan_app;
select install_events('hour_approvals', 'hours', 'employee_id', 'employee');

create table approved_hours (
  tenant_id uuid not null references tenants,
  approval_id uuid not null,
  date date not null,
  target_id uuid not null,
  project_id uuid,
  client_id uuid,
  kind_id uuid not null,
  quarters integer not null check (quarters > 0),
  primary key (tenant_id, approval_id, date, target_id, kind_id),
  foreign key (tenant_id, approval_id) references hour_approvals (tenant_id, id),
  foreign key (tenant_id, kind_id) references hour_kinds (tenant_id, id)
);
comment on table approved_hours is 'The hours of a week as they were approved. They stay, also when the week is reopened.';
create index approved_hours_by_target on approved_hours (tenant_id, target_id, date);
select install_tenant_table('approved_hours', 'select, insert');

create function require_open_hours(employee uuid, day date) returns void
  language plpgsql as $$
begin
  -- Whoever approves or reopens a week has the row for itself, so that nothing is written while it looks.
  perform from employees where tenant_id = current_tenant() and id = employee for key share;
  if exists (
    select from hour_approvals
     where tenant_id = current_tenant() and employee_id = employee and reopened_at is null
       and monday = day - (extract(isodow from day)::integer - 1))
  then
    raise exception 'The hours of this week are approved' using errcode = 'PP001';
  end if;
end
$$;
comment on function require_open_hours is 'Fails with PP001, which is told as hours-approved.';

create function guard_assignment() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hours_worked is not null then
    perform require_open_hours(old.employee_id, old.date);
  end if;
  if tg_op <> 'DELETE' and new.hours_worked is not null then
    perform require_open_hours(new.employee_id, new.date);
  end if;
  return coalesce(new, old);
end
$$;
create trigger guard_changed_hours before update on planning_assignments for each row
  when (old.hours_worked is distinct from new.hours_worked
    or (old.hours_worked is not null and (old.date, old.employee_id) is distinct from (new.date, new.employee_id)))
  execute function guard_assignment();
create trigger guard_added_hours before insert on planning_assignments for each row
  when (new.hours_worked is not null) execute function guard_assignment();
create trigger guard_removed_hours before delete on planning_assignments for each row
  when (old.hours_worked is not null) execute function guard_assignment();

create function guard_target() returns trigger
  language plpgsql as $$
begin
  -- Of all who are on it, because somebody may record hours at this moment.
  perform from employees where tenant_id = new.tenant_id and id in (
    select employee_id from planning_assignments where tenant_id = new.tenant_id and planning_item_id = new.id)
    order by id for key share;
  perform require_open_hours(employee_id, date) from planning_assignments
    where tenant_id = new.tenant_id and planning_item_id = new.id and hours_worked is not null;
  return new;
end
$$;
create trigger guard_target before update on planning_items for each row
  when ((old.project_id, old.client_id) is distinct from (new.project_id, new.client_id))
  execute function guard_target();

create function guard_line() returns trigger
  language plpgsql as $$
begin
  perform require_open_hours((coalesce(new, old)).employee_id, (coalesce(new, old)).date);
  return coalesce(new, old);
end
$$;
create trigger guard_line before insert or update or delete on hour_lines
  for each row execute function guard_line();

-- Reminders of missing hours ---------------------------------------------------------------------------

create table hour_settings (
  tenant_id uuid primary key references tenants,
  remind_at time,
  version integer not null default 1
);
comment on column hour_settings.remind_at is 'When employees are reminded of missing hours on workdays; null: by hand only.';
select install_tenant_table('hour_settings');
create trigger record_change after insert or update or delete on hour_settings
  for each row execute function record_change('tenant_id');

create table hour_reminders (
  tenant_id uuid not null references tenants,
  employee_id uuid not null,
  day date not null,
  days date[] not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, employee_id, day),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on column hour_reminders.days is 'The days without hours that it names.';
select install_tenant_table('hour_reminders', 'select, insert');
select install_events('hour_reminders', 'hours', 'employee_id');

-- Day registers ----------------------------------------------------------------------------------------

create table day_registers (
  tenant_id uuid not null references tenants,
  id uuid not null,
  project_id uuid not null,
  monday date not null check (extract(isodow from monday) = 1),
  number integer not null check (number > 0),
  lines jsonb not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, id),
  unique (tenant_id, project_id, monday, number),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
comment on column day_registers.lines is 'Who worked on which day, as approved then: employeeId, name, date, quarters; by name and date.';
select install_tenant_table('day_registers', 'select, insert');
select install_events('day_registers', 'hours', 'project_id');
