-- An employee who is removed is out of service at once; a last day that was still to come is kept aside, to be put back.
alter table employees add column removed_last_day date;
comment on column employees.removed_last_day is
  'The last day that was still to come when the employee was removed; last_day is null from then on.';
