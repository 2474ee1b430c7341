-- How long the break of a working day is, with which hours of an item begin.

alter table tenants add column break_minutes integer not null default 30 check (break_minutes between 0 and 120);
