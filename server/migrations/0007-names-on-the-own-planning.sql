-- An employee reads names of colleagues and materials on the own planning: a new name concerns who has it there, and nothing else
-- of them does.

create or replace function employees_concerned(tenant uuid, way text, keys uuid[]) returns uuid[]
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
    when 'colleague' then
      return array(select distinct a.employee_id from planning_assignments named
        join planning_assignments a
          on a.tenant_id = named.tenant_id and a.planning_item_id = named.planning_item_id
        where named.tenant_id = tenant and named.employee_id = any (keys) and named.date >= since);
    when 'material' then
      return array(select distinct a.employee_id from planning_item_materials m
        join planning_assignments a on a.tenant_id = m.tenant_id and a.planning_item_id = m.planning_item_id
        where m.tenant_id = tenant and m.material_id = any (keys) and a.date >= since);
    else
      raise exception 'No way to employees is called %', way;
  end case;
end
$$;

create or replace function announce_change() returns trigger
  language plpgsql as $$
declare
  subject text := tg_argv[0];
  key_column text := tg_argv[1];
  way text := tg_argv[2];
  passing constant text[] := '{last_used_at}';
  changed jsonb[];
  told record;
  keys uuid[];
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
    keys := told.ids;
    if way in ('colleague', 'material') then
      keys := array(select (one ->> key_column)::uuid from unnest(changed) one
        where (one ->> 'tenant_id')::uuid = told.tenant
        group by 1 having count(distinct one ->> 'name') > 1);
    end if;
    employees := case
      when way = '' or (way in ('project', 'client') and tg_op <> 'UPDATE') then '{}'
      when way = 'employee' then told.employees
      when cardinality(keys) > 50 then null
      else employees_concerned(told.tenant, way, keys)
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

comment on function install_events is
  'Makes a table tell of its changes under a subject: the first part of the keys under which browsers keep what they read. Rows without a value in key_column are left out. concerns says how a row leads to the employees who may hear of it: its column employee_id (employee), or what key_column names (planning-item, project, client; colleague and material when the name is another).';

drop trigger tell_employees_insert on employees;
drop trigger tell_employees_update on employees;
drop trigger tell_employees_delete on employees;
select install_events('employees', 'employees', concerns => 'colleague');
drop trigger tell_materials_insert on materials;
drop trigger tell_materials_update on materials;
drop trigger tell_materials_delete on materials;
select install_events('materials', 'materials', concerns => 'material');
