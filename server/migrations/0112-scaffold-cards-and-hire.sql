-- The QR card of a scaffold, problems that visitors report, and the hire.

create table scaffold_cards (
  tenant_id uuid not null references tenants,
  id uuid not null,
  scaffold_id uuid not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, scaffold_id) references scaffolds (tenant_id, id)
);
comment on table scaffold_cards is 'The cards with a QR code that hang on scaffolds.';
comment on column scaffold_cards.token_hash is
  'Of the token in the code, which is computed from the id by a key of the installation, so that the card can be printed again.';
create unique index scaffold_cards_by_token on scaffold_cards (tenant_id, token_hash);
create unique index scaffold_cards_valid on scaffold_cards (tenant_id, scaffold_id) where revoked_at is null;
select install_tenant_table('scaffold_cards');
select install_events('scaffold_cards', 'scaffolds', 'scaffold_id');

create table scaffold_reports (
  tenant_id uuid not null references tenants,
  id uuid not null,
  scaffold_id uuid not null,
  text text not null,
  at timestamptz not null default clock_timestamp(),
  decision text check (decision in ('close-off', 'inspect', 'dismiss')),
  decided_at timestamptz,
  decided_by text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, scaffold_id) references scaffolds (tenant_id, id),
  constraint decided_once check ((decision is null) = (decided_at is null))
);
comment on table scaffold_reports is 'Problems that visitors reported on the page of a card; the office decides about each.';
comment on column scaffold_reports.decision is 'Null: nobody decided yet. An accepted report is an event of the scaffold with the same id.';
create index scaffold_reports_by_scaffold on scaffold_reports (tenant_id, scaffold_id);
create index scaffold_reports_open on scaffold_reports (tenant_id, at) where decision is null;

create table scaffold_hire_ends (
  tenant_id uuid not null references tenants,
  id uuid not null,
  scaffold_id uuid not null,
  last_day date not null,
  name text not null,
  email text not null default '',
  token_hash bytea,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, scaffold_id) references scaffolds (tenant_id, id)
);
comment on table scaffold_hire_ends is 'Notices by which the hire of a scaffold ends; one that is confirmed and not withdrawn counts.';
comment on column scaffold_hire_ends.last_day is 'The last day of hire.';
comment on column scaffold_hire_ends.name is 'Who gave the notice.';
comment on column scaffold_hire_ends.email is 'Where the notice was confirmed; empty: the office recorded it.';
comment on column scaffold_hire_ends.token_hash is 'Of the mailed link that confirms it.';
create unique index scaffold_hire_ends_by_token on scaffold_hire_ends (tenant_id, token_hash) where token_hash is not null;
create unique index scaffold_hire_ends_valid on scaffold_hire_ends (tenant_id, scaffold_id)
  where confirmed_at is not null and withdrawn_at is null;
create index scaffold_hire_ends_by_scaffold on scaffold_hire_ends (tenant_id, scaffold_id);
select install_tenant_table('scaffold_hire_ends');
select install_events('scaffold_hire_ends', 'scaffolds', 'scaffold_id');

create table scaffold_prices (
  tenant_id uuid not null references tenants,
  project_id uuid not null,
  included_weeks integer not null check (included_weeks between 0 and 520),
  cents_per_m2 integer not null check (cents_per_m2 between 0 and 100000),
  cents_per_m3 integer not null check (cents_per_m3 between 0 and 100000),
  primary key (tenant_id, project_id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
comment on table scaffold_prices is 'What the hire of the scaffolds of a project costs.';
comment on column scaffold_prices.included_weeks is 'From the hand-over of each scaffold, at no price.';
comment on column scaffold_prices.cents_per_m2 is 'Per week after those; a day is a seventh of it.';
comment on column scaffold_prices.cents_per_m3 is 'Of scaffolds that are measured in cubic metres.';
select install_tenant_table('scaffold_prices');
create trigger record_change after insert or update or delete on scaffold_prices
  for each row execute function record_change('project_id');
select install_events('scaffold_prices', 'scaffolds', 'project_id');

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table images no force row level security;
alter table images
  add column scaffold_report_id uuid,
  drop constraint belongs_to_one_owner,
  add constraint belongs_to_one_owner check (
    num_nonnulls(client_id, project_id, planning_item_id, planning_range_id, slip_id, scaffold_id, scaffold_event_id, scaffold_report_id) = 1),
  add unique (tenant_id, scaffold_report_id, filename),
  add foreign key (tenant_id, scaffold_report_id) references scaffold_reports (tenant_id, id);
alter table images force row level security;
select install_events('images', 'scaffolds', 'scaffold_report_id');

select install_tenant_table('scaffold_reports', 'select, insert, update');
select install_events('scaffold_reports', 'scaffolds', 'scaffold_id');
