-- Expanding. The files of the pages, of the versions that run beside each other during an upgrade, so that each node can serve those of all.

create table page_files (
  name text not null,
  build text not null,
  contents bytea not null,
  kept_at timestamptz not null default now(),
  primary key (name, build)
);
comment on table page_files is 'What a build has in /assets, where each name has a hash of its contents. Not used with the embedded database, which has one node.';
comment on column page_files.build is 'A hash of the names.';
comment on column page_files.kept_at is 'When a node of the build last started.';
grant select, insert, update, delete on page_files to ploegplan_app;
