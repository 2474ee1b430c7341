-- What each person was told of each day, and what he answered.

alter table tenants add column tell_changes boolean not null default true;
comment on column tenants.tell_changes is 'Whether changes of definite planning of today and tomorrow are told at once.';

create table told_days (
  tenant_id uuid not null references tenants,
  publication_id uuid not null,
  employee_id uuid not null,
  date date not null,
  works jsonb not null,
  plan text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, employee_id, date, publication_id),
  foreign key (tenant_id, publication_id) references planning_publications (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id)
);
comment on table told_days is
  'A publication as each person has it: all work of a day, as it was then. The last row of a day is what the person was told.';
comment on column told_days.works is 'The contract''s ToldWork, in the order of the day; empty when the work of the day went.';
comment on column told_days.plan is 'The times, projects and places in one text: another one is a change to tell.';
create index told_days_by_date on told_days (tenant_id, date, employee_id, at desc);
create index told_days_by_publication on told_days (tenant_id, publication_id);
select install_tenant_table('told_days', 'select, insert');
select install_events('told_days', 'told', 'publication_id', 'employee', '{insert}');

create table day_receipts (
  tenant_id uuid not null references tenants,
  id uuid not null,
  publication_id uuid not null,
  employee_id uuid not null,
  date date not null,
  answer text not null check (answer in ('shown', 'seen', 'cannot')),
  reason text not null default '' check (reason = '' or answer = 'cannot'),
  at timestamptz not null,
  arrived_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id, date),
  foreign key (tenant_id, employee_id, date, publication_id)
    references told_days (tenant_id, employee_id, date, publication_id)
);
comment on table day_receipts is 'What a person did with what he was told of a day: the day was on his screen, he has seen it, or he cannot come.';
comment on column day_receipts.id is 'Of the answer, which may be about several days.';
comment on column day_receipts.at is 'When he answered, by the clock of his device; never before he was told, nor after it arrived.';
create index day_receipts_by_day on day_receipts (tenant_id, employee_id, date, publication_id);
create unique index day_receipts_shown on day_receipts (tenant_id, employee_id, date, publication_id) where answer = 'shown';
select install_tenant_table('day_receipts', 'select, insert');
select install_events('day_receipts', 'told', 'publication_id', 'employee', '{insert}');

-- A reason is what somebody wrote, as the notes on his work are.
do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  notes constant text := 'update public.employees set remarks = ';
begin
  if before not like '%' || notes || '%' then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute replace(before, notes, $with$update public.day_receipts set reason = '' where tenant_id = tenant and employee_id = leaver and reason <> '';
    $with$ || notes);
end
$$;
