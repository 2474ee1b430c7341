-- The ground: tenants, the functions that keep them apart, keys, throttling, and the log of changes.

create function current_tenant() returns uuid
  language sql stable
  return current_setting('app.tenant_id')::uuid;
comment on function current_tenant() is
  'The tenant of this transaction. Raises an error when none is set, so that a forgotten tenant is a fault, not an empty list.';

create function install_tenant_table(tenant_table regclass, privileges text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  execute format('alter table %s alter column tenant_id set default current_tenant()', tenant_table);
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())',
    tenant_table
  );
  execute format('grant %s on %s to ploegplan_app', privileges, tenant_table);
end
$$;
comment on function install_tenant_table is
  'Every tenant table goes through here: row-level security forced, one policy, rights of the application role.';

-- Tables without a tenant of their own ------------------------------------------------------------

create table tenants (
  id uuid primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{0,62}$'),
  display_name text not null,
  logo text not null default 'ploegplan',
  accent_color text not null default '#0f5e6b' check (accent_color ~ '^#[0-9a-f]{6}$'),
  project_term text not null default 'Project',
  projects_term text not null default 'Projecten',
  hidden_parts text[] not null default '{}',
  created_at timestamptz not null default now()
);
grant select, insert, update on tenants to ploegplan_app;

create table tenant_hosts (
  host text primary key check (host = lower(host)),
  tenant_id uuid not null references tenants
);
grant select, insert, delete on tenant_hosts to ploegplan_app;

create table app_keys (
  id uuid primary key,
  secret bytea not null,
  created_at timestamptz not null default now()
);
comment on table app_keys is 'The key that all nodes share, for session tokens and anti-forgery tokens. Random UUIDs hold 122 bits each.';
insert into app_keys (id, secret)
values (gen_random_uuid(), decode(replace(concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), '-', ''), 'hex'));
grant select on app_keys to ploegplan_app;

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
grant select, insert, update, delete on rate_limits to ploegplan_app;

-- Who, when, from what to what --------------------------------------------------------------------

create table changes (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  subject text not null,
  subject_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  primary key (tenant_id, id)
);
create index changes_by_subject on changes (tenant_id, subject_id);
select install_tenant_table('changes', 'select, insert');

create function record_change() returns trigger
  language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'tenant_id' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'tenant_id' end;
  kept jsonb := coalesce(after, before);
begin
  if before is distinct from after then
    insert into changes (subject, subject_id, action, before, after)
    values (tg_table_name, (kept ->> tg_argv[0])::uuid, lower(tg_op), before, after);
  end if;
  return null;
end
$$;
comment on function record_change is 'Trigger function; its argument names the column that holds the id of the subject.';
