-- The history of the hours of an employee's week reads what of them was entered from the change log, and read all of it: behind
-- row-level security no index on an expression of JSON is used.

alter table changes add column hours_of uuid generated always as (
  case when subject = 'planning_assignments' and coalesce(before ->> 'hours_worked', after ->> 'hours_worked') is not null
       then (coalesce(after, before) ->> 'employee_id')::uuid end) stored;
comment on column changes.hours_of is 'The employee whose entered hours the row has, before or after.';
create index changes_of_hours on changes (tenant_id, hours_of) where hours_of is not null;
