-- Hours that an employee entered are not moved to where the office recorded hours either: those count instead there, so the moved
-- ones would count nowhere.

create or replace function guard_moved_assignment() returns trigger
  language plpgsql as $$
begin
  perform require_uncorrected_hours(employee, old.date, coalesce(project_id, client_id))
     from planning_items, unnest(array[old.employee_id, new.employee_id]) employee
    where tenant_id = old.tenant_id and id = old.planning_item_id;
  return new;
end
$$;
-- The day changes with that of the item, which knows its work before and after.
drop trigger guard_moved_hours on planning_assignments;
create trigger guard_moved_hours before update on planning_assignments for each row
  when (old.hours_worked is not null and old.employee_id is distinct from new.employee_id)
  execute function guard_moved_assignment();

drop trigger guard_corrected_target on planning_items;
drop function guard_corrected_target();
create function guard_moved_item() returns trigger
  language plpgsql as $$
begin
  -- The office may record hours of them at this moment.
  perform from employees where tenant_id = old.tenant_id and id in (
    select employee_id from planning_assignments
     where tenant_id = old.tenant_id and planning_item_id = old.id and hours_worked is not null)
    order by id for share;
  if not found then
    return new;
  end if;
  -- Of an approved week that is said first: its corrections cannot be taken away.
  perform require_open_hours(employee_id, day)
     from planning_assignments, unnest(array[old.date, new.date]) day
    where tenant_id = old.tenant_id and planning_item_id = old.id and hours_worked is not null;
  perform require_uncorrected_hours(employee_id, old.date, coalesce(old.project_id, old.client_id))
     from planning_assignments
    where tenant_id = old.tenant_id and planning_item_id = old.id and hours_worked is not null;
  perform require_uncorrected_hours(employee_id, new.date, coalesce(new.project_id, new.client_id))
     from planning_assignments
    where tenant_id = old.tenant_id and planning_item_id = old.id and hours_worked > 0;
  return new;
end
$$;
create trigger guard_moved_item before update on planning_items for each row
  when ((old.date, old.project_id, old.client_id) is distinct from (new.date, new.project_id, new.client_id))
  execute function guard_moved_item();

comment on function require_uncorrected_hours is
  'Fails with PP002, which is told as hours-corrected: moved from there, entered hours would count beside the correction, and moved there not at all.';
