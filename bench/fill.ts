import type { Client } from 'pg';

export interface Size {
  tenants: number;
  /** Planning items in the whole table. */
  items: number;
  /** Planning items of the measured tenant in the measured week. */
  itemsInWeek: number;
  /** The days over which those are spread, from the begin of the week; 7 unless told. */
  days?: number;
  employees: number;
}

/** The measured data: one week of one tenant, and one item with photos of one of its employees. */
export const subject = {
  tenant: 'meting1',
  username: 'voorman',
  week: { from: '2030-01-07', to: '2030-01-13' },
  month: { from: '2030-01-07', to: '2030-02-03' },
  photos: 3,
  projects: 5_000,
  clients: 2_000,
};

/** The number in a tenant's name, to distribute rows over the tenants. */
const tenantNumber = 'substring(name from 7)::int';

/**
 * Fills an empty, migrated database. Triggers and foreign keys are off meanwhile, because the change log is not measured. Rows are
 * inserted in the order of their ids, as in a database that grew over years.
 */
export async function fill(owner: Client, size: Size, passwordHash: string): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  await fillCompanies(owner, size, passwordHash);
  await fillItems(owner, size);
  await fillAssignments(owner);
  await fillPhotos(owner);
  await fillRecords(owner);
  await owner.query('vacuum (analyze)');
}

async function fillCompanies(owner: Client, { tenants, employees }: Size, hash: string) {
  await owner.query(
    `insert into tenants (id, name, display_name)
     select uuidv7(), 'meting' || n, 'Meting ' || n from generate_series(1, $1) n`,
    [tenants],
  );
  await owner.query(
    "insert into tenant_hosts (host, tenant_id) select '127.0.0.1', id from tenants where name = $1",
    [subject.tenant],
  );
  await owner.query(
    `insert into employees (tenant_id, id, name)
     select t.id, uuidv7(), 'Werknemer ' || n from tenants t, generate_series(1, $1) n`,
    [employees],
  );
  await owner.query(
    `insert into clients (tenant_id, id, name, location)
     select t.id, uuidv7(), 'Klant ' || n, 'Kade ' || n || ', Voorbeeldstad' from tenants t, generate_series(1, 40) n`,
  );
  await owner.query(
    `insert into projects (tenant_id, id, title, client_id, hue)
     select tenant_id, uuidv7(), 'Project ' || name, id, 50 + abs(hashtext(name)) % 290 from clients`,
  );
  await owner.query(
    `insert into users (tenant_id, id, username, password_hash, user_type, also_employee, employee_id)
     select t.id, uuidv7(), $2, $1, 'admin', true,
            (select id from employees where tenant_id = t.id order by id limit 1)
       from tenants t`,
    [hash, subject.username],
  );
}

/** The other projects and clients of the measured tenant, on which nothing is planned. */
async function fillRecords(owner: Client): Promise<void> {
  const measured = 'tenants where name = $2';
  await owner.query(
    `insert into clients (tenant_id, id, name, companyname, location, phonenumber)
     select id, uuidv7(), 'Opdrachtgever ' || n, 'Bouw ' || n || ' B.V.', 'Laan ' || n || ', Voorbeeldstad', '06 0000 0000'
       from generate_series(41, $1) n, ${measured}`,
    [subject.clients, subject.tenant],
  );
  await owner.query(
    `insert into projects (tenant_id, id, title, number, location, client_id, hue, description)
     select t.id, uuidv7(), 'Werk ' || n, '2030-' || n, 'Straat ' || n || ', Voorbeeldstad', client.ids[1 + n % $3],
            50 + n % 290, 'Steiger opbouwen, keuren en afbreken in overleg met de uitvoerder'
       from generate_series(41, $1) n, (select id from ${measured}) t,
            (select array_agg(c.id) as ids from clients c join tenants on tenants.id = c.tenant_id and tenants.name = $2) client`,
    [subject.projects, subject.tenant, subject.clients],
  );
}

/** The measured week is in the middle of four years, over which the other items are spread evenly. */
async function fillItems(
  owner: Client,
  { tenants, items, itemsInWeek, days = 7 }: Size,
): Promise<void> {
  const insert = (source: string, values: unknown[]) =>
    owner.query(
      `insert into planning_items
         (tenant_id, id, date, start_time, end_time, project_id, location, description, contact_name, contact_phonenumber)
       select tenant.id, uuidv7(), source.date, '07:00', '16:00', project.ids[1 + n % 40],
              'Voorbeeldstraat ' || n % 300, 'Steiger opbouwen en keuren, vak ' || n % 50,
              'Uitvoerder ' || n % 20, '06 0000 0000'
         from (${source}) source
         join tenants tenant on ${tenantNumber} = source.tenant
         join (select tenant_id, array_agg(id) as ids from projects group by tenant_id) project
           on project.tenant_id = tenant.id
        order by source.date, n`,
      values,
    );
  await insert(`select 1 as tenant, n, $2::date + n % $3 as date from generate_series(1, $1) n`, [
    itemsInWeek,
    subject.week.from,
    days,
  ]);
  await insert(
    `select 1 + n % $2 as tenant, n,
            case when n / $2 % 2 = 0 then $3::date - 1 - n / $2 / 2 % 730 else $4::date + 1 + n / $2 / 2 % 730 end as date
       from generate_series(1, $1) n`,
    [items - itemsInWeek, tenants, subject.week.from, subject.week.to],
  );
}

/** Assigns one employee to every item and a second one to every fourth; past assignments have hours. */
async function fillAssignments(owner: Client): Promise<void> {
  await owner.query(
    `insert into planning_assignments (tenant_id, planning_item_id, employee_id, date, hours_worked, notes)
     select i.tenant_id, i.id, employee.ids[1 + (i.n + place * 37) % cardinality(employee.ids)], i.date,
            case when i.date < $1 then 8 end, case when i.date < $1 then 'Volgens planning' else '' end
       from (select *, row_number() over (order by id) as n from planning_items) i
       join (select tenant_id, array_agg(id order by id) as ids from employees group by tenant_id) employee
         on employee.tenant_id = i.tenant_id
       cross join generate_series(0, 1) place
      where place = 0 or i.n % 4 = 0
      order by i.id`,
    [subject.week.to],
  );
}

async function fillPhotos(owner: Client): Promise<void> {
  await owner.query(
    `with photo as (
       insert into stored_files (tenant_id, id, state, content_type, size_bytes, width, height)
       select tenant_id, uuidv7(), 'stored', 'image/jpeg', 250000, 1600, 1200
         from (${measuredItem}) item, generate_series(1, $3)
       returning tenant_id, id
     )
     insert into images (tenant_id, id, planning_item_id, filename, stored_file_id)
     select photo.tenant_id, uuidv7(), item.id, photo.id || '.jpg', photo.id
       from photo, (${measuredItem}) item`,
    [subject.tenant, subject.week.from, subject.photos],
  );
}

/** The first item of the measured week of the employee who signs in; parameters are the tenant's name and a day. */
const measuredItem = `
  select a.tenant_id, a.planning_item_id as id
    from planning_assignments a
    join tenants t on t.id = a.tenant_id and t.name = $1
    join users u on u.tenant_id = t.id and u.employee_id = a.employee_id
   where a.date >= $2 order by a.date, a.planning_item_id limit 1`;

/** The ids of the measured data, after signing in. */
export async function readSubject(owner: Client) {
  const { rows } = await owner.query<{
    tenantId: string;
    employeeId: string;
    itemId: string;
    sessionId: string;
    projectId: string;
  }>(
    `select item.tenant_id as "tenantId", item.id as "itemId", (
              select project_id from planning_items where tenant_id = item.tenant_id and id = item.id) as "projectId", users.employee_id as "employeeId",
            sessions.id as "sessionId"
       from (${measuredItem}) item join sessions using (tenant_id)
       join users on users.tenant_id = sessions.tenant_id and users.id = sessions.user_id`,
    [subject.tenant, subject.week.from],
  );
  if (!rows[0]) throw new Error('Nobody has signed in');
  return rows[0];
}
