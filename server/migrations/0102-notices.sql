-- What a worker is told, and whether that reached him.

create table notices (
  tenant_id uuid not null references tenants,
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('plan', 'leave', 'hours', 'missing')),
  key text not null,
  title text not null,
  body text not null,
  path text not null check (path like '/%'),
  date date,
  mail jsonb,
  by_mail boolean not null default false,
  not_before timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  tries integer not null default 0,
  reached_by text check (reached_by in ('push', 'mail')),
  reached_at timestamptz check ((reached_at is null) = (reached_by is null)),
  unreachable_since timestamptz check (unreachable_since is null or reached_at is null),
  unreachable_why text check (unreachable_why in ('no-way', 'failed') and (unreachable_since is null) = (unreachable_why is null)),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on column notices.key is 'What it is about: the same again is the same notice.';
comment on column notices.body is 'A push message has this text: day, time and project, and nothing of other people.';
comment on column notices.path is 'The page of the app that it leads to.';
comment on column notices.date is 'The day that it is about; null: none in particular.';
comment on column notices.mail is 'The mail instead of title and body, as platform/mail has it.';
comment on column notices.by_mail is 'It goes by mail only.';
comment on column notices.not_before is 'Until when it waits, because its worker is not to be disturbed.';
comment on column notices.claimed_at is 'Since when a node sends it; null: none does.';
comment on column notices.unreachable_why is 'no-way: the worker has none; failed: each was tried.';
create index notices_by_employee on notices (tenant_id, employee_id, date);
select install_tenant_table('notices', 'select, insert, update');

-- What was told goes with wages.
do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  approvals constant text := 'delete from public.approved_hours where';
begin
  if before not like '%' || approvals || '%' then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute replace(before, approvals, $with$delete from public.notices where tenant_id = tenant and employee_id = leaver;
    $with$ || approvals);
end
$$;
