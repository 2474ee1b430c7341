-- How many people an item needs, by function, where it differs from its project: a list of { function, count }.
alter table planning_items add column needs jsonb not null default '[]';
