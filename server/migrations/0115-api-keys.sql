-- Keys by which other systems call the API as the office, and what these need to follow changes.

create table api_keys (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  prefix text not null,
  key_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  valid_until date,
  made_by uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_hash)
);
comment on table api_keys is 'A revoked one stays, because the change log names it by its id, as a user.';
comment on column api_keys.prefix is 'The beginning of the key, by which a person recognises it.';
comment on column api_keys.scopes is 'What it may read and write: planning:read.';
comment on column api_keys.made_by is 'Without a foreign key: a god is no user of the tenant.';
select install_tenant_table('api_keys', 'select, insert, update');
select install_events('api_keys', 'api-keys', operations => '{insert,update}');

alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('user', 'key', 'god', 'operator', 'nobody'));

-- Changes since a moment are found by it.
create index changes_by_moment on changes (tenant_id, at);

create function record_approval() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from changes
     where tenant_id = old.tenant_id and subject = 'hour_approvals' and subject_id = old.employee_id
       and after ->> 'monday' = old.monday::text;
  else
    insert into changes (tenant_id, subject, subject_id, action, after)
    values (new.tenant_id, 'hour_approvals', new.employee_id, lower(tg_op),
      jsonb_build_object('employee_id', new.employee_id, 'monday', new.monday));
  end if;
  return null;
end
$$;
comment on function record_approval is
  'Tells in the change log that the approval of a week changed, and nothing of its hours. Only what removes expired hours deletes approvals, and this with them.';
create trigger record_approval after insert or update or delete on hour_approvals
  for each row execute function record_approval();
