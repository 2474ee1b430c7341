-- Kinds of hours and of leave differ by name, and approved hours keep what their kind means.

create function name_kinds_apart(kinds regclass) returns void
  language plpgsql as $$
declare
  tenant record;
  renamed integer;
begin
  for tenant in select id from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    loop
      execute format(
        'update %s k set name = left(k.name, 190) || '' ('' || twin.number || '')'', version = k.version + 1
           from (select tenant_id, id, row_number() over (partition by lower(btrim(name)) order by id) as number
                   from %s where tenant_id = $1 and deleted_at is null) twin
          where twin.tenant_id = k.tenant_id and twin.id = k.id and twin.number > 1',
        kinds, kinds) using tenant.id;
      get diagnostics renamed = row_count;
      exit when renamed = 0;
    end loop;
  end loop;
end
$$;
select name_kinds_apart('hour_kinds');
select name_kinds_apart('leave_kinds');
drop function name_kinds_apart;

create unique index hour_kinds_one_name on hour_kinds (tenant_id, lower(btrim(name))) where deleted_at is null;
create unique index leave_kinds_one_name on leave_kinds (tenant_id, lower(btrim(name))) where deleted_at is null;

create function guard_approved_kind() returns trigger
  language plpgsql as $$
begin
  -- Who approves hours of the kind holds its row: they are seen here, or come after the change.
  perform from hour_kinds where tenant_id = old.tenant_id and id = old.id for update;
  if exists (
    select from approved_hours h
      join hour_approvals a on a.tenant_id = h.tenant_id and a.id = h.approval_id and a.reopened_at is null
     where h.tenant_id = old.tenant_id and h.kind_id = old.id)
  then
    raise exception 'Hours of this kind are approved' using errcode = 'PP003';
  end if;
  return new;
end
$$;
comment on function guard_approved_kind is 'Fails with PP003, which is told as kind-approved: the averages of approved weeks would change.';
create trigger guard_approved_kind before update on hour_kinds for each row
  when (old.is_worked is distinct from new.is_worked) execute function guard_approved_kind();
create index approved_hours_by_kind on approved_hours (tenant_id, kind_id);
