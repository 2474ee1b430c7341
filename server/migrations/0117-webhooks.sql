-- Webhooks: where a company has its changes sent, and each message with what became of it.

create table webhook_endpoints (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  url text not null,
  secret bytea not null,
  events text[] not null,
  is_on boolean not null default true,
  off_why text not null default '' check (off_why in ('', 'failing', 'gone') and (off_why = '' or not is_on)),
  wake_at timestamptz,
  worked_until timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id)
);
comment on column webhook_endpoints.secret is 'The whsec_ by which messages are signed, encrypted.';
comment on column webhook_endpoints.off_why is
  'failing: a message did not arrive for two days; gone: it answered 410; empty: somebody switched it off.';
comment on column webhook_endpoints.wake_at is 'When the next job of this endpoint runs; null: none is known.';
comment on column webhook_endpoints.worked_until is 'Until when a node sends to it alone; null: none does.';
select install_tenant_table('webhook_endpoints');
select install_events('webhook_endpoints', 'webhooks', operations => '{insert,delete}');

create table webhook_deliveries (
  tenant_id uuid not null references tenants,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  place bigint generated always as identity,
  event text not null,
  record_id uuid not null,
  data jsonb not null,
  changed text[] not null default '{}',
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  tried_at timestamptz,
  status integer,
  answer text not null default '',
  delivered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade
);
comment on table webhook_deliveries is
  'The outbox: a message for one endpoint, written in the transaction of its change. It is kept for two weeks.';
comment on column webhook_deliveries.place is
  'The order of the messages about a record: who changes it holds its row, so that the change of a later place commits later.';
comment on column webhook_deliveries.changed is 'The columns that changed.';
comment on column webhook_deliveries.xid is 'The transaction, of which there is one message for a record.';
comment on column webhook_deliveries.due_at is 'Not sent before.';
comment on column webhook_deliveries.answer is 'The beginning of the last answer, or why there was none.';
create index webhook_deliveries_waiting on webhook_deliveries (tenant_id, record_id, endpoint_id, place) where delivered_at is null;
create index webhook_deliveries_due on webhook_deliveries (tenant_id, endpoint_id, due_at) where delivered_at is null;
create index webhook_deliveries_by_endpoint on webhook_deliveries (tenant_id, endpoint_id, place);
select install_tenant_table('webhook_deliveries');
select install_events('webhook_deliveries', 'webhooks', 'endpoint_id', operations => '{insert,update}');

create function queue_webhooks(tenant uuid, happened text, record uuid, told jsonb, columns text[] default '{}') returns void
  language plpgsql as $$
begin
  update webhook_deliveries d
     set data = told, changed = array(select distinct unnest(d.changed || columns) order by 1)
   where tenant_id = tenant and record_id = record and event = happened and delivered_at is null
     -- Transactions are numbered anew after a restored backup.
     and xid = pg_current_xact_id() and at >= now();
  if found then
    return;
  end if;
  insert into webhook_deliveries (tenant_id, endpoint_id, event, record_id, data, changed)
  select tenant, id, happened, record, told, columns
    from webhook_endpoints where tenant_id = tenant and is_on and happened = any (events);
end
$$;
comment on function queue_webhooks is
  'Adds a message to the outbox for each endpoint that wants it. Of one transaction there is one about a record.';

create function queue_webhooks_of_change() returns trigger
  language plpgsql as $$
declare
  kept jsonb := coalesce(new.after, new.before);
  happening text := case new.action when 'insert' then 'created' when 'update' then 'changed' else 'removed' end;
  columns text[] := '{}';
  item planning_items;
begin
  -- What removes the data of a former employee ends kept answers by an entry without values.
  if kept = '{}' or not exists (select from webhook_endpoints where tenant_id = new.tenant_id and is_on) then
    return null;
  end if;
  if new.action = 'update' then
    columns := array(select key from jsonb_each(new.after)
      where value is distinct from new.before -> key and key <> 'version' order by key);
  end if;
  case new.subject
    when 'planning_items' then
      if new.action = 'delete' then
        delete from webhook_deliveries
         where tenant_id = new.tenant_id and record_id = new.subject_id and event = 'planning.changed'
           and delivered_at is null and xid = pg_current_xact_id() and at >= now();
      end if;
      perform queue_webhooks(new.tenant_id, 'planning.' || happening, new.subject_id, jsonb_build_object(
        'date', kept -> 'date', 'projectId', kept -> 'project_id', 'isDraft', kept -> 'is_draft'), columns);
    when 'planning_assignments', 'planning_item_materials' then
      -- The people and materials of an item that is made or removed now are part of that.
      select * into item from planning_items i
       where i.tenant_id = new.tenant_id and i.id = new.subject_id and not (version = 1 and i.xmin = pg_current_xact_id()::xid);
      if found then
        perform queue_webhooks(new.tenant_id, 'planning.changed', new.subject_id, jsonb_build_object(
          'date', item.date, 'projectId', item.project_id, 'isDraft', item.is_draft), array[new.subject]);
      end if;
    when 'absences' then
      perform queue_webhooks(new.tenant_id, 'absence.' || happening, new.subject_id, jsonb_build_object(
        'employeeId', kept -> 'employee_id', 'firstDay', kept -> 'first_day', 'lastDay', kept -> 'last_day'), columns);
    when 'projects' then
      if 'status_id' = any (columns) then
        perform queue_webhooks(new.tenant_id, 'project.status_changed', new.subject_id, jsonb_build_object(
          'statusId', kept -> 'status_id', 'previousStatusId', new.before -> 'status_id'));
      end if;
    when 'slips' then
      if 'state' = any (columns) and kept ->> 'state' = 'signed' and new.before ->> 'state' in ('draft', 'waiting') then
        perform queue_webhooks(new.tenant_id, 'slip.signed', new.subject_id, jsonb_build_object(
          'number', kept -> 'number', 'projectId', kept -> 'project_id'));
      end if;
  end case;
  return null;
end
$$;
create trigger queue_webhooks after insert on changes for each row
  when (new.subject in ('planning_items', 'planning_assignments', 'planning_item_materials', 'absences', 'projects', 'slips'))
  execute function queue_webhooks_of_change();

create function queue_webhooks_of_approval() returns trigger
  language plpgsql as $$
begin
  perform queue_webhooks(new.tenant_id, 'hours.approved', new.id,
    jsonb_build_object('employeeId', new.employee_id, 'monday', new.monday));
  return null;
end
$$;
create trigger queue_webhooks after insert on hour_approvals
  for each row execute function queue_webhooks_of_approval();

create function queue_webhooks_of_publication() returns trigger
  language plpgsql as $$
begin
  perform queue_webhooks(new.tenant_id, 'planning.published', new.id, (
    select jsonb_build_object('from', min(date), 'to', max(date)) from (
      select date from told_days where tenant_id = new.tenant_id and publication_id = new.id
      union all
      select i.date from planning_publication_items p
        join planning_items i on i.tenant_id = p.tenant_id and i.id = p.planning_item_id
       where p.tenant_id = new.tenant_id and p.publication_id = new.id) days));
  return null;
end
$$;
-- At the commit, when the days of the publication are there.
create constraint trigger queue_webhooks after insert on planning_publications deferrable initially deferred
  for each row execute function queue_webhooks_of_publication();
