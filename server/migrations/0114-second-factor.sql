-- Passkeys, codes of an authenticator app and recovery codes, and sessions that wait for one of them.

create table factors (
  tenant_id uuid not null references tenants,
  id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('passkey', 'app', 'recovery')),
  name text not null default '',
  credential_id text,
  host text not null default '',
  transports text[] not null default '{}',
  secret bytea not null,
  counter bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  check ((kind = 'passkey') = (credential_id is not null)),
  foreign key (tenant_id, account_id) references users (tenant_id, id) on delete cascade
);
comment on column factors.host is 'The host that a passkey was made at: a browser offers it nowhere else.';
comment on column factors.secret is 'The public key of a passkey, the secret of an app, the hash of a recovery code.';
comment on column factors.counter is 'The signatures of a passkey, as far as it counts them; the last time step of an app, which is not taken again.';
create index factors_by_account on factors (tenant_id, account_id, kind);
create unique index one_app_per_account on factors (tenant_id, account_id) where kind = 'app';
select install_tenant_table('factors');

-- A god is of no tenant, so that these are not either.
create table god_factors (
  id uuid primary key,
  account_id uuid not null references gods on delete cascade,
  kind text not null check (kind in ('passkey', 'app', 'recovery')),
  name text not null default '',
  credential_id text unique,
  host text not null default '',
  transports text[] not null default '{}',
  secret bytea not null,
  counter bigint not null default 0,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  check ((kind = 'passkey') = (credential_id is not null))
);
create index god_factors_by_account on god_factors (account_id, kind);
create unique index one_app_per_god on god_factors (account_id) where kind = 'app';
grant select, insert, update, delete on god_factors to ploegplan_app;

alter table gods add column needs_factor boolean not null default true;
comment on column gods.needs_factor is 'A second factor must be set up before anything else. False for the god of the demo alone.';

alter table tenants add column factor_from date;
comment on column tenants.factor_from is 'The day from which the office must have a second factor; null: each decides.';

alter table sessions
  add column awaits_factor boolean not null default false,
  add column confirmed_at timestamptz;
alter table sessions alter column confirmed_at set default now();
comment on column sessions.awaits_factor is 'The password was right; until the second factor is shown too, nothing else can be called.';
comment on column sessions.confirmed_at is 'When password or factor was last shown; null for sessions of before this was kept.';
