-- The scaffolds of a project, and what happened with each.

-- A part of the product that a company switches on by no longer hiding it.
alter table tenants alter column hidden_parts set default '{scaffolds}';
update tenants set hidden_parts = hidden_parts || '{scaffolds}'::text[];

alter table tenants add column scaffold_settings jsonb;
comment on column tenants.scaffold_settings is
  'The contract''s ScaffoldSettings; null: those that a company begins with.';

create table scaffolds (
  tenant_id uuid not null references tenants,
  id uuid not null,
  project_id uuid not null,
  number text not null,
  place text not null default '',
  kind text not null default 'facade'
    check (kind in ('facade', 'birdcage', 'stairs', 'rolling', 'suspended', 'support', 'roof', 'other')),
  load_class text not null default '3' check (load_class between '1' and '6'),
  width_class text not null default 'W06' check (width_class in ('W06', 'W09', 'W12', 'W15', 'W18', 'W21', 'W24')),
  category text not null default '1' check (category between '1' and '4'),
  unit text not null default 'm2' check (unit in ('m2', 'm3')),
  amount numeric(9, 2) check (amount >= 0),
  is_tied boolean not null default false,
  is_sheeted boolean not null default false,
  drawing_id uuid,
  builder text not null default '',
  builder_phonenumber text not null default '',
  client_person text not null default '',
  interval_days integer check (interval_days between 1 and 92),
  interval_reason text not null default '',
  state text not null default 'planned'
    check (state in ('planned', 'building', 'handed-over', 'closed-off', 'altered', 'dismantled')),
  is_paused boolean not null default false,
  inspected_on date,
  due_on date,
  due_reason text check (due_reason in ('regular', 'altered', 'storm', 'incident', 'pause', 'rejected')),
  version integer not null default 1,
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, drawing_id) references documents (tenant_id, id) on delete set null (drawing_id),
  constraint due_for_a_reason check ((due_on is null) = (due_reason is null)),
  constraint long_interval_has_a_reason check (interval_days is null or interval_days <= 14 or interval_reason <> '')
);
comment on table scaffolds is
  'The register of scaffolds (Arbobesluit 7.34). State, pause, inspection and due date follow from the events by the contract''s rule computeStanding.';
comment on column scaffolds.load_class is 'EN 12811-1, table 3.';
comment on column scaffolds.interval_days is 'Between inspections; null: the usual two weeks.';
comment on column scaffolds.amount is 'Of the unit.';
comment on column scaffolds.client_person is 'Who of the client answers for the use.';
create unique index scaffolds_one_name on scaffolds (tenant_id, lower(number)) where deleted_at is null;
create index scaffolds_by_project on scaffolds (tenant_id, project_id);
create index scaffolds_by_due on scaffolds (tenant_id, due_on) where due_on is not null;
create index scaffolds_by_drawing on scaffolds (tenant_id, drawing_id) where drawing_id is not null;

create table scaffold_events (
  tenant_id uuid not null references tenants,
  id uuid not null,
  scaffold_id uuid not null,
  kind text not null check (kind in ('state', 'inspection', 'storm', 'incident', 'pause', 'resume')),
  to_state text check (to_state in ('building', 'handed-over', 'closed-off', 'altered', 'dismantled')),
  at timestamptz not null,
  arrived_at timestamptz not null default clock_timestamp(),
  employee_id uuid,
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  by_name text not null,
  answers jsonb not null default '[]',
  remark text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, scaffold_id) references scaffolds (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint state_of_a_change check (kind <> 'state' or to_state is not null)
);
comment on table scaffold_events is 'What happened with a scaffold; never changed afterwards.';
comment on column scaffold_events.at is 'When it happened by the clock of the device; never after it arrived.';
comment on column scaffold_events.employee_id is 'Who did it; null: the office.';
comment on column scaffold_events.user_id is 'Whose account sent it.';
comment on column scaffold_events.answers is 'The points of the checklist as they were then, with an answer and a remark each; empty: nobody inspected.';
create index scaffold_events_by_scaffold on scaffold_events (tenant_id, scaffold_id, at);
create index scaffold_events_by_employee on scaffold_events (tenant_id, employee_id) where employee_id is not null;

create table scaffold_mails (
  tenant_id uuid not null references tenants,
  day date not null,
  primary key (tenant_id, day)
);
comment on table scaffold_mails is 'The days on which the office was mailed about inspections that are due.';
select install_tenant_table('scaffold_mails', 'select, insert');

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table planning_items no force row level security;
alter table images no force row level security;

-- The item of an inspection.
alter table planning_items add column scaffold_id uuid,
  add foreign key (tenant_id, scaffold_id) references scaffolds (tenant_id, id);
comment on column planning_items.scaffold_id is 'The scaffold that is inspected.';
create index planning_items_by_scaffold on planning_items (tenant_id, scaffold_id, date) where scaffold_id is not null;

-- Photos of a scaffold, and of an event of one.
alter table images
  add column scaffold_id uuid,
  add column scaffold_event_id uuid,
  drop constraint belongs_to_one_owner,
  add constraint belongs_to_one_owner check (
    num_nonnulls(client_id, project_id, planning_item_id, planning_range_id, scaffold_id, scaffold_event_id) = 1),
  add unique (tenant_id, scaffold_id, filename),
  add unique (tenant_id, scaffold_event_id, filename),
  add foreign key (tenant_id, scaffold_id) references scaffolds (tenant_id, id),
  add foreign key (tenant_id, scaffold_event_id) references scaffold_events (tenant_id, id);
create trigger record_scaffold_change after insert or update or delete on images
  for each row execute function record_change('scaffold_id', 'record_images');
select install_events('images', 'scaffolds', 'scaffold_id');

alter table planning_items force row level security;
alter table images force row level security;

select install_tenant_table('scaffolds');
create trigger record_change after insert or update or delete on scaffolds
  for each row execute function record_change('id');
select install_events('scaffolds', 'scaffolds');
select install_tenant_table('scaffold_events', 'select, insert');
select install_events('scaffold_events', 'scaffolds', 'scaffold_id', operations => '{insert}');
