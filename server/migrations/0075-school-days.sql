-- The weekdays on which an apprentice is at school.

alter table employees add column school_days jsonb not null default '[]';
comment on column employees.school_days is 'Names of weekdays, as "monday". Under 18 school counts as work.';
