-- By which ways a worker is reached, and when the company disturbs nobody.

create table push_subscriptions (
  tenant_id uuid not null references tenants,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, session_id),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade
);
comment on table push_subscriptions is
  'Where the browser of a session gets push messages. It ends with the session, so that who signed out is told nothing there.';
select install_tenant_table('push_subscriptions');

create table notice_choices (
  tenant_id uuid not null references tenants,
  employee_id uuid not null,
  first_way text not null check (first_way in ('push', 'mail')),
  kinds_off text[] not null check (kinds_off <@ '{leave,hours,missing}'),
  version integer not null default 1,
  primary key (tenant_id, employee_id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on table notice_choices is 'Without a row a worker gets every kind, by push first.';
select install_tenant_table('notice_choices', 'select, insert, update');

create table notice_settings (
  tenant_id uuid primary key references tenants,
  quiet_from time,
  quiet_until time check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until),
  tells_next_day boolean not null,
  version integer not null default 1
);
comment on table notice_settings is 'Without a row: not from 20:00 to 06:00, unless it is about the next day.';
select install_tenant_table('notice_settings', 'select, insert, update');
create trigger record_change after insert or update on notice_settings
  for each row execute function record_change('tenant_id');
