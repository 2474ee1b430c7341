-- When somebody worked on a day, and the travel of it.

create table work_days (
  tenant_id uuid not null references tenants,
  employee_id uuid not null,
  date date not null,
  start_time time,
  end_time time,
  break_minutes integer not null default 0 check (break_minutes between 0 and 1439),
  travel_role text check (travel_role in ('rider', 'driver', 'driver-with-riders')),
  travel_minutes integer check (travel_minutes between 0 and 1440),
  kilometres integer check (kilometres between 0 and 2000),
  car_id uuid,
  is_corrected boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id, employee_id, date),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, car_id) references materials (tenant_id, id),
  constraint both_times check ((start_time is null) = (end_time is null)),
  constraint travel_of_a_role
    check ((travel_role is null) = (travel_minutes is null) and (travel_role is not null or num_nonnulls(kilometres, car_id) = 0))
);
comment on table work_days is
  'The times of a person''s day over all works of it, and the travel between home and work. The hours of each work are recorded apart from them.';
comment on column work_days.end_time is 'A time before the begin is on the next day.';
comment on column work_days.travel_minutes is 'All trips of the day together.';
comment on column work_days.kilometres is 'Of a single trip.';
comment on column work_days.is_corrected is 'Whether the office changed it: it counts instead of what the employee sends later.';
create index work_days_by_date on work_days (tenant_id, date);
select install_tenant_table('work_days');
create trigger record_change after insert or update or delete on work_days
  for each row execute function record_change('employee_id');
select install_events('work_days', 'hours', 'employee_id', 'employee');

create trigger guard_day before insert or update or delete on work_days
  for each row execute function guard_line();

alter table hour_settings add column day_times jsonb not null
  default '{"ask": {"own": "off", "hired": "off", "self-employed": "off"}, "step": 15, "travel": false}';
comment on column hour_settings.day_times is 'The contract''s DayTimesSettings: whom the company asks for the times of a day.';

do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  after constant text := replace(
    replace(before, 'delete from public.hour_lines where', $with$delete from public.work_days where tenant_id = tenant and employee_id = leaver;
    delete from public.hour_lines where$with$),
    $with$('hour_lines', 'absences',$with$, $with$('hour_lines', 'work_days', 'absences',$with$);
begin
  if after not like '%public.work_days%' or after not like '%''work_days''%' then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute after;
end
$$;
comment on function remove_expired is
  'Removes for good one kind of data of an employee of the current tenant who left long enough ago, the change log and kept answers included; the times of days go with wages. With the rights of the owner, because the application may not delete from its logs, nor change approved hours.';
