-- What the running of an installation needs: the rights of the application role, backups, and the removal of old rows.

create table application_privileges (
  relation text not null,
  column_name text not null default '',
  privilege text not null check (privilege in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN')),
  primary key (relation, column_name, privilege)
);
comment on table application_privileges is
  'What the application role may do, as the migrations granted it: a dump is restored without the rights of a role that does not exist yet.';

create table backup_runs (
  id uuid primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  file text not null default '',
  bytes bigint,
  rows bigint,
  files integer,
  missing_files integer,
  error text,
  check ((error is null) = (bytes is not null and rows is not null and files is not null and missing_files is not null))
);
comment on table backup_runs is 'The nightly backups of all nodes, complete or failed.';
create index backup_runs_by_start on backup_runs (started_at);
grant select, insert, delete on backup_runs to ploegplan_app;

create table upkeep_runs (
  day date primary key,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  removed jsonb not null default '{}',
  error text
);
comment on table upkeep_runs is 'The nightly removal of what is no longer kept: once a day, by whichever node is first.';
grant select, insert, update, delete on upkeep_runs to ploegplan_app;

alter table tenants add column audit_log_months integer check (audit_log_months between 6 and 120);
comment on column tenants.audit_log_months is 'How long the audit log is kept; null for ever.';
