-- A warning counts only once it reached the employee: by its mail, or as the office recorded (BW 7:640a).

alter table leave_warnings
  add column told_on date,
  add column told_how text not null default '',
  add constraint told_somehow_is_told check (told_how = '' or told_on is not null);
comment on column leave_warnings.told_on is 'The day on which its mail was sent, or the employee was told otherwise; null: not yet.';
comment on column leave_warnings.told_how is 'By the office; empty: by mail.';
comment on table leave_warnings is
  'That leave will lapse, as it was told to an employee (BW 7:640a). Only that it was told is added later.';
grant update (told_on, told_how) on leave_warnings to ploegplan_app;

do $$
declare
  tenant record;
begin
  for tenant in select * from tenants loop
    perform set_config('app.tenant_id', tenant.id::text, true);
    update leave_warnings w set told_on = (w.at at time zone 'Europe/Amsterdam')::date
      from employees e left join users u on u.tenant_id = e.tenant_id and u.employee_id = e.id and u.active
     where e.tenant_id = w.tenant_id and e.id = w.employee_id and w.tenant_id = tenant.id
       and coalesce(nullif(u.email, ''), e.email) <> '';
    -- What lapsed without a warning comes back at the next look.
    update leave_settings set kept_on = null where tenant_id = tenant.id;
  end loop;
end
$$;
select install_events('leave_warnings', 'leave', 'id', 'employee', '{update}');
