-- Employees in full: service, contracts from a date, certificates, and what only the office knows.

alter table employees
  add column kind text not null default 'own' check (kind in ('own', 'hired', 'self-employed')),
  add column personnel_number text not null default '',
  add column in_service_from date,
  add column last_day date,
  add column certificates jsonb not null default '[]',
  add column address text not null default '',
  add column emergency_name text not null default '',
  add column emergency_phonenumber text not null default '',
  add column remarks text not null default '',
  add constraint leaves_after_begin check (last_day >= in_service_from);

-- The hours so far are those of a contract since the beginning. By a change of the type, because that is of all tenants, and
-- no change of a record.
alter table employees rename column contract_hours to contracts;
alter table employees alter column contracts type jsonb using
  case when contracts is null then '[]' else jsonb_build_array(jsonb_build_object('from', null, 'hours', contracts)) end;
alter table employees
  alter column contracts set default '[]',
  alter column contracts set not null;
comment on column employees.contracts is
  'Each with the first day, null for since the beginning, and seven numbers of hours a day, from Monday; by that day.';
