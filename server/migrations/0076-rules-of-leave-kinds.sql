-- What the law says of each kind of leave: whether leave accrues over it, and how much of it there is. And the usual kinds that were missing.

alter table leave_kinds
  add column accrues boolean not null default true,
  add column max_weeks numeric(5, 2) check (max_weeks > 0),
  add column max_months smallint check (max_months > 0),
  add column paid_weeks numeric(5, 2) check (paid_weeks > 0),
  add column source text not null default '';
comment on column leave_kinds.accrues is 'Statutory leave accrues over it (BW 7:634 and 635).';
comment on column leave_kinds.max_weeks is 'Most of it in a period, in times the hours of a week; null: no maximum.';
comment on column leave_kinds.max_months is 'Months of the period in which it is counted, from the first day taken; null: it is not counted.';
comment on column leave_kinds.paid_weeks is 'Of max_weeks, those that are paid.';
comment on column leave_kinds.source is 'Where the figures are from, and when they were checked.';

drop function usual_leave_kinds;
create function usual_leave_kinds() returns table (
  name text, kind text, account text, hue smallint, requestable boolean, accrues boolean,
  max_weeks numeric, max_months smallint, paid_weeks numeric, source text
) language sql immutable as $$
  values
    ('Vakantie', 'vacation', 'vacation', 150::smallint, true, true, null::numeric, null::smallint, null::numeric, ''),
    ('Individueel budget', 'vacation', null, 170, true, true, null, null, null, 'Cao Bouw & Infra, gecontroleerd 29-11-2026'),
    ('Roostervrij (ADV/ATV)', 'rostered-day-off', 'rostered', 190, true, true, null, null, null, ''),
    ('Tijd-voor-tijd', 'time-for-time', 'time-for-time', 230, true, true, null, null, null, ''),
    ('Ziek', 'sick', null, 10, false, true, null, null, null, ''),
    ('Dokter of tandarts', 'doctor', null, 340, true, true, null, null, null, ''),
    ('Bijzonder verlof', 'special-leave', null, 280, true, true, null, null, null, ''),
    ('Calamiteitenverlof', 'special-leave', null, 265, true, true, null, 12, null, 'WAZO art. 4:1, gecontroleerd 29-11-2026'),
    -- Its weeks must be taken within four weeks of the birth, the additional ones within six months: a period of six months is one birth.
    ('Geboorteverlof', 'special-leave', null, 290, true, true, 1, 6, 1, 'WAZO art. 4:2, gecontroleerd 29-11-2026'),
    ('Aanvullend geboorteverlof', 'special-leave', null, 298, true, true, 5, 6, null, 'WAZO art. 4:2a, gecontroleerd 29-11-2026'),
    ('Ouderschapsverlof', 'parental-leave', null, 305, true, false, 26, 96, 9, 'WAZO art. 6:1 en 6:2, gecontroleerd 29-11-2026'),
    ('Kortdurend zorgverlof', 'care-leave', null, 318, true, true, 2, 12, null, 'WAZO art. 5:2, gecontroleerd 29-11-2026'),
    ('Langdurend zorgverlof', 'care-leave', null, 325, true, true, 6, 12, null, 'WAZO art. 5:10, gecontroleerd 29-11-2026'),
    ('Onbetaald verlof', 'unpaid-leave', null, 60, true, false, null, null, null, 'BW art. 7:634, gecontroleerd 29-11-2026'),
    ('Cursus', 'training', null, 95, false, true, null, null, null, ''),
    ('Onwerkbaar weer', 'unworkable-weather', null, 210, false, true, null, null, null, ''),
    ('Overig', 'other', null, 35, false, true, null, null, null, '')
$$;

create or replace function add_leave_kinds() returns trigger
  language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  insert into leave_kinds (id, name, kind, account, hue, requestable, accrues, max_weeks, max_months, paid_weeks, source)
  select gen_random_uuid(), usual.* from usual_leave_kinds() usual;
  perform set_config('app.tenant_id', before, true);
  return null;
end
$$;

alter table leave_kinds no force row level security;
alter table leave_kinds disable trigger user;
update leave_kinds set accrues = false where kind in ('parental-leave', 'unpaid-leave');
update leave_kinds set max_weeks = usual.max_weeks, max_months = usual.max_months, paid_weeks = usual.paid_weeks, source = usual.source
  from usual_leave_kinds() usual
  where leave_kinds.name = usual.name and leave_kinds.kind = usual.kind;
-- What a company has under another name it may have for years: nobody requests the new ones before it says so.
insert into leave_kinds (tenant_id, id, name, kind, account, hue, requestable, accrues, max_weeks, max_months, paid_weeks, source)
select tenants.id, gen_random_uuid(), usual.name, usual.kind, usual.account, usual.hue, false, usual.accrues,
       usual.max_weeks, usual.max_months, usual.paid_weeks, usual.source
  from tenants, usual_leave_kinds() usual
 where usual.source <> ''
   and not exists (select from leave_kinds known where known.tenant_id = tenants.id and lower(btrim(known.name)) = lower(usual.name));
alter table leave_kinds enable trigger user;
alter table leave_kinds force row level security;

-- At the next look the ledgers follow what does not accrue.
alter table leave_settings no force row level security;
alter table leave_settings disable trigger user;
update leave_settings set kept_on = null;
alter table leave_settings enable trigger user;
alter table leave_settings force row level security;
