-- What projects and materials ask of the people, who may pass over what blocks, and what a gate list tells.

create table requirements (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  blocks boolean not null default false,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
comment on table requirements is 'Sets of rules that projects and materials name.';
comment on column requirements.rules is
  'A list of { kind, name, count }: the kind of a certificate or ''function'', and how many people must meet it; null: everybody.';
comment on column requirements.blocks is 'Whether definite planning that does not meet it is refused.';
select install_tenant_table('requirements');
create trigger record_change after insert or update or delete on requirements
  for each row execute function record_change('id');
select install_events('requirements', 'requirements');

alter table projects add column requirement_ids jsonb not null default '[]' check (jsonb_typeof(requirement_ids) = 'array');
alter table materials add column requirement_ids jsonb not null default '[]' check (jsonb_typeof(requirement_ids) = 'array');
alter table users add column passes_requirements boolean not null default false;
comment on column users.passes_requirements is 'Whether the user may plan what a blocking set of requirements refuses; each time is logged.';
alter table employees add column identity_seen_on date;
comment on column employees.identity_seen_on is 'The day on which the office saw an identity document. No copy of it is kept.';
alter table planning_links add column gate_list boolean not null default false check (not gate_list or project_id is not null and kind = 'page');
comment on column planning_links.gate_list is 'Whether the page of a project also tells who comes with which certificates.';
