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

/** The measured data: one week of one tenant. */
export const subject = {
  tenant: 'meting1',
  username: 'voorman',
  week: { from: '2030-01-07', to: '2030-01-13' },
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
  await owner.query(materialsAndPhotos);
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

/** A material on every third item and a photo on every tenth. */
const materialsAndPhotos = `
  insert into materials (tenant_id, id, name) select id, uuidv7(), 'Hoogwerker' from tenants;
  insert into planning_item_materials (tenant_id, planning_item_id, material_id)
    select i.tenant_id, i.id, m.id from (select *, row_number() over (order by id) as n from planning_items) i
      join materials m on m.tenant_id = i.tenant_id where n % 3 = 0 order by i.id;
  insert into images (tenant_id, id, planning_item_id, filename, stored_file_id)
    select tenant_id, uuidv7(), id, 'foto.jpg', id
      from (select *, row_number() over (order by id) as n from planning_items) i where n % 10 = 0 order by i.id`;

/** The month of the batch that is measured. */
export const payrollMonth = { from: '2030-01-01', to: '2030-01-31' };

/** Approves four weeks of two hundred people of the measured tenant, each day with two classes on two projects, for a batch of the payroll. */
export async function fillPayroll(owner: Client): Promise<void> {
  await owner.query(`
    create temporary table person as
      select t.id as tenant_id, e.id as employee_id, row_number() over (order by e.id) as number
        from tenants t join employees e on e.tenant_id = t.id where t.name = '${subject.tenant}' order by e.id limit 200;
    update employees e set personnel_number = lpad(p.number::text, 4, '0') from person p where e.id = p.employee_id;
    create temporary table week as
      select tenant_id, employee_id, uuidv7() as id, date '2030-01-07' + 7 * n as monday from person, generate_series(0, 3) n;
    insert into hour_approvals (tenant_id, id, employee_id, monday, quarters) select tenant_id, id, employee_id, monday, 190 from week;
    create temporary table worked as
      select w.tenant_id, w.id, w.monday + d as date, p.id as project_id, place
        from week w, generate_series(0, 4) d,
             lateral (select id, row_number() over (order by id) as place from projects where tenant_id = w.tenant_id order by id limit 2) p;
    insert into approved_hours (tenant_id, approval_id, date, target_id, project_id, kind_id, quarters)
      select w.tenant_id, w.id, date, project_id, project_id, k.id, 19 from worked w
        join hour_kinds k on k.tenant_id = w.tenant_id and k.is_standard;
    insert into approval_classes (tenant_id, approval_id, position, date, minutes, class, percent, project_id, reason)
      select tenant_id, id, row_number() over (partition by id order by date, place, class), date, minutes, class, percent, project_id, ''
        from worked, (values ('normal', 100, 240), ('overtime', 125, 45)) worth (class, percent, minutes);
    insert into payroll_settings (tenant_id, period, includes, nmbrs, loket, codes)
      select id, 'month', '{"own": true, "hired": false, "self-employed": false}', '{"debtorNumber": "1", "companyNumber": "1"}',
             '{"employerNumber": "1", "shift": "1", "minutesAfterComma": false}',
             '[{"kind": "class:normal:100", "firstDay": null, "code": "2100", "unit": "hours"},
               {"kind": "class:overtime:125", "firstDay": null, "code": "2125", "unit": "hours"}]'
        from tenants where name = '${subject.tenant}'`);
}
