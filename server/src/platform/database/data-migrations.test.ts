import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateBefore } from '../../../test/data/old-schema.ts';
import { makeDatabase } from '../../../test/servers/server.ts';
import { migrate } from './migrate.ts';
import { deriveApplicationPassword, prepareApplicationRole } from './role.ts';

let database: Awaited<ReturnType<typeof makeDatabase>>;
let owner: pg.Client;
beforeEach(async () => {
  database = await makeDatabase('empty');
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await prepareApplicationRole(owner, deriveApplicationPassword(owner.password ?? ''));
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const tenantId = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

/** A tenant as it was before the migration, with a god and an admin who are signed in. */
async function fillTenant(number: number): Promise<void> {
  const id = tenantId(number);
  await owner.query(`begin; set local app.tenant_id = '${id}';
    insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
    insert into users (id, username, password_hash, user_type, email) values
      (gen_random_uuid(), 'god', 'hash ${number}', 'god', 'god@example.nl'),
      (gen_random_uuid(), 'admin', 'hash', 'admin', '');
    insert into sessions (id, user_id, expires_at) select gen_random_uuid(), id, now() from users
        where tenant_id = '${id}'; commit`);
}

it('migration 0004 merges the gods of several tenants into one account, and keeps other users and their sessions', async () => {
  await migrateBefore(owner, '0004');
  await fillTenant(1);
  await fillTenant(2);
  await migrate(owner);

  const { rows: gods } = await owner.query('select username, password_hash, epoch from gods');
  expect(gods).toEqual([{ username: 'god', password_hash: 'hash 1', epoch: 1 }]);
  for (const number of [1, 2]) {
    await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
    const { rows } = await owner.query(
      `select username, user_type, sessions.god_id from users
        join sessions on sessions.user_id = users.id and sessions.tenant_id = users.tenant_id
        where users.tenant_id = current_tenant()`,
    );
    expect(rows).toEqual([{ username: 'admin', user_type: 'admin', god_id: null }]);
  }
});

/** Runs work as an owner whom row-level security binds. */
async function asPlainOwner(work: () => Promise<void>): Promise<void> {
  const role = `eigenaar_${process.pid}`;
  const { rows: names } = await owner.query('select current_database() as name');
  await owner.query(`create role ${role} nosuperuser nobypassrls; grant create on schema public to ${role};
    grant create on database "${names[0].name}" to ${role}; set role ${role}`);
  try {
    await work();
  } finally {
    await owner.query(
      `rollback; reset role; reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`,
    );
  }
}

it('migration 0009 gives projects hues and statuses different positions, by an owner without special rights', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0009');
    for (const number of [1, 2]) {
      const id = tenantId(number);
      await owner.query(`begin; set local app.tenant_id = '${id}';
      insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
      insert into project_statuses (id, label, position) values
        (gen_random_uuid(), 'A', 1), (gen_random_uuid(), 'B', 1), (gen_random_uuid(), 'C', 2);
      insert into projects (id, title) select gen_random_uuid(), n::text from generate_series(1, 20) n; commit`);
    }
    await migrate(owner);
    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      const { rows } = await owner.query(
        `select (select array_agg(position order by position) from project_statuses) as positions,
              (select count(distinct hue)::int from projects) as hues`,
      );
      expect(rows).toEqual([{ positions: [1, 2, 3], hues: 20 }]);
    }
  }));

it('migration 0015 keeps images, lets ranges have some, and releases files with their last image', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0015');
    const item = '00000000-0000-7000-8000-000000000009';
    for (const number of [1, 2]) {
      const id = tenantId(number);
      await owner.query(`begin; set local app.tenant_id = '${id}';
      insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
      insert into clients (id, name) values ('${item}', 'Jansen');
      insert into planning_ranges (id) values ('${item}');
      insert into planning_items (id, date, client_id, range_id) values ('${item}', '2030-01-07', '${item}', '${item}');
      insert into stored_files (id, state, content_type, size_bytes, width, height)
        values ('${item}', 'stored', 'image/jpeg', 1, 1, 1);
      insert into images (id, planning_item_id, filename, stored_file_id)
        values ('${item}', '${item}', 'a.jpg', '${item}'); commit`);
    }
    await migrate(owner);

    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      await owner.query(`insert into images (id, planning_range_id, filename, stored_file_id)
      select gen_random_uuid(), range_id, 'b.jpg', '${item}' from planning_items`);
      const count = async (from: string) => (await owner.query(`select from ${from}`)).rowCount;
      const released = () => count(`stored_files where state = 'deleting'`);
      await owner.query(`delete from images where planning_item_id is not null`);
      expect([await count('images'), await released()]).toEqual([1, 0]);
      await owner.query(`delete from images`);
      expect([await count('images'), await released()]).toEqual([0, 1]);
    }
  }));

it.each([
  ['a superuser', (work: () => Promise<void>) => work()],
  ['an owner without special rights', asPlainOwner],
])('migration 0026 tells kinds of one name apart within each tenant, by %s', (_who, run) =>
  run(async () => {
    await migrateBefore(owner, '0026');
    for (const number of [1, 2]) {
      const id = tenantId(number);
      await owner.query(`begin; set local app.tenant_id = '${id}';
        insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
        insert into hour_kinds (id, name, deleted_at) values
          ('00000000-0000-7000-8000-000000000001', 'Wacht', null),
          ('00000000-0000-7000-8000-000000000002', 'wacht ', null),
          ('00000000-0000-7000-8000-000000000003', 'Wacht', now()); commit`);
    }
    await migrate(owner);
    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      const { rows } = await owner.query(
        'select array_agg(name order by name) as names from hour_kinds where tenant_id = current_tenant()',
      );
      const usual = ['Meerwerk', 'Normaal', 'Overwerk', 'Regie', 'Reisuren'];
      expect(rows[0].names.toSorted()).toEqual([...usual, 'Wacht', 'Wacht', 'wacht  (2)']);
    }
  }),
);

it('migration 0046 empties the remarks of illness, in absences, requests and the change log, and no others', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0046');
    const noteOfKind = (id: number, kind: string) => `
      insert into absences (id, employee_id, kind_id, kind, first_day, last_day, note)
        select '${tenantId(id)}', '${tenantId(9)}', id, kind, '2030-01-07', '2030-01-07', 'Griep'
          from leave_kinds where kind = '${kind}' and tenant_id = current_tenant();
      insert into leave_requests (id, employee_id, kind_id, first_day, last_day, note)
        select '${tenantId(id)}', '${tenantId(9)}', id, '2030-01-07', '2030-01-07', 'Griep'
          from leave_kinds where kind = '${kind}' and tenant_id = current_tenant();`;
    for (const number of [1, 2]) {
      const id = tenantId(number);
      await owner.query(`begin; set local app.tenant_id = '${id}';
        insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
        insert into employees (id, name) values ('${tenantId(9)}', 'Jan');
        ${noteOfKind(3, 'sick')} ${noteOfKind(4, 'vacation')} commit`);
    }
    await migrate(owner);
    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      const notes = async (from: string) =>
        (await owner.query(`select note from (${from}) notes (id, note) order by id`)).rows;
      const expected = [{ note: '' }, { note: 'Griep' }];
      expect(await notes('select id, note from absences')).toEqual(expected);
      expect(await notes('select id, note from leave_requests')).toEqual(expected);
      for (const subject of ['absences', 'leave_requests']) {
        const logged = `select subject_id, after ->> 'note' from changes where subject = '${subject}'`;
        expect(await notes(logged)).toEqual(expected);
      }
    }
  }));

it('migration 0047 ends full exports of all companies, and none of an employee', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0047');
    for (const number of [1, 2]) {
      const id = tenantId(number);
      await owner.query(`begin; set local app.tenant_id = '${id}';
        insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
        insert into employees (id, name) values ('${tenantId(9)}', 'Jan');
        insert into data_exports (id, employee_id, state, requested_by, requester_name, expires_at)
          select gen_random_uuid(), employee_id, 'failed', '${id}', 'Ann', now() + interval '7 days'
            from (values (null), ('${tenantId(9)}'::uuid)) exports (employee_id);
        commit`);
    }
    await migrate(owner);
    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      const open = 'select employee_id from data_exports where expires_at > now()';
      expect((await owner.query(open)).rows).toEqual([{ employee_id: tenantId(9) }]);
    }
  }));

it('migration 0062 takes kinds that are no working time for travel, or for absence by their name', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0062');
    const id = tenantId(1);
    await owner.query(`set app.tenant_id = '${id}';
      insert into tenants (id, name, display_name) values ('${id}', 'bedrijf', 'Bedrijf');
      insert into hour_kinds (id, name, is_worked) values
        (gen_random_uuid(), 'Bijzonder verlof', false), (gen_random_uuid(), 'Woon-werk', false), (gen_random_uuid(), 'Laden', true)`);
    await migrate(owner);
    await owner.query(`set app.tenant_id = '${id}'`);
    const { rows } = await owner.query('select name, meaning from hour_kinds order by name');
    expect(rows.map(({ name, meaning }) => [name, meaning])).toEqual([
      ['Bijzonder verlof', 'absence'],
      ['Laden', 'work'],
      ['Meerwerk', 'work'],
      ['Normaal', 'work'],
      ['Overwerk', 'work'],
      ['Regie', 'work'],
      ['Reisuren', 'travel'],
      ['Woon-werk', 'travel'],
    ]);
  }));

it('migration 0070 counts the warnings of who has an address as told on their day, and has balances looked at again', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0070');
    for (const number of [1, 2]) {
      const id = tenantId(number);
      await owner.query(`begin; set local app.tenant_id = '${id}';
        insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
        insert into leave_settings (start_year, kept_on) values (2029, '2030-05-01');
        insert into employees (id, name, email) values
          ('${tenantId(7)}', 'Anja', ''), ('${tenantId(8)}', 'Bram', 'bram@example.nl'), ('${tenantId(9)}', 'Carla', '');
        insert into users (id, username, user_type, email, employee_id)
          values (gen_random_uuid(), 'anja', 'employee', 'anja@example.nl', '${tenantId(7)}');
        insert into leave_warnings (id, employee_id, expires_on, quarters, text, at)
          select id, id, '2030-07-01', 40, 'Let op', '2030-04-30T23:30:00Z' from employees where tenant_id = '${id}';
        commit`);
    }
    await migrate(owner);
    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      const told = await owner.query(
        'select told_on::text from leave_warnings where tenant_id = current_tenant() order by id',
      );
      expect(told.rows.map((row) => row.told_on)).toEqual(['2030-05-01', '2030-05-01', null]);
      const kept = 'select kept_on from leave_settings where tenant_id = current_tenant()';
      expect((await owner.query(kept)).rows).toEqual([{ kept_on: null }]);
    }
  }));

it('migration 0076 gives kinds of leave their rules and adds those that are missing, which nobody requests yet', () =>
  asPlainOwner(async () => {
    await migrateBefore(owner, '0076');
    for (const number of [1, 2]) {
      await owner.query(`begin; set local app.tenant_id = '${tenantId(number)}';
        insert into tenants (id, name, display_name) values ('${tenantId(number)}', 'bedrijf${number}', 'Bedrijf');
        update leave_kinds set name = 'Ouders' where kind = 'parental-leave';
        update leave_kinds set name = 'geboorteverlof', requestable = true where kind = 'training'; commit`);
    }
    await migrate(owner);
    for (const number of [1, 2]) {
      await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
      const { rows } =
        await owner.query(`select name, kind, requestable, accrues, max_weeks::float as weeks
        from leave_kinds where tenant_id = current_tenant() and name ~* '(ouder|geboorte|vakantie|calamiteit)' order by name collate "C"`);
      expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
        'Aanvullend geboorteverlof special-leave false true 5',
        'Calamiteitenverlof special-leave false true ',
        'Ouders parental-leave true false ',
        'Ouderschapsverlof parental-leave false false 26',
        'Vakantie vacation true true ',
        'geboorteverlof training true true ',
      ]);
    }
  }));
