-- A stored file that no image uses any more is released, however its last image went: by itself or along with its owner.

create function release_stored_file() returns trigger
  language plpgsql as $$
begin
  -- The lock makes two transactions that each remove one of the last two images decide one after the other.
  perform 1 from stored_files
    where tenant_id = old.tenant_id and id = old.stored_file_id for update;
  update stored_files set state = 'deleting', changed_at = now()
    where tenant_id = old.tenant_id and id = old.stored_file_id
      and not exists (
        select 1 from images
        where tenant_id = old.tenant_id and stored_file_id = old.stored_file_id
      );
  return null;
end
$$;

create trigger release_stored_file after delete on images
  for each row execute function release_stored_file();
