-- Whether a material can be used, and where it is planned.

alter table materials
  add column state text not null default 'usable'
    constraint known_state check (state in ('usable', 'maintenance', 'defective', 'missing'));

create index planning_item_materials_by_material on planning_item_materials (tenant_id, material_id);
