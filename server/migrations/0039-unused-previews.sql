-- Previews that nobody looked at for long are removed, and made again at the next look.

alter table stored_files add column previews_used_on date default current_date;
comment on column stored_files.previews_used_on is
  'When a preview of this image was last looked at, within a week; at first the day of its upload; null: none is stored.';
