-- Documents: files of any kind with a title, in versions, and what is told of those that end.

create table documents (
  tenant_id uuid not null references tenants,
  id uuid not null,
  title text not null,
  kind text not null
    check (kind in ('contract', 'drawing', 'safety', 'certificate', 'inspection', 'other')),
  client_id uuid,
  project_id uuid,
  employee_id uuid,
  planning_item_id uuid,
  visible_to_workers boolean not null default false,
  valid_until date,
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id),
  foreign key (tenant_id, project_id) references projects (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  -- A planning item is deleted for good; what was kept with it stays, and belongs to nothing then.
  foreign key (tenant_id, planning_item_id) references planning_items (tenant_id, id)
    on delete set null (planning_item_id),
  constraint document_of_one check (num_nonnulls(client_id, project_id, employee_id, planning_item_id) <= 1)
);
comment on column documents.visible_to_workers is
  'Whether it is shown to the employees on planning items of its client or project, or on its planning item.';
create index documents_by_end on documents (tenant_id, valid_until)
  where valid_until is not null and deleted_at is null;
create index documents_by_deletion on documents (tenant_id, deleted_at) where deleted_at is not null;
create index documents_by_client on documents (tenant_id, client_id) where client_id is not null;
create index documents_by_project on documents (tenant_id, project_id) where project_id is not null;
create index documents_by_planning_item on documents (tenant_id, planning_item_id)
  where planning_item_id is not null;
select install_tenant_table('documents');
create trigger record_change after insert or update or delete on documents
  for each row execute function record_change('id');
select install_events('documents', 'documents');

create table document_versions (
  tenant_id uuid not null references tenants,
  id uuid not null,
  document_id uuid not null,
  number integer not null check (number > 0),
  filename text not null,
  stored_file_id uuid not null,
  uploaded_at timestamptz not null default now(),
  uploader_name text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, document_id, number),
  foreign key (tenant_id, document_id) references documents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stored_file_id) references stored_files (tenant_id, id)
);
comment on table document_versions is
  'The files of a document. The one with the highest number is current; an earlier one is kept as it was.';
create index document_versions_by_file on document_versions (tenant_id, stored_file_id);
select install_tenant_table('document_versions', 'select, insert');
select install_events('document_versions', 'documents', 'document_id', operations => '{insert}');

-- The file of a version belongs to that version alone, and goes with it.
create function release_document_files() returns trigger
  language plpgsql as $$
begin
  update stored_files set state = 'deleting', changed_at = now()
    where (tenant_id, id) in (select tenant_id, stored_file_id from gone);
  return null;
end
$$;
create trigger release_document_files after delete on document_versions
  referencing old table as gone for each statement execute function release_document_files();

-- What the office was told of documents and certificates that end, once a week.
create table expiry_mails (
  tenant_id uuid not null references tenants,
  monday date not null check (extract(isodow from monday) = 1),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, monday)
);
select install_tenant_table('expiry_mails', 'select, insert');
