-- Of illness only that it is so and how long is kept: never a remark, whatever wrote the row.

create function drop_note() returns trigger
  language plpgsql as $$
begin
  new.note := '';
  return new;
end
$$;
-- Also for a kind of leave that is taken for illness from now on, because the kind of its absences follows.
create trigger drop_note_of_illness before insert or update on absences
  for each row when (new.kind = 'sick') execute function drop_note();

create function is_illness(tenant uuid, leave_kind uuid) returns boolean
  language sql stable as $$
  select exists (select from leave_kinds where tenant_id = tenant and id = leave_kind and kind = 'sick')
$$;

create function drop_note_of_illness_request() returns trigger
  language plpgsql as $$
begin
  if is_illness(new.tenant_id, new.kind_id) then
    new.note := '';
  end if;
  return new;
end
$$;
create trigger drop_note_of_illness before insert or update on leave_requests
  for each row when (new.note <> '') execute function drop_note_of_illness_request();

create function drop_notes_of_requests() returns trigger
  language plpgsql as $$
begin
  update leave_requests set note = '' where tenant_id = new.tenant_id and kind_id = new.id and note <> '';
  return null;
end
$$;
create trigger drop_notes_of_requests after update on leave_kinds
  for each row when (new.kind = 'sick' and old.kind <> 'sick') execute function drop_notes_of_requests();

-- Nor does the log keep what a row had before: the one that is emptied by these triggers, or by a change to illness.
create function drop_recorded_note() returns trigger
  language plpgsql as $$
begin
  if 'sick' in (new.before ->> 'kind', new.after ->> 'kind')
    or is_illness(new.tenant_id, (coalesce(new.after, new.before) ->> 'kind_id')::uuid) then
    new.before := new.before || '{"note": ""}';
    new.after := new.after || '{"note": ""}';
  end if;
  return new;
end
$$;
create trigger drop_note_of_illness before insert on changes
  for each row when (new.subject in ('absences', 'leave_requests')) execute function drop_recorded_note();

alter table absences no force row level security;
alter table leave_kinds no force row level security;
alter table leave_requests no force row level security;
alter table changes no force row level security;
alter table absences disable trigger user;
alter table leave_requests disable trigger user;
update absences set note = '' where kind = 'sick' and note <> '';
update leave_requests set note = '' where note <> '' and is_illness(tenant_id, kind_id);
update changes set before = before || '{"note": ""}', after = after || '{"note": ""}'
  where subject = 'absences'
    and ('sick' in (before ->> 'kind', after ->> 'kind')
      or (tenant_id, subject_id) in (select tenant_id, id from absences where kind = 'sick'));
update changes set before = before || '{"note": ""}', after = after || '{"note": ""}'
  where subject = 'leave_requests' and is_illness(tenant_id, (coalesce(after, before) ->> 'kind_id')::uuid);
alter table absences enable trigger user;
alter table leave_requests enable trigger user;
alter table changes force row level security;
alter table leave_requests force row level security;
alter table leave_kinds force row level security;
alter table absences force row level security;
