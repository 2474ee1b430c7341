-- Previews that nobody looked at for long are removed, and made again at the next look.

alter table stored_files add column previews_used_on date default (now() at time zone 'Europe/Amsterdam')::date;
comment on column stored_files.previews_used_on is
  'When a preview of an image was last looked at, in days of the Netherlands and within a week; at first the day of its upload; null: no preview is stored. Of a document or an export, which have none, the day of its upload.';
