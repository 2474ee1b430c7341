-- What a foreman enters of the day of the crew, and the report of a day of a project.

create table crew_days (
  tenant_id uuid not null references tenants,
  employee_id uuid not null,
  date date not null,
  start_time time,
  end_time time,
  break_minutes integer not null default 0 check (break_minutes between 0 and 1439),
  travel_minutes integer check (travel_minutes between 0 and 1440),
  is_absent boolean not null default false,
  works jsonb not null,
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  at timestamptz not null default clock_timestamp(),
  answer text check (answer in ('confirmed', 'objected')),
  objection text not null default '',
  version integer not null default 1,
  primary key (tenant_id, employee_id, date),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint both_times check ((start_time is null) = (end_time is null)),
  constraint absent_without_work check (not is_absent or (start_time is null and works = '[]')),
  constraint objection_of_an_answer check (objection = '' or answer is not distinct from 'objected')
);
comment on table crew_days is
  'What the foreman entered of a person''s day. It is not the hours that count: those are of the worker or the office, who may take it over.';
comment on column crew_days.end_time is 'A time before the begin is on the next day.';
comment on column crew_days.works is 'The contract''s works of a day: the id of each planning item and the hours on it.';
comment on column crew_days.answer is 'Of the worker, to what is entered now.';
create index crew_days_by_date on crew_days (tenant_id, date);
select install_tenant_table('crew_days');
create trigger record_change after insert or update or delete on crew_days
  for each row execute function record_change('employee_id');
create trigger guard_day before insert or update or delete on crew_days
  for each row execute function guard_line();
select install_events('crew_days', 'hours', 'employee_id', 'employee');

create table day_reports (
  tenant_id uuid not null references tenants,
  project_id uuid not null,
  date date not null,
  weather text not null default '',
  work_done text not null default '',
  delays text not null default '',
  equipment text not null default '',
  visitors text not null default '',
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  primary key (tenant_id, project_id, date),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
comment on table day_reports is
  'What the foreman writes of a day of a project. The people and hours of it are those of crew_days, the photos those of the planning items.';
select install_tenant_table('day_reports');
create trigger record_change after insert or update or delete on day_reports
  for each row execute function record_change('project_id');
select install_events('day_reports', 'projects', 'project_id');

do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  after constant text := replace(
    replace(before, 'delete from public.work_days where', $with$delete from public.crew_days where tenant_id = tenant and employee_id = leaver;
    delete from public.work_days where$with$),
    $with$'work_days', 'absences',$with$, $with$'work_days', 'crew_days', 'absences',$with$);
begin
  if after not like '%public.crew_days%' or after not like '%''crew_days''%' then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute after;
end
$$;
