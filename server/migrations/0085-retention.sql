-- What is kept of people who left, how long, and its removal for good.

alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('contract', 'drawing', 'safety', 'certificate', 'inspection', 'identity', 'other'));

alter table tenants add column leaver_months integer check (leaver_months between 1 and 120);
comment on column tenants.leaver_months is
  'How many months after the last day photos and notes of who left are kept; null: no rule, they stay.';

-- What somebody who left had sent is counted and removed.
create index images_by_uploader on images (tenant_id, uploader_employee_id) where uploader_employee_id is not null;

create function left_on(employee uuid) returns date
  language sql stable as $$
  select greatest(gone.day, (
    select max(date) from recorded_hours where tenant_id = current_tenant() and employee_id = employee))
    from (select coalesce(last_day, (deleted_at at time zone 'Europe/Amsterdam')::date) as day
            from employees where tenant_id = current_tenant() and id = employee) gone
   where gone.day is not null
$$;
comment on function left_on is
  'The last day of who left or will leave, never before hours that are recorded; null of who does neither. Of who was removed without a last day, the day of that.';

create function retention_ends(kind text, left_on date, leaver_months integer) returns date
  language sql immutable as $$
  select case
    when kind = 'identity' then make_date(extract(year from left_on)::integer + 6, 1, 1)
    when kind = 'wages' then make_date(extract(year from left_on)::integer + 8, 1, 1)
    when kind in ('images', 'notes') then (left_on + make_interval(months => leaver_months))::date
  end
$$;
comment on function retention_ends is
  'The first day on which a kind of data is no longer kept; null: it stays. The terms and their sources: contract/src/retention/schemas.ts.';

create function remove_expired(leaver uuid, expired text) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant constant uuid := public.current_tenant();
  -- The rows that go, whose ids kept answers may have.
  doomed uuid[] := '{}';
  -- What the change log no longer has of rows that stay: of assignments, and of the employee.
  of_assignments jsonb;
  of_employee jsonb;
  changed text;
begin
  -- Whoever records hours or puts the employee back in service waits.
  perform from public.employees where tenant_id = tenant and id = leaver for update;
  if coalesce(
    public.retention_ends(expired, public.left_on(leaver), (select leaver_months from public.tenants where id = tenant))
      > (now() at time zone 'Europe/Amsterdam')::date, true) then
    raise exception 'The % of employee % are still kept', expired, leaver;
  end if;

  if expired = 'identity' then
    changed := 'documents';
    doomed := array(
      select id from public.documents where tenant_id = tenant and employee_id = leaver and kind = 'identity'
      union select subject_id from public.changes
       where tenant_id = tenant and subject = 'documents' and action = 'delete'
         and before ->> 'employee_id' = leaver::text and before ->> 'kind' = 'identity');
    delete from public.documents where tenant_id = tenant and id = any (doomed);
    delete from public.changes
     where tenant_id = tenant and subject in ('documents', 'document_versions') and subject_id = any (doomed);

  elsif expired = 'images' then
    changed := 'images';
    doomed := array(select id from public.images where tenant_id = tenant and uploader_employee_id = leaver);
    delete from public.images where tenant_id = tenant and id = any (doomed);
    delete from public.changes
     where tenant_id = tenant and subject in ('images', 'record_images')
       and leaver::text in (before ->> 'uploader_employee_id', after ->> 'uploader_employee_id');

  elsif expired = 'notes' then
    of_assignments := '{"notes": ""}';
    of_employee := '{"remarks": ""}';
    doomed := array(
      select id from public.notes where tenant_id = tenant and employee_id = leaver
      union select subject_id from public.changes
       where tenant_id = tenant and subject = 'notes' and action = 'delete' and before ->> 'employee_id' = leaver::text);
    delete from public.notes where tenant_id = tenant and id = any (doomed);
    delete from public.changes where tenant_id = tenant and subject = 'notes' and subject_id = any (doomed);
    update public.planning_assignments set notes = '' where tenant_id = tenant and employee_id = leaver and notes <> '';
    update public.employees set remarks = '', version = version + 1
     where tenant_id = tenant and id = leaver and remarks <> '';

  elsif expired = 'wages' then
    of_assignments := '{"hours_worked": null}';
    of_employee := '{"contracts": []}';
    doomed := array(
      select id from public.absences where tenant_id = tenant and employee_id = leaver
      union select id from public.leave_requests where tenant_id = tenant and employee_id = leaver
      union select id from public.hour_approvals where tenant_id = tenant and employee_id = leaver);
    -- The approvals first, because no hours of an approved week can be changed.
    delete from public.approved_hours where tenant_id = tenant and approval_id = any (doomed);
    delete from public.hour_approvals where tenant_id = tenant and id = any (doomed);
    delete from public.hour_lines where tenant_id = tenant and employee_id = leaver;
    delete from public.hour_reminders where tenant_id = tenant and employee_id = leaver;
    update public.planning_assignments set hours_worked = null
     where tenant_id = tenant and employee_id = leaver and hours_worked is not null;
    update public.day_registers set lines = coalesce((
      select jsonb_agg(line order by place) from jsonb_array_elements(lines) with ordinality listed (line, place)
       where line ->> 'employeeId' <> leaver::text), '[]')
     where tenant_id = tenant and lines @> jsonb_build_array(jsonb_build_object('employeeId', leaver));
    delete from public.leave_lines where tenant_id = tenant and employee_id = leaver;
    delete from public.leave_warnings where tenant_id = tenant and employee_id = leaver;
    delete from public.leave_requests where tenant_id = tenant and employee_id = leaver;
    delete from public.absences where tenant_id = tenant and employee_id = leaver;
    -- The ledger of leave would follow from the contracts again.
    update public.employees set contracts = '[]', version = version + 1
     where tenant_id = tenant and id = leaver and contracts <> '[]';
    delete from public.changes
     where tenant_id = tenant and subject in ('hour_lines', 'absences', 'leave_requests')
       and leaver::text in (before ->> 'employee_id', after ->> 'employee_id');
  end if;

  if of_assignments is not null then
    changed := 'planning_assignments';
    update public.changes
       set before = case when before ->> 'employee_id' = leaver::text then before || of_assignments else before end,
           after = case when after ->> 'employee_id' = leaver::text then after || of_assignments else after end
     where tenant_id = tenant and subject = 'planning_assignments'
       and leaver::text in (before ->> 'employee_id', after ->> 'employee_id');
    update public.changes set before = before || of_employee, after = after || of_employee
     where tenant_id = tenant and subject = 'employees' and subject_id = leaver;
    -- What changed nothing else is no change any more.
    delete from public.changes
     where tenant_id = tenant and before - 'version' = after - 'version'
       and (subject = 'employees' and subject_id = leaver
         or subject = 'planning_assignments' and after ->> 'employee_id' = leaver::text);
  end if;

  delete from public.kept_answers
   where tenant_id = tenant and exists (
     select from regexp_matches(answer, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') matched
      where matched[1]::uuid = any (doomed || leaver));
  -- Answers that are kept until the change log has a change of what they are made of end by this one, which tells nothing else.
  insert into public.changes (tenant_id, user_id, subject, subject_id, action, before)
  values (tenant, null, changed, leaver, 'delete', '{}');
end
$$;
comment on function remove_expired is
  'Removes for good one kind of data of an employee of the current tenant who left long enough ago, the change log and kept answers included. With the rights of the owner, because the application may not delete from its logs, nor change approved hours.';
revoke execute on function remove_expired from public;
grant execute on function remove_expired to ploegplan_app;
