-- Who may enter the day of the own crew.

alter table users add column leads_crew boolean not null default false,
  add constraint only_employees_lead check (not leads_crew or employee_id is not null);
comment on column users.leads_crew is 'Whether an employee may enter the day of the own crew, and of who works at the same works.';
