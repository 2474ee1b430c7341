-- The planning board: ranges of days, drafts, publications, and a change log that tells whether an answer is still valid.

create table planning_ranges (
  tenant_id uuid not null references tenants,
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
comment on table planning_ranges is 'Days that are planned together. One without items is shown nowhere, and may get items again.';

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table planning_items no force row level security;
alter table planning_assignments no force row level security;

alter table planning_items
  add column range_id uuid,
  add column is_draft boolean not null default false,
  add foreign key (tenant_id, range_id) references planning_ranges (tenant_id, id);
create index planning_items_by_range on planning_items (tenant_id, range_id) where range_id is not null;

-- Whether it is a draft stands here too, as the date does, so that what employees may see needs no other table.
alter table planning_assignments add column is_draft boolean not null default false;
alter table planning_assignments drop constraint planning_assignments_tenant_id_planning_item_id_date_fkey;
alter table planning_items
  drop constraint planning_items_tenant_id_id_date_key,
  add unique (tenant_id, id, date, is_draft);
alter table planning_assignments
  add foreign key (tenant_id, planning_item_id, date, is_draft)
    references planning_items (tenant_id, id, date, is_draft) on update cascade on delete cascade;

alter table planning_items force row level security;
alter table planning_assignments force row level security;
select install_tenant_table('planning_ranges', 'select, insert');

create table planning_publications (
  tenant_id uuid not null references tenants,
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, id)
);
select install_tenant_table('planning_publications', 'select, insert');

create table planning_publication_items (
  tenant_id uuid not null references tenants,
  publication_id uuid not null,
  planning_item_id uuid not null,
  employee_ids uuid[] not null,
  primary key (tenant_id, publication_id, planning_item_id),
  foreign key (tenant_id, publication_id) references planning_publications (tenant_id, id)
);
comment on table planning_publication_items is 'What was published; it stays when the item is deleted.';
comment on column planning_publication_items.employee_ids is 'Who was on the item, and so is to be told.';
select install_tenant_table('planning_publication_items', 'select, insert');

-- The change log --------------------------------------------------------------------------------------

alter table changes add column xid xid8 not null default pg_current_xact_id();
comment on column changes.xid is 'The transaction, so that a snapshot tells exactly which changes it has.';
create index changes_by_xid on changes (tenant_id, xid);

-- As before, and skips rows that belong to another kind of owner.
create or replace function record_change() returns trigger
  language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept jsonb := coalesce(after, before);
begin
  if before is distinct from after and kept ->> tg_argv[0] is not null then
    insert into changes (tenant_id, subject, subject_id, action, before, after)
    values ((kept ->> 'tenant_id')::uuid, tg_table_name, (kept ->> tg_argv[0])::uuid, lower(tg_op),
      before - 'tenant_id', after - 'tenant_id');
  end if;
  return null;
end
$$;
create trigger record_change after insert or update or delete on planning_item_materials
  for each row execute function record_change('planning_item_id');
create trigger record_change after insert or update or delete on images
  for each row execute function record_change('planning_item_id');

-- Live updates: employees hear nothing of drafts --------------------------------------------------------

create or replace function employees_concerned(tenant uuid, way text, keys uuid[]) returns uuid[]
  language plpgsql stable as $$
declare
  since date := current_date - 7;
begin
  case way
    when 'planning-item' then
      return array(select distinct employee_id from planning_assignments
        where tenant_id = tenant and planning_item_id = any (keys) and not is_draft);
    when 'project' then
      return array(select distinct a.employee_id from planning_items i
        join planning_assignments a on a.tenant_id = i.tenant_id and a.planning_item_id = i.id
        where i.tenant_id = tenant and i.project_id = any (keys) and i.date >= since and not i.is_draft);
    when 'client' then
      return array(select distinct a.employee_id from planning_items i
        join planning_assignments a on a.tenant_id = i.tenant_id and a.planning_item_id = i.id
        where i.tenant_id = tenant and i.date >= since and not i.is_draft
          and (i.client_id = any (keys) or i.project_id in (
            select id from projects where tenant_id = tenant and client_id = any (keys))));
    when 'colleague' then
      return array(select distinct a.employee_id from planning_assignments named
        join planning_assignments a
          on a.tenant_id = named.tenant_id and a.planning_item_id = named.planning_item_id
        where named.tenant_id = tenant and named.employee_id = any (keys) and named.date >= since
          and not named.is_draft);
    when 'material' then
      return array(select distinct a.employee_id from planning_item_materials m
        join planning_assignments a on a.tenant_id = m.tenant_id and a.planning_item_id = m.planning_item_id
        where m.tenant_id = tenant and m.material_id = any (keys) and a.date >= since and not a.is_draft);
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
      -- A row that becomes a draft, or no longer is one, is among these as it was or as it is.
      array_agg(distinct (one ->> 'employee_id')::uuid)
        filter (where way = 'employee' and (one ->> 'is_draft') is distinct from 'true') as employees
    from unnest(changed) one
    where one ->> key_column is not null
    group by 1
  loop
    keys := told.ids;
    if way = 'planning-item' then
      keys := array(select key from unnest(told.ids) key where exists (
        select from planning_assignments
        where tenant_id = told.tenant and planning_item_id = key and not is_draft));
    elsif way in ('colleague', 'material') then
      keys := array(select (one ->> key_column)::uuid from unnest(changed) one
        where (one ->> 'tenant_id')::uuid = told.tenant
        group by 1 having count(distinct one ->> 'name') > 1);
    end if;
    employees := case
      when way = '' or (way in ('project', 'client') and tg_op <> 'UPDATE') then '{}'
      when way = 'employee' then coalesce(told.employees, '{}')
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
