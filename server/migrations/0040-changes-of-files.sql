-- New files in the change log: versions of documents, because their list is answered from memory until something of it changed, and
-- images of projects and clients, whose history tells of them.

-- As before, with a subject other than the name of the table where a second argument gives one.
create or replace function record_change() returns trigger
  language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept jsonb := coalesce(after, before);
begin
  if before is distinct from after and kept ->> tg_argv[0] is not null then
    insert into changes (tenant_id, subject, subject_id, action, before, after)
    values ((kept ->> 'tenant_id')::uuid, coalesce(tg_argv[1], tg_table_name), (kept ->> tg_argv[0])::uuid, lower(tg_op),
      before - 'tenant_id', after - 'tenant_id');
  end if;
  return null;
end
$$;
comment on function record_change is
  'Trigger function; its arguments name the column that holds the id of the subject and, where it is not the table, the subject.';

create trigger record_change after insert on document_versions
  for each row execute function record_change('document_id');
-- Not of the subject images, whose changes end the answers of the planning that nodes and browsers keep.
create trigger record_project_change after insert or update or delete on images
  for each row execute function record_change('project_id', 'record_images');
create trigger record_client_change after insert or update or delete on images
  for each row execute function record_change('client_id', 'record_images');
