-- Contracting. Two foreign keys no longer set their column to null when the row is deleted that they refer to: a trigger does that before.
-- A database that is distributed by tenant_id refuses such keys, as they hold tenant_id, which it could set to null as well.

create function forget_drawing() returns trigger
  language plpgsql as $$
begin
  update scaffolds set drawing_id = null where tenant_id = old.tenant_id and drawing_id = old.id;
  return old;
end
$$;
comment on function forget_drawing is 'A scaffold stays when the document with its drawing is deleted.';

create function forget_driver() returns trigger
  language plpgsql as $$
begin
  update planning_item_materials set driver_id = null
   where tenant_id = old.tenant_id and planning_item_id = old.planning_item_id and driver_id = old.employee_id;
  return old;
end
$$;
comment on function forget_driver is 'A vehicle stays on the item when its driver is taken off.';

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table documents no force row level security;
alter table scaffolds no force row level security;
alter table planning_assignments no force row level security;
alter table planning_item_materials no force row level security;

alter table scaffolds
  drop constraint scaffolds_tenant_id_drawing_id_fkey,
  add foreign key (tenant_id, drawing_id) references documents (tenant_id, id);
alter table planning_item_materials
  drop constraint driver_is_on_the_item,
  add constraint driver_is_on_the_item foreign key (tenant_id, planning_item_id, driver_id)
    references planning_assignments (tenant_id, planning_item_id, employee_id);

alter table documents force row level security;
alter table scaffolds force row level security;
alter table planning_assignments force row level security;
alter table planning_item_materials force row level security;

create trigger forget_drawing before delete on documents for each row execute function forget_drawing();
create trigger forget_driver before delete on planning_assignments for each row execute function forget_driver();
