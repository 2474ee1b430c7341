-- Days on which nobody can work for the weather, and the readings by which that is judged.

-- A part of the product that a company switches on by no longer hiding it.
alter table tenants alter column hidden_parts set default '{scaffolds,weather}';
update tenants set hidden_parts = hidden_parts || '{weather}'::text[];

create table weather_settings (
  tenant_id uuid not null references tenants primary key,
  hourly_url text not null default '',
  recent_url text not null default '',
  forecast_url text not null default '',
  key_header text not null default '',
  source_key text not null default '',
  norms jsonb not null default '[]',
  version integer not null default 1
);
comment on table weather_settings is 'Where a company gets readings, and its own norms; no row: nowhere, and the usual norms.';
comment on column weather_settings.recent_url is 'The readings of this morning; the hourly ones are validated, and come days later.';
comment on column weather_settings.key_header is 'The header for the key; empty: the address has it.';
comment on column weather_settings.norms is 'The contract''s OwnNorm.';
select install_tenant_table('weather_settings');
select install_events('weather_settings', 'weather', 'tenant_id');

create table weather_fetches (
  tenant_id uuid not null references tenants,
  station integer not null,
  origin text not null check (origin in ('hourly', 'recent', 'forecast')),
  tried_at timestamptz not null,
  read_at timestamptz,
  fault text not null default '',
  primary key (tenant_id, station, origin)
);
comment on table weather_fetches is 'When the source was asked last, when it last gave readings, and why it gave none since.';
select install_tenant_table('weather_fetches');

create table weather_readings (
  tenant_id uuid not null references tenants,
  station integer not null,
  at timestamptz not null,
  origin text not null check (origin in ('typed', 'hourly', 'recent', 'sample', 'forecast')),
  temperature numeric(4, 1),
  wind numeric(4, 1),
  gust numeric(4, 1),
  rain_minutes integer check (rain_minutes between 0 and 60),
  rain numeric(5, 1),
  primary key (tenant_id, station, at, origin)
);
comment on table weather_readings is 'What a station of KNMI measured, or is expected to, in the hour that ends at a moment.';
comment on column weather_readings.temperature is 'In °C, at that moment.';
comment on column weather_readings.wind is 'The mean in m/s.';
comment on column weather_readings.gust is 'The strongest in m/s.';
comment on column weather_readings.rain is 'In mm.';
select install_tenant_table('weather_readings');
select install_events('weather_readings', 'weather', 'tenant_id');

create table weather_places (
  tenant_id uuid not null references tenants,
  project_id uuid not null,
  station integer,
  work_kind text not null check (work_kind in ('steel-scaffold', 'rolling-tower', 'crane', 'other')),
  primary key (tenant_id, project_id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
comment on table weather_places is 'What was chosen for a project; no row: the nearest station, and a steel scaffold.';
comment on column weather_places.station is 'Null: the nearest one.';
select install_tenant_table('weather_places');
select install_events('weather_places', 'weather', 'project_id');

create table weather_days (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  project_id uuid not null,
  date date not null,
  cause text not null check (cause in ('frost', 'snow', 'ice', 'rain', 'wind', 'thunder')),
  reported_at timestamptz,
  reported_by text not null default '' check ((reported_at is null) = (reported_by = '')),
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
comment on table weather_days is
  'Why somebody is absent for the weather, and whether UWV was told. The absence of the same id has the days and hours: without it the day was withdrawn.';
comment on column weather_days.date is 'As it was recorded first; the absence may have been moved since.';
create index weather_days_by_date on weather_days (tenant_id, date);
create index weather_days_by_employee on weather_days (tenant_id, employee_id);
create index weather_days_by_project on weather_days (tenant_id, project_id, date);
select install_tenant_table('weather_days');
create trigger record_change after insert or update or delete on weather_days
  for each row execute function record_change('id');
select install_events('weather_days', 'weather');

-- Days without work go with wages.
do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  absences constant text := 'delete from public.absences where';
begin
  if before not like '%' || absences || '%' or before not like $with$%'crew_days', 'absences',%$with$ then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute replace(
    replace(before, absences, $with$delete from public.weather_days where tenant_id = tenant and employee_id = leaver;
    $with$ || absences),
    $with$'crew_days', 'absences',$with$, $with$'crew_days', 'weather_days', 'absences',$with$);
end
$$;
