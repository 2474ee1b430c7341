-- What a company sets itself: its working week, the holidays that it keeps, its terms in days, and whom its people ask for help.

alter table tenants
  add column working_week jsonb not null default '[
    {"startTime": "07:00", "endTime": "16:00", "breakMinutes": 30},
    {"startTime": "07:00", "endTime": "16:00", "breakMinutes": 30},
    {"startTime": "07:00", "endTime": "16:00", "breakMinutes": 30},
    {"startTime": "07:00", "endTime": "16:00", "breakMinutes": 30},
    {"startTime": "07:00", "endTime": "16:00", "breakMinutes": 30},
    null, null]' check (jsonb_array_length(working_week) = 7),
  add column observed_holidays text[] not null default '{new-year,easter,easter-monday,kings-day,liberation-day-lustrum,ascension,whit-sunday,whit-monday,christmas,boxing-day}',
  add column notice_days integer not null default 60 check (notice_days between 7 and 365),
  add column link_days integer not null default 30 check (link_days between 1 and 365),
  add column restore_days integer not null default 30 check (restore_days between 7 and 365),
  add column help_contact jsonb not null default '{"name": "", "phonenumber": "", "email": ""}',
  add column start_dismissed_at timestamptz;
comment on column tenants.working_week is
  'The usual day of each weekday from Monday: startTime, endTime, breakMinutes; null: as a rule nobody works.';
comment on column tenants.observed_holidays is 'The Dutch holidays on which nobody works, by their keys.';
comment on column tenants.notice_days is 'How many days before its end it is said that a document or certificate expires.';
comment on column tenants.link_days is 'How many days a new planning link is valid, unless otherwise chosen.';
comment on column tenants.restore_days is 'How many days a deleted document can be restored.';
comment on column tenants.help_contact is 'Whom the people of the company ask for help: name, phonenumber, email.';
comment on column tenants.start_dismissed_at is
  'When the office chose to see the steps of the start no longer.';

-- One break for all days becomes the break of each.
update tenants set working_week = (
  select jsonb_agg(case when day = 'null' then day else jsonb_set(day, '{breakMinutes}', to_jsonb(break_minutes)) end order by number)
    from jsonb_array_elements(working_week) with ordinality as days (day, number))
 where break_minutes <> 30;
alter table tenants drop column break_minutes;
