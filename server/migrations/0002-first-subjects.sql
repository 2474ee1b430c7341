-- Employees, users, clients, projects, planning, hours and images.

create table employees (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  job_title text not null default '',
  phonenumber text not null default '',
  email text not null default '',
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
select install_tenant_table('employees');

create table users (
  tenant_id uuid not null references tenants,
  id uuid not null,
  username text not null check (username = lower(username)),
  password_hash text,
  user_type text not null check (user_type in ('employee', 'admin', 'god', 'other')),
  also_employee boolean not null default false,
  employee_id uuid,
  email text not null default '',
  needs_password_change boolean not null default false,
  active boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, username),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
select install_tenant_table('users');

create table sessions (
  tenant_id uuid not null references tenants,
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  user_agent text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index sessions_by_user on sessions (tenant_id, user_id);
create index sessions_by_expiry on sessions (tenant_id, expires_at);
select install_tenant_table('sessions');

create table clients (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  companyname text not null default '',
  location text not null default '',
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
select install_tenant_table('clients');

create table project_statuses (
  tenant_id uuid not null references tenants,
  id uuid not null,
  label text not null,
  position integer not null,
  primary key (tenant_id, id)
);
select install_tenant_table('project_statuses');

create table projects (
  tenant_id uuid not null references tenants,
  id uuid not null,
  title text not null,
  location text not null default '',
  client_id uuid,
  status_id uuid,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, status_id) references project_statuses (tenant_id, id)
);
create index projects_by_client on projects (tenant_id, client_id);
select install_tenant_table('projects');

create table materials (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
select install_tenant_table('materials');

create table planning_items (
  tenant_id uuid not null references tenants,
  id uuid not null,
  date date not null,
  start_time time,
  end_time time,
  project_id uuid,
  client_id uuid,
  location text not null default '',
  description text not null default '',
  contact_name text not null default '',
  contact_phonenumber text not null default '',
  contact_email text not null default '',
  contact_show_name boolean not null default true,
  contact_show_phonenumber boolean not null default true,
  contact_show_email boolean not null default true,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, id, date),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  constraint planned_on_something check (num_nonnulls(project_id, client_id) = 1)
);
create index planning_items_by_date on planning_items (tenant_id, date);
create index planning_items_by_project on planning_items (tenant_id, project_id);
select install_tenant_table('planning_items');
create trigger record_change after insert or update or delete on planning_items
  for each row execute function record_change('id');

-- The date stands here too, kept equal by the foreign key: an employee's days are one index range.
create table planning_assignments (
  tenant_id uuid not null references tenants,
  planning_item_id uuid not null,
  employee_id uuid not null,
  date date not null,
  hours_worked numeric(5, 2),
  notes text not null default '',
  primary key (tenant_id, planning_item_id, employee_id),
  foreign key (tenant_id, planning_item_id, date)
    references planning_items (tenant_id, id, date) on update cascade on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  constraint hours_in_quarters check (hours_worked between 0 and 24 and mod(hours_worked, 0.25) = 0)
);
create index planning_assignments_by_employee on planning_assignments (tenant_id, employee_id, date);
create index planning_assignments_by_date on planning_assignments (tenant_id, date);
select install_tenant_table('planning_assignments');
create trigger record_change after insert or update or delete on planning_assignments
  for each row execute function record_change('planning_item_id');

create table planning_item_materials (
  tenant_id uuid not null references tenants,
  planning_item_id uuid not null,
  material_id uuid not null,
  primary key (tenant_id, planning_item_id, material_id),
  foreign key (tenant_id, planning_item_id) references planning_items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, material_id) references materials (tenant_id, id)
);
select install_tenant_table('planning_item_materials');

-- A stored file goes pending -> stored -> deleting; what a crash leaves behind in between is finished at the next start.
create table stored_files (
  tenant_id uuid not null references tenants,
  id uuid not null,
  state text not null default 'pending' check (state in ('pending', 'stored', 'deleting')),
  content_type text not null,
  size_bytes integer not null,
  width integer not null,
  height integer not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index stored_files_unsettled on stored_files (tenant_id, changed_at) where state <> 'stored';
select install_tenant_table('stored_files');

-- One stored file may be attached to many owners; a file name is unique within its owner.
create table images (
  tenant_id uuid not null references tenants,
  id uuid not null,
  client_id uuid,
  project_id uuid,
  planning_item_id uuid,
  filename text not null,
  stored_file_id uuid not null,
  uploaded_at timestamptz not null default now(),
  uploader_employee_id uuid,
  uploader_name text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, client_id, filename),
  unique (tenant_id, project_id, filename),
  unique (tenant_id, planning_item_id, filename),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, planning_item_id) references planning_items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stored_file_id) references stored_files (tenant_id, id),
  foreign key (tenant_id, uploader_employee_id) references employees (tenant_id, id),
  constraint belongs_to_one_owner check (num_nonnulls(client_id, project_id, planning_item_id) = 1)
);
create index images_by_stored_file on images (tenant_id, stored_file_id);
select install_tenant_table('images');
