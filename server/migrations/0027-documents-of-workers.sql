-- Tells employees of documents that they see on their items: shown, changed, replaced by a newer file, or no longer shown.

-- By triggers of their own, as of notes: install_events tells employees only of changed rows, and of one column.
create function tell_workers_of_documents(tenant uuid, shown documents[]) returns void
  language plpgsql as $$
declare
  employees uuid[];
begin
  if cardinality(shown) = 0 then
    return;
  end if;
  employees := array(
    select unnest(employees_concerned(tenant, 'client', array(select client_id from unnest(shown) where client_id is not null)))
    union
    select unnest(employees_concerned(tenant, 'project', array(select project_id from unnest(shown) where project_id is not null)))
    union
    select unnest(employees_concerned(tenant, 'planning-item', array(
      select planning_item_id from unnest(shown) where planning_item_id is not null))));
  if cardinality(employees) = 0 then
    return;
  end if;
  perform pg_notify('ploegplan_events', jsonb_build_object(
    'tenant', tenant,
    'subject', 'documents',
    'ids', to_jsonb(array(select id from unnest(shown))),
    'employees', case when cardinality(employees) <= 100 then to_jsonb(employees) end,
    'by', nullif(current_setting('app.user_id', true), '')
  )::text);
end
$$;

create function tell_workers_of_document() returns trigger
  language plpgsql as $$
begin
  perform tell_workers_of_documents(coalesce(new.tenant_id, old.tenant_id), array(
    select one from unnest(array[old, new]) one
     where one.id is not null and one.visible_to_workers and one.deleted_at is null));
  return null;
end
$$;
create trigger tell_workers after insert or update or delete on documents
  for each row execute function tell_workers_of_document();

create function tell_workers_of_version() returns trigger
  language plpgsql as $$
begin
  perform tell_workers_of_documents(new.tenant_id, array(
    select one from documents one
     where one.tenant_id = new.tenant_id and one.id = new.document_id
       and one.visible_to_workers and one.deleted_at is null));
  return null;
end
$$;
create trigger tell_workers after insert on document_versions
  for each row execute function tell_workers_of_version();
