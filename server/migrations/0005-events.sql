-- Live updates: a statement that changes rows says so when it commits, on the one channel that every node listens to.

create function employees_concerned(tenant uuid, way text, keys uuid[]) returns uuid[]
  language plpgsql stable as $$
declare
  since date := current_date - 7;
begin
  case way
    when 'planning-item' then
      return array(select distinct employee_id from planning_assignments
        where tenant_id = tenant and planning_item_id = any (keys));
    when 'project' then
      return array(select distinct a.employee_id from planning_items i
        join planning_assignments a on a.tenant_id = i.tenant_id and a.planning_item_id = i.id
        where i.tenant_id = tenant and i.project_id = any (keys) and i.date >= since);
    when 'client' then
      return array(select distinct a.employee_id from planning_items i
        join planning_assignments a on a.tenant_id = i.tenant_id and a.planning_item_id = i.id
        where i.tenant_id = tenant and i.date >= since and (i.client_id = any (keys) or i.project_id in (
          select id from projects where tenant_id = tenant and client_id = any (keys))));
    else
      raise exception 'No way to employees is called %', way;
  end case;
end
$$;
comment on function employees_concerned is
  'Who has rows with these keys on the own planning. Of a project or client the last week and what comes, which is what phones show.';

create function announce_change() returns trigger
  language plpgsql as $$
declare
  subject text := tg_argv[0];
  key_column text := tg_argv[1];
  way text := tg_argv[2];
  passing constant text[] := '{last_used_at}';
  changed jsonb[];
  told record;
  employees uuid[];
begin
  if tg_op = 'INSERT' then
    changed := array(select to_jsonb(n) from new_rows n);
  elsif tg_op = 'DELETE' then
    changed := array(select to_jsonb(o) from old_rows o);
  else
    changed := array(
      (select to_jsonb(n) - passing from new_rows n except select to_jsonb(o) - passing from old_rows o)
      union all
      (select to_jsonb(o) - passing from old_rows o except select to_jsonb(n) - passing from new_rows n));
  end if;
  for told in
    select (one ->> 'tenant_id')::uuid as tenant,
      array_agg(distinct (one ->> key_column)::uuid) as ids,
      array_agg(distinct (one ->> 'employee_id')::uuid) filter (where way = 'employee') as employees
    from unnest(changed) one
    where one ->> key_column is not null
    group by 1
  loop
    employees := case
      when way = '' or (way in ('project', 'client') and tg_op <> 'UPDATE') then '{}'
      when way = 'employee' then told.employees
      when cardinality(told.ids) > 50 then null
      else employees_concerned(told.tenant, way, told.ids)
    end;
    -- A notification holds 8000 bytes; an id takes 39.
    perform pg_notify('ploegplan_events', jsonb_build_object(
      'tenant', told.tenant,
      'subject', subject,
      'ids', case when cardinality(told.ids) <= 50 then to_jsonb(told.ids) end,
      'employees', case when cardinality(employees) <= 100 then to_jsonb(employees) end,
      'by', nullif(current_setting('app.user_id', true), '')
    )::text);
  end loop;
  return null;
end
$$;
comment on function announce_change is
  'Tells of the rows that a statement changed: the tenant (null: a row of none), the subject, whose rows (ids) and which employees it concerns; null means many.';

create function install_events(
  changing regclass,
  subject text,
  key_column text default 'id',
  concerns text default '',
  operations text[] default '{insert,update,delete}'
) returns void language plpgsql as $$
declare
  operation text;
begin
  foreach operation in array operations loop
    execute format(
      'create trigger %I after %s on %s referencing %s for each statement execute function announce_change(%L, %L, %L)',
      format('tell_%s_%s', subject, operation), operation, changing,
      case operation
        when 'insert' then 'new table as new_rows'
        when 'delete' then 'old table as old_rows'
        else 'old table as old_rows new table as new_rows'
      end,
      subject, key_column, concerns);
  end loop;
end
$$;
comment on function install_events is
  'Makes a table tell of its changes under a subject: the first part of the keys under which browsers keep what they read. Rows without a value in key_column are left out. concerns says how a row leads to the employees who may hear of it: its column employee_id (employee), or what key_column names (planning-item, project, client).';

select install_events('planning_items', 'planning', concerns => 'planning-item');
select install_events('planning_assignments', 'planning', 'planning_item_id', 'employee');
select install_events('planning_item_materials', 'planning', 'planning_item_id', 'planning-item');
select install_events('images', 'planning', 'planning_item_id', 'planning-item');
select install_events('images', 'projects', 'project_id');
select install_events('images', 'clients', 'client_id');
select install_events('projects', 'projects', concerns => 'project');
select install_events('project_statuses', 'projects');
select install_events('clients', 'clients', concerns => 'client');
select install_events('employees', 'employees');
select install_events('materials', 'materials');
select install_events('users', 'users');
select install_events('tenants', 'tenants');
-- These two only end streams: they are told to no browser.
select install_events('sessions', 'sessions', operations => '{delete}');
select install_events('gods', 'gods', operations => '{update}');
