-- Kinds of leave of the company, requests, and the ledger of leave.

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table absences no force row level security;
alter table employees no force row level security;

create table leave_kinds (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  kind text not null check (kind in (
    'vacation', 'rostered-day-off', 'time-for-time', 'sick', 'doctor', 'special-leave', 'parental-leave', 'care-leave',
    'unpaid-leave', 'training', 'unworkable-weather', 'other'
  )),
  account text check (account in ('vacation', 'rostered', 'time-for-time')),
  hue smallint not null default 0 check (hue between 0 and 359),
  requestable boolean not null default false,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, id, kind)
);
select install_tenant_table('leave_kinds');

create function usual_leave_kinds() returns table (name text, kind text, account text, hue smallint, requestable boolean)
  language sql immutable as $$
  values
    ('Vakantie', 'vacation', 'vacation', 150::smallint, true),
    ('Roostervrij (ADV/ATV)', 'rostered-day-off', 'rostered', 190, true),
    ('Tijd-voor-tijd', 'time-for-time', 'time-for-time', 230, true),
    ('Ziek', 'sick', null, 10, false),
    ('Dokter of tandarts', 'doctor', null, 340, true),
    ('Bijzonder verlof', 'special-leave', null, 280, true),
    ('Ouderschapsverlof', 'parental-leave', null, 305, true),
    ('Zorgverlof', 'care-leave', null, 325, true),
    ('Onbetaald verlof', 'unpaid-leave', null, 60, true),
    ('Cursus', 'training', null, 95, false),
    ('Onwerkbaar weer', 'unworkable-weather', null, 210, false),
    ('Overig', 'other', null, 35, false)
$$;

create function add_leave_kinds() returns trigger
  language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  insert into leave_kinds (id, name, kind, account, hue, requestable)
  select gen_random_uuid(), name, kind, account, hue, requestable from usual_leave_kinds();
  perform set_config('app.tenant_id', before, true);
  return null;
end
$$;
comment on function add_leave_kinds is 'Gives a new tenant the usual kinds of leave, which it can rename and add to.';
create trigger add_leave_kinds after insert on tenants for each row execute function add_leave_kinds();

alter table absences
  drop constraint absences_kind_check,
  drop constraint one_whole_day_absence_at_a_time,
  add column kind_id uuid;
alter table absences disable trigger user;
do $$
declare
  tenant record;
begin
  for tenant in select * from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    insert into leave_kinds (id, name, kind, account, hue, requestable)
    select gen_random_uuid(), name, kind, account, hue, requestable from usual_leave_kinds();
    update absences set kind_id = (select id from leave_kinds where leave_kinds.kind = absences.kind)
      where tenant_id = tenant.id;
  end loop;
end
$$;
alter table absences enable trigger user;
alter table absences
  alter column kind_id set not null,
  -- Being ill during leave is no leave (BW 7:637), so only these two may overlap.
  add constraint one_whole_day_absence_at_a_time exclude using gist (
    tenant_id with =, employee_id with =, daterange(first_day, last_day, '[]') with &&, (case kind when 'sick' then 1 else 0 end) with =
  ) where (hours_per_day is null),
  add foreign key (tenant_id, kind_id, kind) references leave_kinds (tenant_id, id, kind) on update cascade;
comment on column absences.kind is 'That of the kind of leave, for the constraint.';

create table leave_settings (
  tenant_id uuid primary key references tenants,
  start_year smallint check (start_year between 2000 and 2199),
  grants jsonb not null default '[]',
  kept_on date,
  version integer not null default 1
);
comment on column leave_settings.grants is
  'What is granted a year, each from a year on: fromYear, fullTimeHours, extraHours, rosteredHours; by that year.';
comment on column leave_settings.kept_on is
  'The last day on which the lines that come with a day, grants of a new year and expiries, were added.';
select install_tenant_table('leave_settings');

create table leave_requests (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  kind_id uuid not null,
  first_day date not null,
  last_day date not null,
  hours_per_day numeric(5, 2),
  note text not null default '',
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused', 'withdrawn')),
  requested_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid,
  answer text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, kind_id) references leave_kinds (tenant_id, id),
  constraint first_day_comes_first check (first_day <= last_day),
  constraint request_in_quarters check (hours_per_day > 0 and hours_per_day <= 24 and mod(hours_per_day, 0.25) = 0),
  constraint decided_once check ((state = 'requested') = (decided_at is null))
);
create index leave_requests_by_employee on leave_requests (tenant_id, employee_id, first_day);
create index leave_requests_to_decide on leave_requests (tenant_id, requested_at) where state = 'requested';
select install_tenant_table('leave_requests', 'select, insert, update');

create table leave_lines (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  day date not null,
  type text not null check (type in ('grant', 'use', 'expiry', 'correction', 'payout')),
  account text not null check (account in ('vacation', 'rostered', 'time-for-time')),
  quarters integer not null check (quarters <> 0),
  lot text,
  lot_kind text check (lot_kind in ('statutory', 'extra', 'rostered', 'time-for-time')),
  expires_on date,
  absence_id uuid,
  counters uuid,
  note text not null default '',
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, id),
  unique (tenant_id, counters),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, counters) references leave_lines (tenant_id, id),
  constraint lots_have_a_kind check ((lot is null) = (lot_kind is null))
);
comment on table leave_lines is 'The ledger of leave, in quarters of an hour. The application can add lines, and change or delete none.';
comment on column leave_lines.absence_id is 'Whose hours these are; the absence itself may be deleted since.';
create index leave_lines_by_employee on leave_lines (tenant_id, employee_id, day);
select install_tenant_table('leave_lines', 'select, insert');

create table leave_warnings (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  expires_on date not null,
  quarters integer not null,
  text text not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on table leave_warnings is 'That leave will lapse, as it was told to an employee (BW 7:640a). Never changed.';
create index leave_warnings_by_employee on leave_warnings (tenant_id, employee_id);
select install_tenant_table('leave_warnings', 'select, insert');

alter table absences force row level security;
alter table employees force row level security;

create trigger record_change after insert or update or delete on leave_kinds
  for each row execute function record_change('id');
create trigger record_change after insert or update or delete on leave_settings
  for each row execute function record_change('tenant_id');
create trigger record_change after insert or update or delete on leave_requests
  for each row execute function record_change('id');
-- As before, and to the employee whose absence it is.
drop trigger tell_absences_insert on absences;
drop trigger tell_absences_update on absences;
drop trigger tell_absences_delete on absences;
select install_events('absences', 'absences', 'id', 'employee');
select install_events('leave_kinds', 'absences');
select install_events('leave_settings', 'leave', 'tenant_id');
select install_events('leave_requests', 'leave', 'id', 'employee');
select install_events('leave_lines', 'leave', 'id', 'employee', '{insert}');
select install_events('leave_warnings', 'leave', 'id', 'employee', '{insert}');
