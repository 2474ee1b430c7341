-- Images of planning ranges, and what searching and copying images need.

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table images no force row level security;
alter table planning_ranges no force row level security;

alter table images
  add column planning_range_id uuid,
  drop constraint belongs_to_one_owner,
  add constraint belongs_to_one_owner
    check (num_nonnulls(client_id, project_id, planning_item_id, planning_range_id) = 1),
  add unique (tenant_id, planning_range_id, filename),
  add foreign key (tenant_id, planning_range_id) references planning_ranges (tenant_id, id);
create index images_by_upload on images (tenant_id, uploaded_at, id);

alter table planning_ranges add column emptied_at timestamptz;
comment on column planning_ranges.emptied_at is
  'Since when the range, which has images, was found to have no items; null: it has items or no images.';
grant update (emptied_at) on planning_ranges to ploegplan_app;

alter table images force row level security;
alter table planning_ranges force row level security;

create trigger record_range_change after insert or update or delete on images
  for each row execute function record_change('planning_range_id');

-- A stored file is released with its last image -------------------------------------------------------

drop trigger release_stored_file on images;
drop function release_stored_file();

create function release_stored_files() returns trigger
  language plpgsql as $$
begin
  -- The locks make two transactions that each remove one of the last two images decide one after the other, and in one order,
  -- so that neither waits for the other.
  perform 1 from stored_files
    where (tenant_id, id) in (select tenant_id, stored_file_id from gone)
    order by id for update;
  update stored_files file set state = 'deleting', changed_at = now()
    where (tenant_id, id) in (select tenant_id, stored_file_id from gone)
      and not exists (
        select from images where tenant_id = file.tenant_id and stored_file_id = file.id
      );
  return null;
end
$$;

create trigger release_stored_files after delete on images
  referencing old table as gone for each statement execute function release_stored_files();

-- Live updates: images of a range concern its days ----------------------------------------------------

create or replace function announce_change() returns trigger
  language plpgsql as $$
declare
  subject text := tg_argv[0];
  key_column text := tg_argv[1];
  way text := tg_argv[2];
  passing constant text[] := '{last_used_at}';
  changed jsonb[];
  told record;
  ids uuid[];
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
    ids := told.ids;
    if way = 'planning-range' then
      ids := array(select id from planning_items
        where tenant_id = told.tenant and range_id = any (told.ids) order by id);
    end if;
    keys := ids;
    if way in ('planning-item', 'planning-range') then
      keys := array(select key from unnest(ids) key where exists (
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
      when way = 'planning-range' then employees_concerned(told.tenant, 'planning-item', keys)
      else employees_concerned(told.tenant, way, keys)
    end;
    -- A notification holds 8000 bytes; an id takes 39.
    perform pg_notify('ploegplan_events', jsonb_build_object(
      'tenant', told.tenant,
      'subject', subject,
      'ids', case when cardinality(ids) <= 50 then to_jsonb(ids) end,
      'employees', case when cardinality(employees) <= 100 then to_jsonb(employees) end,
      'by', nullif(current_setting('app.user_id', true), '')
    )::text);
  end loop;
  return null;
end
$$;

-- As before, and a table may tell of one subject by several columns.
create or replace function install_events(
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
      concat_ws('_', 'tell', subject, 'by_' || nullif(key_column, 'id'), operation), operation, changing,
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
  'Makes a table tell of its changes under a subject: the first part of the keys under which browsers keep what they read. Rows without a value in key_column are left out. concerns says how a row leads to the employees who may hear of it: its column employee_id (employee), or what key_column names (planning-item, project, client; planning-range, which is told as its days; colleague and material when the name is another).';

select install_events('images', 'planning', 'planning_range_id', 'planning-range');
