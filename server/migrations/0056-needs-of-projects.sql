-- How many people a project needs on each day that it is worked on, by function: a list of { function, count }.
alter table projects add column needs jsonb not null default '[]';
