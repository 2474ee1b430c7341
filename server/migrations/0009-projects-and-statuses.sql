-- Projects, clients and statuses in full; changes of status; a history of every record.

alter table clients
  add column number text not null default '',
  add column email text not null default '',
  add column contact_persons jsonb not null default '[]',
  add column remarks text not null default '';

alter table projects
  add column number text not null default '',
  add column start_date date,
  add column end_date date,
  add column planned_hours numeric(9, 2),
  add column hue smallint,
  add column contact_person jsonb not null default
    '{"name": "", "phonenumber": "", "email": "", "showName": true, "showPhonenumber": true, "showEmail": true}',
  add column description text not null default '',
  add constraint ends_after_start check (end_date >= start_date);
create index projects_by_status on projects (tenant_id, status_id);
create index planning_items_by_client on planning_items (tenant_id, client_id);

alter table project_statuses
  add column hue smallint,
  add column closed boolean not null default false,
  add column version integer not null default 1;

-- Tenant by tenant, because row-level security holds for the owner of the tables too.
do $$
declare
  tenant record;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    -- By steps of the golden section, which keep neighbours apart.
    update projects set hue = spread.hue
      from (select id, 50 + ((row_number() over (order by id) - 1) * 180 % 291)::smallint as hue from projects) spread
      where projects.id = spread.id;
    update project_statuses set position = ranked.position
      from (select id, row_number() over (order by position, id) as position from project_statuses) ranked
      where project_statuses.id = ranked.id;
  end loop;
end
$$;
alter table projects alter column hue set not null;

create table project_status_mutations (
  tenant_id uuid not null references tenants,
  id uuid not null,
  project_id uuid not null,
  from_label text not null default '',
  to_label text not null default '',
  remark text not null default '',
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
create index project_status_mutations_by_project on project_status_mutations (tenant_id, project_id, at);
create index project_status_mutations_by_time on project_status_mutations (tenant_id, at);
select install_tenant_table('project_status_mutations', 'select, insert');
select install_events('project_status_mutations', 'projects', 'project_id');

-- As before, and with the tenant of the row, so that work of the owner of the tables is recorded too.
create or replace function record_change() returns trigger
  language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept jsonb := coalesce(after, before);
begin
  if before is distinct from after then
    insert into changes (tenant_id, subject, subject_id, action, before, after)
    values ((kept ->> 'tenant_id')::uuid, tg_table_name, (kept ->> tg_argv[0])::uuid, lower(tg_op),
      before - 'tenant_id', after - 'tenant_id');
  end if;
  return null;
end
$$;
create trigger record_change after insert or update or delete on clients
  for each row execute function record_change('id');
create trigger record_change after insert or update or delete on projects
  for each row execute function record_change('id');
create trigger record_change after insert or update or delete on employees
  for each row execute function record_change('id');
create trigger record_change after insert or update or delete on materials
  for each row execute function record_change('id');
create trigger record_change after insert or update or delete on project_statuses
  for each row execute function record_change('id');
