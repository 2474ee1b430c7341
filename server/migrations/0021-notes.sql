-- Notes of the office: about a client, project, planning item or employee, or about nothing of these.

create table notes (
  tenant_id uuid not null references tenants,
  id uuid not null,
  title text not null,
  text text not null default '',
  is_pinned boolean not null default false,
  is_for_crew boolean not null default false,
  client_id uuid,
  project_id uuid,
  planning_item_id uuid,
  employee_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  deleted_at timestamptz,
  version integer not null default 1,
  crew_project_id uuid generated always as (
    case when is_pinned and is_for_crew and deleted_at is null then project_id end
  ) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on column notes.planning_item_id is
  'Without a foreign key: an item can be deleted and put back, and a note must neither prevent that nor lose its place.';
comment on column notes.crew_project_id is 'The project on whose days employees read the note; null when they do not.';
create index notes_by_crew_project on notes (tenant_id, crew_project_id) where crew_project_id is not null;
select install_tenant_table('notes');
create trigger record_change after insert or update or delete on notes
  for each row execute function record_change('id');
select install_events('notes', 'notes');

-- By a trigger of its own: install_events tells employees only of changed rows, and here a new row changes their day too.
create function tell_crew_of_note() returns trigger
  language plpgsql as $$
declare
  tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  projects uuid[] := array_remove(array[old.crew_project_id, new.crew_project_id], null);
  employees uuid[];
begin
  if cardinality(projects) = 0 then
    return null;
  end if;
  employees := employees_concerned(tenant, 'project', projects);
  perform pg_notify('ploegplan_events', jsonb_build_object(
    'tenant', tenant,
    'subject', 'notes',
    'ids', jsonb_build_array(coalesce(new.id, old.id)),
    'employees', case when cardinality(employees) <= 100 then to_jsonb(employees) end,
    'by', nullif(current_setting('app.user_id', true), '')
  )::text);
  return null;
end
$$;
create trigger tell_crew after insert or update or delete on notes
  for each row execute function tell_crew_of_note();
