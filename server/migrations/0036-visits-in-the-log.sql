-- The log tells a visit of a god once, with what was looked at, and no longer each call that only read.

alter table audit_log add column visit_id bigint;
comment on column audit_log.visit_id is
  'Of a god-view, the first look of a visit at another area: the god-visit with which it is told. The subject of either is the area.';
create index audit_log_by_visit on audit_log (tenant_id, visit_id) where visit_id is not null;
create index audit_log_by_actor on audit_log (tenant_id, actor_id, id);

-- Calls of before that only read: the first of a god on a day becomes the visit, the others what was looked at.
do $$
declare
  tenant record;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    update audit_log set
      event = case when audit_log.id = visit then 'god-visit' else 'god-view' end,
      visit_id = nullif(visit, audit_log.id),
      subject = split_part(subject, '/', 3)
    from (
      select id, first_value(id) over (
        partition by actor_id, (at at time zone 'Europe/Amsterdam')::date order by id) as visit
      from audit_log where event = 'god-call' and subject like 'GET %'
    ) reads
    where audit_log.id = reads.id;
  end loop;
end
$$;
