-- Answers of writes that carried an `Idempotency-Key`: a repeat, sent because its answer was lost, gets the first answer.

create table kept_answers (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  key uuid not null,
  fingerprint bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
comment on table kept_answers is
  'Written in the transaction of the write itself, so that neither is there without the other. Kept for thirty days.';
comment on column kept_answers.user_id is 'Without a foreign key: a god is no user of the tenant.';
comment on column kept_answers.fingerprint is 'A hash of the method, the address and the body: the same key with another write is a fault.';
comment on column kept_answers.answer is 'The JSON that was answered; null for an answer without content.';
create index kept_answers_created_at on kept_answers (tenant_id, created_at);
select install_tenant_table('kept_answers');
