-- What the hours of a company are worth: sets of rules, each from its first day.

create table pay_rules (
  tenant_id uuid not null references tenants,
  id uuid not null,
  first_day date not null,
  source text not null,
  checked_on date not null,
  rules jsonb not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, first_day)
);
comment on table pay_rules is 'On a day, those with the latest first day that is not after it hold. Without a row the company has not chosen, and hours are not divided.';
comment on column pay_rules.rules is 'The rest of the contract''s PayRules.';
select install_tenant_table('pay_rules');
create trigger record_change after insert or update or delete on pay_rules
  for each row execute function record_change('id');
select install_events('pay_rules', 'payrules');
