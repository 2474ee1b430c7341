-- What becomes illness has no remark in the change log either: not in the rows from when it was other leave.

create function drop_earlier_notes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.changes set before = before || '{"note": ""}', after = after || '{"note": ""}'
   where tenant_id = new.tenant_id and subject = tg_table_name and subject_id = new.id
     and (before ->> 'note' <> '' or after ->> 'note' <> '');
  return null;
end
$$;
comment on function drop_earlier_notes is
  'With the rights of the owner, because the application may add to the change log and change nothing of it.';
revoke execute on function drop_earlier_notes from public;
grant execute on function drop_earlier_notes to ploegplan_app;

create trigger drop_earlier_notes after update on absences
  for each row when (new.kind = 'sick' and old.kind <> 'sick') execute function drop_earlier_notes();
-- The remark of a request is emptied by nothing but its kind, when that is taken for illness from now on.
create trigger drop_earlier_notes after update on leave_requests
  for each row when (new.note = '' and old.note <> '') execute function drop_earlier_notes();

-- Of what became illness until now.
alter table absences no force row level security;
alter table leave_kinds no force row level security;
alter table leave_requests no force row level security;
alter table changes no force row level security;
update changes set before = before || '{"note": ""}', after = after || '{"note": ""}'
  where (before ->> 'note' <> '' or after ->> 'note' <> '')
    and (subject = 'absences' and (tenant_id, subject_id) in (select tenant_id, id from absences where kind = 'sick')
      or subject = 'leave_requests' and is_illness(tenant_id, (coalesce(after, before) ->> 'kind_id')::uuid));
alter table changes force row level security;
alter table leave_requests force row level security;
alter table leave_kinds force row level security;
alter table absences force row level security;
