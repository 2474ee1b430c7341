-- Slips of extra work: what was agreed on site and for which price, who signed it, and the hours that it made.

create table slips (
  tenant_id uuid not null references tenants,
  id uuid not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('extra-work', 'day-rate')),
  project_id uuid not null,
  state text not null default 'draft'
    check (state in ('draft', 'waiting', 'signed', 'refused', 'disputed', 'invoiced')),
  made_at timestamptz not null default now(),
  made_by uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, project_id) references projects (tenant_id, id)
);
comment on column slips.state is 'Of the last version.';
create index slips_by_project on slips (tenant_id, project_id);
select install_tenant_table('slips', 'select, insert, update');
create trigger record_change after insert or update on slips
  for each row execute function record_change('id');
select install_events('slips', 'slips', 'id', '', '{insert,update}');

create table slip_versions (
  tenant_id uuid not null references tenants,
  slip_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null,
  told_arrived_at timestamptz,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  paper jsonb,
  sha256 text,
  frozen_at timestamptz,
  primary key (tenant_id, slip_id, number),
  foreign key (tenant_id, slip_id) references slips (tenant_id, id),
  constraint frozen_as_whole check (num_nulls(paper, sha256, frozen_at) in (0, 3))
);
comment on column slip_versions.content is 'The contract''s SlipContent.';
comment on column slip_versions.told_arrived_at is
  'When the server heard that the price was told; the device says in the content when that was.';
comment on column slip_versions.paper is
  'The contract''s SlipPaper as it was when somebody was asked to sign it; null: it can still be changed.';
comment on column slip_versions.sha256 is 'Of the paper in its canonical form.';
create index slip_versions_by_hash on slip_versions (tenant_id, sha256) where sha256 is not null;
select install_tenant_table('slip_versions', 'select, insert, update');
select install_events('slip_versions', 'slips', 'slip_id', '', '{insert,update}');

create function keep_frozen_version() returns trigger
  language plpgsql as $$
begin
  raise exception 'Version % of slip % was shown to be signed, and never changes', old.number, old.slip_id;
end
$$;
create trigger keep_frozen before update on slip_versions
  for each row when (old.sha256 is not null) execute function keep_frozen_version();

create table slip_signatures (
  tenant_id uuid not null references tenants,
  id uuid not null,
  slip_id uuid not null,
  version integer not null,
  outcome text not null check (outcome in ('signed', 'refused', 'absent')),
  way text not null check (way in ('glass', 'link')),
  name text not null,
  role text not null,
  email text not null,
  reason text not null,
  strokes jsonb not null,
  device text not null,
  position jsonb,
  at timestamptz not null,
  arrived_at timestamptz not null default clock_timestamp(),
  user_id uuid default nullif(current_setting('app.user_id', true), '')::uuid,
  confirmed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, slip_id, version) references slip_versions (tenant_id, slip_id, number),
  constraint signed_by_somebody check (outcome <> 'signed' or (name <> '' and strokes <> '[]'))
);
comment on table slip_signatures is 'What the client''s person did with a version: signed, refused, or was not there.';
comment on column slip_signatures.strokes is 'The contract''s SlipStrokes.';
comment on column slip_signatures.at is 'By the clock of the device, never after it arrived.';
comment on column slip_signatures.confirmed_at is 'When the signer confirmed it by the link of the mailed copy.';
create unique index one_signature on slip_signatures (tenant_id, slip_id, version) where outcome = 'signed';
create index slip_signatures_by_version on slip_signatures (tenant_id, slip_id, version);
select install_tenant_table('slip_signatures', 'select, insert');
grant update (confirmed_at) on slip_signatures to ploegplan_app;
select install_events('slip_signatures', 'slips', 'slip_id', '', '{insert,update}');

create table slip_links (
  tenant_id uuid not null references tenants,
  id uuid not null,
  slip_id uuid not null,
  version integer not null,
  signature_id uuid,
  name text not null,
  email text not null,
  token_hash bytea,
  valid_until date not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, slip_id, version) references slip_versions (tenant_id, slip_id, number),
  foreign key (tenant_id, signature_id) references slip_signatures (tenant_id, id)
);
comment on table slip_links is 'Links by mail to exactly one version: to sign it, or to confirm a signature.';
comment on column slip_links.token_hash is 'Null until the mail is sent, when the token is made.';
create index slip_links_by_version on slip_links (tenant_id, slip_id, version);
select install_tenant_table('slip_links', 'select, insert');
grant update (token_hash) on slip_links to ploegplan_app;

create table slip_papers (
  tenant_id uuid not null references tenants,
  sha256 text not null,
  slip_id uuid not null,
  version integer not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, sha256),
  foreign key (tenant_id, slip_id, version) references slip_versions (tenant_id, slip_id, number)
);
comment on table slip_papers is 'The PDF files that were given of signed versions, so that each can be verified.';
select install_tenant_table('slip_papers', 'select, insert');

create table slip_hours (
  tenant_id uuid not null references tenants,
  slip_id uuid not null,
  employee_id uuid not null,
  date date not null,
  kind_id uuid,
  quarters smallint not null check (quarters between 0 and 96),
  booked_quarters smallint not null check (booked_quarters between 0 and 96),
  primary key (tenant_id, slip_id, employee_id, date),
  foreign key (tenant_id, slip_id) references slips (tenant_id, id),
  foreign key (tenant_id, employee_id) references employees (tenant_id, id),
  foreign key (tenant_id, kind_id) references hour_kinds (tenant_id, id)
);
comment on table slip_hours is
  'The hours of the last signed version of a slip, and how many of them are in hour_lines of its project and this kind.';
create index slip_hours_by_day on slip_hours (tenant_id, date);
select install_tenant_table('slip_hours', 'select, insert, update');
select install_events('slip_hours', 'slips', 'slip_id', '', '{insert,update}');

-- The kinds of hours that slips make; a company may rename them.
alter table hour_kinds add column of_slips text check (of_slips in ('extra-work', 'day-rate'));
comment on column hour_kinds.of_slips is 'The kind of slips whose hours have this kind.';
create unique index one_kind_of_slips on hour_kinds (tenant_id, of_slips);
alter table hour_kinds no force row level security;
alter table hour_kinds disable trigger user;
update hour_kinds kind set of_slips = case name when 'Meerwerk' then 'extra-work' else 'day-rate' end
 where name in ('Meerwerk', 'Regie') and id = (
   select id from hour_kinds same where same.tenant_id = kind.tenant_id and same.name = kind.name
    order by deleted_at nulls first, id limit 1);
alter table hour_kinds enable trigger user;
alter table hour_kinds force row level security;

create or replace function add_hour_kinds() returns trigger
  language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  insert into hour_kinds (id, name, is_standard, meaning, of_slips)
  select gen_random_uuid(), name, name = 'Normaal', meaning, slips
    from (values ('Normaal', 'work', null), ('Overwerk', 'work', null), ('Reisuren', 'travel', null),
      ('Meerwerk', 'work', 'extra-work'), ('Regie', 'work', 'day-rate')) kinds (name, meaning, slips);
  perform set_config('app.tenant_id', before, true);
  return null;
end
$$;

-- Photos of slips.
alter table images no force row level security;
alter table slips no force row level security;
alter table images
  add column slip_id uuid,
  drop constraint belongs_to_one_owner,
  add constraint belongs_to_one_owner
    check (num_nonnulls(client_id, project_id, planning_item_id, planning_range_id, slip_id) = 1),
  add unique (tenant_id, slip_id, filename),
  add foreign key (tenant_id, slip_id) references slips (tenant_id, id);
alter table images force row level security;
alter table slips force row level security;
select install_events('images', 'slips', 'slip_id');

-- Photos of a slip are part of what the client signed; its hours go with those of who left.
do $$
declare
  before constant text := pg_get_functiondef('remove_expired'::regproc);
  images constant text := 'select id from public.images where tenant_id = tenant and uploader_employee_id = leaver';
  hours constant text := 'delete from public.hour_lines where tenant_id = tenant and employee_id = leaver;';
begin
  if before not like '%' || images || '%' or before not like '%' || hours || '%' then
    raise exception 'remove_expired is another function than this migration changes';
  end if;
  execute replace(replace(before, images, images || ' and slip_id is null'), hours,
    hours || ' delete from public.slip_hours where tenant_id = tenant and employee_id = leaver;');
end
$$;
