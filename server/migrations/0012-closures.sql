-- Days on which the whole company is closed.

create table closures (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  first_day date not null,
  last_day date not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  constraint first_day_comes_first check (first_day <= last_day)
);
create index closures_by_last_day on closures (tenant_id, last_day, first_day) where deleted_at is null;
select install_tenant_table('closures');
create trigger record_change after insert or update or delete on closures
  for each row execute function record_change('id');
select install_events('closures', 'closures');
