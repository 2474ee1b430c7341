-- How large the photos of a tenant are sent, and how much room its files have.

alter table tenants
  add column photo_side integer not null default 2560 check (photo_side between 1024 and 8192),
  add column storage_gigabytes integer check (storage_gigabytes between 1 and 100000);

-- The room in use is the sum of this index.
create index stored_files_sizes on stored_files (tenant_id) include (size_bytes)
  where state <> 'deleting';
