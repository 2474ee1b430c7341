-- Which documents the phones of workers fetch ahead, so that a safety plan opens without a connection.

alter table documents add column available_offline boolean not null default false;
comment on column documents.available_offline is
  'Whether the phones of the employees who see it on work of today and tomorrow keep its file.';
