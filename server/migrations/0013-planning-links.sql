-- Links that show planning without signing in: a page, or a calendar feed. Whoever has the token reads; only its hash is stored.

create table planning_links (
  tenant_id uuid not null references tenants,
  id uuid not null,
  kind text not null check (kind in ('page', 'calendar')),
  name text not null default '',
  token_hash bytea not null,
  user_id uuid,
  project_id uuid,
  client_id uuid,
  employee_id uuid,
  valid_until date,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  unique (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint of_one_subject check (num_nonnulls(project_id, client_id, employee_id) <= 1),
  constraint own_is_calendar_of_employee
    check (user_id is null or (kind = 'calendar' and employee_id is not null))
);
comment on column planning_links.user_id is 'Whose own calendar it is; null: made by the office.';
comment on column planning_links.valid_until is 'The last day, in the tenant''s zone; null: until it is revoked.';
select install_tenant_table('planning_links');
select install_events('planning_links', 'planning-links');
