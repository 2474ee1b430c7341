-- Accounts that are of no tenant, sessions with device and last use, links that sign in, tenants' addresses, and the audit log.

-- God: one account for all tenants -----------------------------------------------------------------

create table gods (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  password_hash text,
  email text not null default '',
  needs_password_change boolean not null default false,
  active boolean not null default true,
  epoch integer not null default 1,
  version integer not null default 1
);
comment on column gods.epoch is 'A session counts only while it holds this number: raising it ends the sessions at all tenants at once.';
grant select, insert, update on gods to ploegplan_app;

-- The first god account of a name keeps it; who was god at several tenants has one account now.
do $$
declare
  tenant record;
begin
  for tenant in select id from tenants order by created_at, id loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    insert into gods (id, username, password_hash, email, needs_password_change, active)
      select id, username, password_hash, email, needs_password_change, active
      from users where tenant_id = tenant.id and user_type = 'god'
      on conflict do nothing;
    delete from users where tenant_id = tenant.id and user_type = 'god';
  end loop;
end
$$;

alter table users drop constraint users_user_type_check;
alter table users add constraint users_user_type_check check (user_type in ('employee', 'admin', 'other'));
alter table users add column version integer not null default 1;
alter table users add column last_used_at timestamptz;
alter table users add constraint one_account_per_employee unique (tenant_id, employee_id);
create index users_by_email on users (tenant_id, lower(email));

-- Sessions -----------------------------------------------------------------------------------------

alter table sessions
  add column god_id uuid references gods on delete cascade,
  add column god_epoch integer,
  add column last_used_at timestamptz not null default now(),
  alter column user_id drop not null,
  add constraint of_one_account check (num_nonnulls(user_id, god_id) = 1),
  add constraint god_with_epoch check ((god_id is null) = (god_epoch is null));

-- Links that were mailed: one of a kind per user, so that a newer one takes the place of the one before --

create table login_tokens (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  purpose text not null check (purpose in ('account-activation', 'password-reset', 'magic-link')),
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id, purpose),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select install_tenant_table('login_tokens');

-- Tenants ------------------------------------------------------------------------------------------

alter table tenants
  add column blocked_at timestamptz,
  add column version integer not null default 1,
  add column logo_image bytea,
  add column logo_version integer not null default 0;
comment on column tenants.logo_image is 'A PNG of the tenant''s own; without it, the built-in logo named in the column logo.';
alter table tenant_hosts add column position integer not null default 0;
comment on column tenant_hosts.position is 'The first one is the address in mails.';
grant update on tenant_hosts to ploegplan_app;

-- Who did what -------------------------------------------------------------------------------------

create table audit_log (
  tenant_id uuid not null references tenants,
  id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  event text not null,
  actor_kind text not null check (actor_kind in ('user', 'god', 'operator', 'nobody')),
  actor_id uuid,
  actor_name text not null default '',
  subject text not null default '',
  details jsonb not null default '{}',
  address text not null default '',
  primary key (tenant_id, id)
);
comment on table audit_log is 'Append-only: the application may add and read, never change or delete.';
create index audit_log_by_event on audit_log (tenant_id, event, id);
select install_tenant_table('audit_log', 'select, insert');
