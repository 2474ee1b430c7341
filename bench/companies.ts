import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import type { Client } from 'pg';

/**
 * Two companies whose screens show the same number of rows. The large one has a past besides: its items, and former people and works.
 */
const measured = { small: 'klein', large: 'groot' };
export const username = 'voorman';
const present = { employees: 60, clients: 40, projects: 40, weeks: 10 };
const past = { employees: 5_000, projects: 20_000, years: 20 };

export const today = getToday();
export const monday = getMonday(today);
const first = addDays(monday, -7 * present.weeks);

interface Size {
  /** Small companies besides the two that are measured. */
  companies: number;
  /** Items in the past of the large company. */
  items: number;
}

/** Fills an empty, migrated database, in minutes. What the triggers of `tenants` add is there; those of other tables are off. */
export async function fillCompanies(owner: Client, size: Size, hash: string): Promise<void> {
  const steps = {
    companies: () => addCompanies(owner, size, hash),
    present: () => addPresent(owner),
    past: () => addPast(owner, size),
    // The start of the app would look at the files of all companies.
    files: () => owner.query(`update tenant_work set due_at = 'infinity' where kind = 'files'`),
    'vacuum and analyze': () => owner.query('vacuum (analyze)'),
  };
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    await step();
    console.log(`filled: ${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  }
}

async function addCompanies(owner: Client, { companies }: Size, hash: string) {
  await owner.query('set synchronous_commit = off');
  await owner.query(
    `insert into tenants (id, name, display_name, hidden_parts)
     select uuidv7(), name, 'Meting ' || name, '{}'
       from unnest(array[$1, $2] || array(select 'bedrijf' || n from generate_series(1, $3) n)) name`,
    [measured.small, measured.large, companies],
  );
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `create temporary table company as
       select id as tenant_id, name, name in ('${measured.small}', '${measured.large}') as is_measured from tenants;
     insert into tenant_hosts (host, tenant_id)
       select case name when '${measured.small}' then '127.0.0.1' else '127.0.0.2' end, tenant_id from company where is_measured;
     insert into employees (tenant_id, id, name, in_service_from, contracts)
       select tenant_id, uuidv7(), 'Werknemer ' || n, date '2000-01-01', '[{"from": null, "hours": [8, 8, 8, 8, 8, 0, 0]}]'
         from company, generate_series(1, case when is_measured then ${present.employees} else 4 end) n;
     insert into clients (tenant_id, id, name, location)
       select tenant_id, uuidv7(), 'Klant ' || n, 'Kade ' || n || ', Voorbeeldstad'
         from company, generate_series(1, case when is_measured then ${present.clients} else 3 end) n;
     insert into projects (tenant_id, id, title, client_id, hue)
       select tenant_id, uuidv7(), 'Project ' || name, id, 50 + abs(hashtext(name)) % 290 from clients`,
  );
  await owner.query(
    `insert into users (tenant_id, id, username, password_hash, user_type, also_employee, employee_id, leads_crew)
     select tenant_id, uuidv7(), $2, $1, 'admin', true,
            (select id from employees e where e.tenant_id = company.tenant_id order by id limit 1), true from company`,
    [hash, username],
  );
}

/** An item a workday for each employee, for ten weeks back and ahead; in the last week one in five misses hours. */
async function addPresent(owner: Client) {
  await owner.query(`
    create temporary table person as select tenant_id, id, row_number() over (partition by tenant_id order by id) as n from employees;
    create temporary table work as
      select tenant_id, id, row_number() over (partition by tenant_id order by id) as n, count(*) over (partition by tenant_id) as of
        from projects;
    create temporary table planned as
      select p.tenant_id, uuidv7() as item_id, p.id as employee_id, w.id as project_id, d::date as date, p.n
        from person p join company c using (tenant_id)
        cross join generate_series(date '${first}', date '${monday}' + ${7 * present.weeks}, interval '1 day') d
        join work w on w.tenant_id = p.tenant_id and w.n = 1 + (p.n + extract(week from d)::int) % w.of
       where extract(isodow from d) < 6 and (c.is_measured or d between date '${monday}' - 14 and date '${monday}' + 14)
       order by d, p.n;
    insert into planning_items (tenant_id, id, date, start_time, end_time, project_id, location, description)
      select tenant_id, item_id, date, '07:00', '16:00', project_id, 'Voorbeeldstraat ' || n, 'Opbouwen, vak ' || n from planned;
    insert into planning_assignments (tenant_id, planning_item_id, employee_id, date, hours_worked)
      select tenant_id, item_id, employee_id, date,
             case when date < date '${today}' and (date < date '${monday}' - 7 or n % 5 > 0) then 8 end from planned;
    insert into told_days (tenant_id, employee_id, date, publication_id, at, works, plan)
      select tenant_id, employee_id, date, uuidv7(), date - interval '3 days', '[]', 'vak' from planned;
    insert into stored_files (tenant_id, id, state, content_type, size_bytes, width, height)
      select tenant_id, item_id, 'stored', 'image/jpeg', 200000, 2560, 1440 from planned join company using (tenant_id) where is_measured;
    insert into images (tenant_id, id, planning_item_id, filename, stored_file_id, uploaded_at)
      select tenant_id, item_id, item_id, 'foto.jpg', item_id, now() - n * interval '1 second'
        from planned join company using (tenant_id) where is_measured;
    insert into absences (tenant_id, id, employee_id, kind, kind_id, first_day, last_day)
      select p.tenant_id, uuidv7(), p.id, 'vacation', k.id, date '${monday}' + 7 * p.n::int, date '${monday}' + 7 * p.n::int + 4
        from person p join company using (tenant_id),
             lateral (select id from leave_kinds where tenant_id = p.tenant_id and kind = 'vacation' order by id limit 1) k
       where is_measured and p.n <= 5;
    insert into scaffolds (tenant_id, id, project_id, number, state, due_on, due_reason)
      select tenant_id, uuidv7(), id, 'S-' || n, 'handed-over', date '${today}' + n::int, 'regular'
        from work join company using (tenant_id) where is_measured and n <= 20;`);
}

/** The index definitions of the large tables are made anew after the filling, because that takes a fifth of the time. */
async function withoutIndexes(owner: Client, tables: readonly string[], work: () => Promise<void>) {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any ($1::regclass[]) and not indisprimary and not exists (
        select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await work();
  await owner.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of rows) await owner.query(definition);
}

/** Twenty years of items, most of former people and works; with hours, and for a part of them photos, messages and the change log. */
function addPast(owner: Client, { items }: Size) {
  // Averages go back for more than a year.
  const last = addDays(monday, -7 * 70);
  const people = past.employees + present.employees;
  const works = past.projects + present.projects;
  const byId = (of: number) => `('x' || right(i.id::text, 7))::bit(28)::int % ${of}`;
  return withoutIndexes(
    owner,
    ['planning_items', 'planning_assignments', 'changes', 'told_days', 'images', 'stored_files'],
    async () => {
      await owner.query(`
        create temporary table large as select tenant_id from company where name = '${measured.large}';
        insert into employees (tenant_id, id, name, last_day, deleted_at)
          select tenant_id, uuidv7(), 'Oud ' || n, date '${last}', now() from large, generate_series(1, ${past.employees}) n;
        insert into projects (tenant_id, id, title, hue, deleted_at)
          select tenant_id, uuidv7(), 'Oud ' || n, 100, now() from large, generate_series(1, ${past.projects}) n;
        create temporary table former as
          select tenant_id, id, row_number() over (order by id) - 1 as n from employees join large using (tenant_id);
        create temporary table built as
          select tenant_id, id, row_number() over (order by id) - 1 as n from projects join large using (tenant_id);
        analyze former, built;
        insert into planning_items (tenant_id, id, date, start_time, end_time, project_id, location, description)
          select b.tenant_id, uuidv7(), date '${last}' - ${365 * past.years} + (n.n * ${365 * past.years} / ${items})::int,
                 '07:00', '16:00', b.id, 'Voorbeeldstraat ' || n.n % 300, 'Steiger opbouwen en keuren'
            from generate_series(1::bigint, ${items}) n (n) join built b on b.n = n.n * 7919 % ${works};
        insert into planning_assignments (tenant_id, planning_item_id, employee_id, date, hours_worked)
          select i.tenant_id, i.id, f.id, i.date, 8
            from planning_items i join large using (tenant_id)
            cross join lateral generate_series(0, case when ${byId(4)} = 0 then 1 else 0 end) other
            join former f on f.n = (${byId(people)} + other * 37) % ${people}
           where i.date <= date '${last}'`);
      await owner.query(`
        create temporary table sample as
          select i.tenant_id, i.id, i.date, row_number() over () as n from planning_items i join large using (tenant_id)
           where i.date <= date '${last}' limit ${Math.min(items / 10, 1_000_000)};
        insert into changes (tenant_id, at, subject, subject_id, action, after)
          select tenant_id, date + interval '9 hours', 'planning_items', id, 'insert', jsonb_build_object('id', id, 'date', date) from sample;
        insert into told_days (tenant_id, employee_id, date, publication_id, at, works, plan)
          select a.tenant_id, a.employee_id, a.date, uuidv7(), a.date - interval '3 days', '[]', 'vak'
            from sample join planning_assignments a on a.tenant_id = sample.tenant_id and a.planning_item_id = sample.id;
        insert into stored_files (tenant_id, id, state, content_type, size_bytes, width, height)
          select tenant_id, id, 'stored', 'image/jpeg', 200000, 2560, 1440 from sample where n % 2 = 0;
        insert into images (tenant_id, id, planning_item_id, filename, stored_file_id, uploaded_at)
          select tenant_id, id, id, 'foto.jpg', id, date from sample where n % 2 = 0;
        update stored_bytes b set bytes = s.bytes
          from (select tenant_id, sum(size_bytes) as bytes from stored_files group by 1) s where s.tenant_id = b.tenant_id;
        insert into absences (tenant_id, id, employee_id, kind, kind_id, first_day, last_day)
          select f.tenant_id, uuidv7(), f.id, k.kind, k.id, date '${last}' - 30 * y, date '${last}' - 30 * y + 4
            from former f, lateral (select * from leave_kinds where tenant_id = f.tenant_id and kind = 'vacation' order by id limit 1) k,
                 generate_series(1, 10) y`);
    },
  );
}
