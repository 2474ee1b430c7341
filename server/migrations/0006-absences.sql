-- Who is absent when, and the log of changes by time.

create extension if not exists btree_gist;

create table absences (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in (
    'vacation', 'rostered-day-off', 'sick', 'doctor', 'special-leave', 'parental-leave', 'care-leave',
    'unpaid-leave', 'training', 'unworkable-weather', 'other'
  )),
  first_day date not null,
  last_day date not null,
  hours_per_day numeric(5, 2),
  note text not null default '',
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint first_day_comes_first check (first_day <= last_day),
  constraint leave_in_quarters check (hours_per_day > 0 and hours_per_day <= 24 and mod(hours_per_day, 0.25) = 0),
  constraint one_whole_day_absence_at_a_time exclude using gist (
    tenant_id with =, employee_id with =, daterange(first_day, last_day, '[]') with &&
  ) where (hours_per_day is null)
);
comment on column absences.hours_per_day is 'Null: whole days.';
create index absences_by_last_day on absences (tenant_id, last_day, first_day);
create index absences_by_employee on absences (tenant_id, employee_id, first_day);
select install_tenant_table('absences');
create trigger record_change after insert or update or delete on absences
  for each row execute function record_change('id');
select install_events('absences', 'absences');

create index changes_by_time on changes (tenant_id, at);
