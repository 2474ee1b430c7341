-- Hours that the office corrected stay on their day and work, and a document keeps the planning item that is put back.

create function require_uncorrected_hours(employee uuid, day date, target uuid) returns void
  language plpgsql as $$
begin
  if exists (
    select from hour_lines l
      join hour_kinds k on k.tenant_id = l.tenant_id and k.id = l.kind_id and k.is_standard
     where l.tenant_id = current_tenant() and l.employee_id = employee and l.date = day and l.target_id = target)
  then
    raise exception 'The office corrected these hours' using errcode = 'PP002';
  end if;
end
$$;
comment on function require_uncorrected_hours is
  'Fails with PP002, which is told as hours-corrected: elsewhere the entered hours would count beside the correction.';

create function guard_moved_assignment() returns trigger
  language plpgsql as $$
begin
  perform require_uncorrected_hours(old.employee_id, old.date, coalesce(project_id, client_id))
     from planning_items where tenant_id = old.tenant_id and id = old.planning_item_id;
  return new;
end
$$;
create trigger guard_moved_hours before update on planning_assignments for each row
  when (old.hours_worked is not null and (old.date, old.employee_id) is distinct from (new.date, new.employee_id))
  execute function guard_moved_assignment();

create function guard_corrected_target() returns trigger
  language plpgsql as $$
begin
  perform require_uncorrected_hours(employee_id, date, coalesce(old.project_id, old.client_id))
     from planning_assignments
    where tenant_id = old.tenant_id and planning_item_id = old.id and hours_worked is not null;
  return new;
end
$$;
create trigger guard_corrected_target before update on planning_items for each row
  when ((old.project_id, old.client_id) is distinct from (new.project_id, new.client_id))
  execute function guard_corrected_target();

alter table documents drop constraint documents_tenant_id_planning_item_id_fkey;
comment on column documents.planning_item_id is
  'Without a foreign key: an item can be deleted and put back, and a document must neither prevent that nor lose its place.';

alter table approved_hours
  add constraint approved_on_something
    check (num_nonnulls(project_id, client_id) = 1 and target_id = coalesce(project_id, client_id)),
  -- Not looked at for the rows that are there: an owner without special rights sees none of them.
  add foreign key (tenant_id, project_id) references projects (tenant_id, id) not valid,
  add foreign key (tenant_id, client_id) references clients (tenant_id, id) not valid;
