-- What approved hours are worth, by the pay rules that held when they were approved.

create table approval_classes (
  tenant_id uuid not null references tenants,
  approval_id uuid not null,
  position integer not null,
  date date not null,
  from_time time,
  to_time time,
  minutes integer not null check (minutes > 0),
  class text not null check (class in ('normal', 'overtime', 'window', 'saturday', 'sunday', 'holiday', 'night', 'travel-paid', 'travel-unpaid')),
  percent numeric(6, 2),
  project_id uuid,
  reason text not null,
  primary key (tenant_id, approval_id, position),
  foreign key (tenant_id, approval_id) references hour_approvals (tenant_id, id) on delete cascade
);
comment on table approval_classes is
  'Parts of the days of a week with their classes, as they were approved. They stay, also when the week is reopened, until the approval goes.';
comment on column approval_classes.percent is 'Of the hourly wage; null: not set by the company.';
select install_tenant_table('approval_classes', 'select, insert');
