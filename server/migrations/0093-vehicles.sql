-- Vehicles, who drives them to the work of a day, and how far that is.

alter table materials
  add column is_vehicle boolean not null default false,
  add column departs_from text not null default '';
comment on column materials.departs_from is 'Where a vehicle leaves from: an address or ''lat,lon''. Empty means unknown.';

alter table projects
  add column trip_kilometres integer check (trip_kilometres between 0 and 2000),
  add column trip_minutes integer check (trip_minutes between 0 and 720);
comment on column projects.trip_kilometres is 'Of a single trip to the work, as the office typed it; null means unknown.';
comment on column projects.trip_minutes is 'Of a single trip to the work; null means unknown.';

-- A foreign key is checked with the rights of the owner, whom forced row-level security would make see one tenant, or none.
alter table planning_item_materials no force row level security;
alter table planning_assignments no force row level security;
alter table planning_item_materials
  add column driver_id uuid,
  add constraint driver_is_on_the_item foreign key (tenant_id, planning_item_id, driver_id)
    references planning_assignments (tenant_id, planning_item_id, employee_id) on delete set null (driver_id);
alter table planning_item_materials force row level security;
alter table planning_assignments force row level security;
comment on column planning_item_materials.driver_id is
  'The employee of the item who drives the vehicle; null means unknown, also after that employee left the item.';

-- Employees see of a vehicle its name and where it leaves from, so they hear of changes of these.
do $$
declare
  before constant text := pg_get_functiondef('announce_change'::regproc);
  after constant text := replace(before, $with$having count(distinct one ->> 'name') > 1$with$,
    $with$having count(distinct jsonb_build_array(one -> 'name', one -> 'is_vehicle', one -> 'departs_from')) > 1$with$);
begin
  if after = before then
    raise exception 'announce_change is another function than this migration changes';
  end if;
  execute after;
end
$$;
