-- What hours of a kind are: work, travel, which stands apart in the register of days, or absence.

alter table hour_kinds add column meaning text not null default 'work' check (meaning in ('work', 'travel', 'absence'));
comment on column hour_kinds.meaning is 'Only work counts as working time.';
alter table hour_kinds no force row level security;
alter table hour_kinds disable trigger user;
update hour_kinds set meaning = case when name ~* '(verlof|vrij|ziek|feestdag|afwezig|adv)' then 'absence' else 'travel' end
  where not is_worked;
alter table hour_kinds enable trigger user;
alter table hour_kinds force row level security;

drop trigger guard_approved_kind on hour_kinds;
create trigger guard_approved_kind before update on hour_kinds for each row
  when (old.meaning is distinct from new.meaning) execute function guard_approved_kind();

drop function usual_hour_kinds cascade;
create or replace function add_hour_kinds() returns trigger
  language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', new.id::text, true);
  insert into hour_kinds (id, name, is_standard, meaning)
  select gen_random_uuid(), name, name = 'Normaal', meaning
    from (values ('Normaal', 'work'), ('Overwerk', 'work'), ('Reisuren', 'travel'), ('Meerwerk', 'work'), ('Regie', 'work'))
      kinds (name, meaning);
  perform set_config('app.tenant_id', before, true);
  return null;
end
$$;

alter table hour_kinds drop constraint standard_stays;
alter table hour_kinds drop column is_worked;
alter table hour_kinds add constraint standard_stays check (not is_standard or (deleted_at is null and meaning = 'work'));
