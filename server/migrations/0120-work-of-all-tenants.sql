-- Contracting. Work that is done for all tenants looks only at those for which something is due, and reads the bytes of their files from one
-- row each.

create table tenant_work (
  tenant_id uuid not null references tenants,
  kind text not null,
  due_at timestamptz not null default '-infinity',
  primary key (tenant_id, kind)
);
comment on table tenant_work is
  'When each kind of periodic work looks at each tenant next. The work itself sets it; a change that may make it earlier recalls it.';
comment on column tenant_work.due_at is 'Infinity: nothing is due until a change recalls the work. -infinity: at the next look.';
create index tenant_work_due on tenant_work (kind, due_at);
grant select, insert, update on tenant_work to ploegplan_app;

create table stored_bytes (
  tenant_id uuid primary key references tenants,
  bytes bigint not null default 0
);
comment on table stored_bytes is 'The bytes of the stored files of each tenant, those of running uploads included.';
grant select, insert, update on stored_bytes to ploegplan_app;

create function add_tenant_work() returns trigger
  language plpgsql as $$
begin
  insert into tenant_work (tenant_id, kind)
    select new.id, unnest(
      '{hour-reminders,unseen-planning,leave-requests,scaffolds,documents,weather,files,webhooks}'::text[]);
  insert into stored_bytes (tenant_id) values (new.id);
  return null;
end
$$;
create trigger add_tenant_work after insert on tenants for each row execute function add_tenant_work();

create function recall_tenant_work() returns trigger
  language plpgsql as $$
begin
  update tenant_work set due_at = '-infinity' where tenant_id = new.id;
  return null;
end
$$;
create trigger recall_tenant_work after update of working_week, hidden_parts, restore_days, notice_days, blocked_at on tenants
  for each row execute function recall_tenant_work();

create function recall_work() returns trigger
  language plpgsql as $$
declare
  recalled constant text := new.tenant_id || tg_argv[0];
begin
  -- Of many rows, the first recalls it.
  if current_setting('app.recalled_work', true) = recalled then
    return null;
  end if;
  perform set_config('app.recalled_work', recalled, true);
  update tenant_work set due_at = '-infinity' where tenant_id = new.tenant_id and kind = tg_argv[0] and due_at > '-infinity';
  if found then
    return null;
  end if;
  -- It is due. The lock keeps a look from taking it before this transaction ends, without making others wait that change rows too.
  perform from tenant_work where tenant_id = new.tenant_id and kind = tg_argv[0] and due_at = '-infinity' for share;
  if not found then
    -- A look took it just before.
    update tenant_work set due_at = '-infinity' where tenant_id = new.tenant_id and kind = tg_argv[0] and due_at > '-infinity';
  end if;
  return null;
end
$$;

-- At the commit: whoever changes rows too would otherwise wait for the end of the first transaction that does.
create function install_work(changing regclass, kind text, changes text default 'true') returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger %I after insert on %s deferrable initially deferred for each row execute function recall_work(%L)',
    format('recall_%s_insert', kind), changing, kind);
  execute format(
    'create constraint trigger %I after update on %s deferrable initially deferred for each row when (%s) execute function recall_work(%L)',
    format('recall_%s_update', kind), changing, changes, kind);
end
$$;
comment on function install_work is
  'Makes a periodic work look at a tenant again when rows of a table come or change, of changes only at those of a condition. Nothing becomes due because a row goes.';

select install_work('hour_settings', 'hour-reminders');
select install_work('closures', 'hour-reminders');
select install_work('told_days', 'unseen-planning');
select install_work('leave_requests', 'leave-requests');
select install_work('scaffolds', 'scaffolds');
select install_work('documents', 'documents');
select install_work('weather_settings', 'weather');
select install_work('stored_files', 'files');
select install_work('data_exports', 'files');
-- Not for what the sending itself changes.
select install_work('webhook_deliveries', 'webhooks', 'old.delivered_at is not null and new.delivered_at is null');

create function count_stored_bytes() returns trigger
  language plpgsql as $$
declare
  changed record;
  rows constant text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select tenant_id, state, size_bytes as bytes from new_rows' end,
    case when tg_op <> 'INSERT' then 'select tenant_id, state, -size_bytes as bytes from old_rows' end);
begin
  for changed in execute format(
    'select tenant_id, sum(bytes) as more from (%s) r where state <> ''deleting'' group by tenant_id having sum(bytes) <> 0', rows)
  loop
    update stored_bytes set bytes = bytes + changed.more where tenant_id = changed.tenant_id;
  end loop;
  return null;
end
$$;
create trigger count_stored_bytes_insert after insert on stored_files
  referencing new table as new_rows for each statement execute function count_stored_bytes();
create trigger count_stored_bytes_update after update on stored_files
  referencing old table as old_rows new table as new_rows for each statement execute function count_stored_bytes();
create trigger count_stored_bytes_delete after delete on stored_files
  referencing old table as old_rows for each statement execute function count_stored_bytes();

-- The sum of this index was the room in use.
drop index stored_files_sizes;

-- Indexes that keep the screens of a company with millions of items as fast as those of a small one -----

-- With the employee in it, who works on some days is read from the index alone.
drop index planning_assignments_by_date;
create index planning_assignments_by_date on planning_assignments (tenant_id, date, employee_id);
-- The averages of the working-time law go back for a year, in which few work at night or on a Sunday.
create index planning_items_of_nights on planning_items (tenant_id, date) where start_time < '06:00' or end_time <= start_time;
create index planning_assignments_of_weekends on planning_assignments (tenant_id, date) where extract(isodow from date) >= 6;
create index projects_in_use on projects (tenant_id) where deleted_at is null;
create index planning_assignments_without_hours on planning_assignments (tenant_id, date) where hours_worked is null and not is_draft;

-- Tenants that exist, each in turn for an owner whom row-level security binds.
do $$
declare
  tenant record;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    insert into tenant_work (tenant_id, kind)
      select tenant.id, unnest(
        '{hour-reminders,unseen-planning,leave-requests,scaffolds,documents,weather,files,webhooks}'::text[]);
    insert into stored_bytes (tenant_id, bytes)
      select tenant.id, coalesce(sum(size_bytes), 0) from stored_files where tenant_id = tenant.id and state <> 'deleting';
  end loop;
end
$$;
