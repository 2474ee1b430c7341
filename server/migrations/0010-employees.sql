-- Employees get a crew, a date of birth and the hours of their contract by weekday.

alter table employees
  add column crew text not null default '',
  add column date_of_birth date,
  add column contract_hours jsonb;
comment on column employees.contract_hours is 'Seven numbers of hours a day, from Monday; null: unknown.';
