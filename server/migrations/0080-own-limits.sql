-- Figures of the company instead of those of the law on working time, leave and notice of the roster.

alter table tenants add column own_limits jsonb not null default '[]' check (jsonb_typeof(own_limits) = 'array');
comment on column tenants.own_limits is
  'Each with its rule, first and last day (null: until further notice), figure, source, and the day on which that was looked up.';
comment on column employees.contracts is
  'Each with the first day, null for since the beginning, seven numbers of hours a day, from Monday, and perhaps onCall; by that day.';
