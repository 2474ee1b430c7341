-- Work that employees record hours on without planning, and the phone numbers of colleagues; both only where the company wants it.

alter table planning_items add column is_other_work boolean not null default false;
comment on column planning_items.is_other_work is
  'Added by the employee who is on it, to record hours on a project without planning.';

alter table tenants
  add column other_work boolean not null default false,
  add column colleague_phones boolean not null default false;
comment on column tenants.other_work is 'Whether employees record hours on open projects without planning.';
comment on column tenants.colleague_phones is 'Whether employees see the phone numbers of who is on their work too.';
