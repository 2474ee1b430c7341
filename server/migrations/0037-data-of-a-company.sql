-- All data of a company, or of one employee, as a file that the office can download for some days.

create table data_exports (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  requested_at timestamptz not null default now(),
  requested_by uuid not null,
  requester_name text not null,
  stored_file_id uuid,
  size_bytes bigint,
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, stored_file_id) references stored_files (tenant_id, id),
  check ((state = 'ready') = (stored_file_id is not null))
);
comment on column data_exports.employee_id is 'Null: all data of the company.';
comment on column data_exports.requested_by is 'A user of the tenant, or a god.';
create unique index one_export_at_a_time on data_exports (tenant_id, coalesce(employee_id, tenant_id))
  where state in ('waiting', 'running');
create index data_exports_expiry on data_exports (tenant_id, expires_at) where expires_at is not null;
select install_tenant_table('data_exports');
select install_events('data_exports', 'data-exports');

-- Background jobs of which every attempt failed, until a god has them tried again ----------------------

create table job_failures (
  tenant_id uuid not null references tenants,
  id uuid not null,
  queue text not null,
  data jsonb not null,
  reason text not null default '',
  at timestamptz not null default now(),
  retried_at timestamptz,
  primary key (tenant_id, id)
);
comment on column job_failures.id is 'That of the job in the dead letter queue, so that reporting it twice adds one row.';
create index job_failures_open on job_failures (tenant_id, at) where retried_at is null;
select install_tenant_table('job_failures', 'select, insert');
grant update (retried_at) on job_failures to ploegplan_app;

-- The end of a company ---------------------------------------------------------------------------------

alter table tenants add column deletes_at timestamptz;
comment on column tenants.deletes_at is 'From when all of the tenant is deleted; null: it is not.';

create table host_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  event text not null check (event in ('tenant-deletion-planned', 'tenant-deletion-withdrawn', 'tenant-deleted')),
  actor_name text not null,
  tenant_id uuid not null,
  tenant_name text not null,
  details jsonb not null default '{}'
);
comment on table host_log is 'What outlives a tenant; the application may add and read, never change or delete.';
comment on column host_log.tenant_id is 'Without a foreign key: the tenant may be gone.';
grant select, insert on host_log to ploegplan_app;

create function delete_tenant(doomed uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant_table regclass;
  deleted bigint;
  progress boolean := true;
  reason text := '';
begin
  if not exists (select from public.tenants where id = doomed and deletes_at <= now()) then
    raise exception 'Tenant % is not due for deletion', doomed;
  end if;
  perform set_config('app.tenant_id', doomed::text, true);
  -- A table waits for those that refer to it, hours for the approval that protects them, and the change log for all of them.
  while progress loop
    progress := false;
    reason := '';
    for tenant_table in
      select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'tenant_id' and not a.attisdropped and c.relkind = 'r'
        and c.relnamespace = 'public'::regnamespace and c.relname <> 'host_log'
      order by c.relname
    loop
      begin
        execute format('delete from %s where tenant_id = $1', tenant_table) using doomed;
        get diagnostics deleted = row_count;
        progress := progress or deleted > 0;
      exception when foreign_key_violation or sqlstate 'PP001' or sqlstate 'PP002' then
        reason := sqlerrm;
      end;
    end loop;
  end loop;
  if reason <> '' then
    raise exception 'Rows of tenant % cannot be deleted: %', doomed, reason;
  end if;
  delete from public.tenants where id = doomed;
end
$$;
comment on function delete_tenant is
  'Deletes all rows of a tenant, by the catalogue. With the rights of the owner, because the application may not delete from its logs; only when the deletion that a god asked for is due.';
revoke execute on function delete_tenant from public;
grant execute on function delete_tenant to ploegplan_app;

-- Announcements of the host to the users of all companies ---------------------------------------------

create table announcements (
  id uuid primary key,
  text text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_at timestamptz not null default now(),
  created_by text not null
);
grant select, insert, delete on announcements to ploegplan_app;

create table announcement_dismissals (
  tenant_id uuid not null references tenants,
  account_id uuid not null,
  announcement_id uuid not null references announcements on delete cascade,
  at timestamptz not null default now(),
  primary key (tenant_id, account_id, announcement_id)
);
comment on column announcement_dismissals.account_id is 'A user of the tenant, or a god.';
create index announcement_dismissals_of on announcement_dismissals (announcement_id);
select install_tenant_table('announcement_dismissals', 'select, insert');

create function tell_announcement() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('ploegplan_events', jsonb_build_object(
    'tenant', null, 'subject', 'announcements', 'ids', null, 'employees', '[]'::jsonb, 'by', null)::text);
  return null;
end
$$;
comment on function tell_announcement is 'An announcement is of no tenant, so it is told to the users of all.';
create trigger tell_announcements after insert or delete on announcements
  for each statement execute function tell_announcement();
