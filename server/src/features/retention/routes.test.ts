import { randomUUIDv7 } from 'node:crypto';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { retention } from '@ploegplan/contract/retention/endpoints';
import { type ExpiringKind, expiringKinds } from '@ploegplan/contract/retention/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { drawJpeg, fileStates, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { addDocument } from '../../../test/data/documents.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

const year = Number(getToday().slice(0, 4));
const DAY = `${year - 9}-06-14`;
const MONDAY = getMonday(DAY);
const CONTRACTS = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);

const list = () => office.get(retention.list);
const remove = (...expired: { employeeId: string; kind: ExpiringKind }[]) =>
  office.call(retention.remove, { body: { expired } });
const setRule = (months: number | null) =>
  tenant.transact((tx) =>
    tx.updateTable('tenants').set({ leaver_months: months }).where('id', '=', tenant.id).execute(),
  );

/** The tables of a tenant of which the text of a row matches, once for each such row. */
async function findTraces(owner: factories.TestTenant, pattern: string): Promise<string[]> {
  const { rows } = await owner.transact((tx) =>
    sql<{ name: string }>`select distinct table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'tenant_id'`.execute(
      tx,
    ),
  );
  const tables = sql.join(
    rows.map(
      ({ name }) =>
        sql`select ${name} as name from ${sql.table(name)} one where one::text ~ ${pattern}`,
    ),
    sql` union all `,
  );
  const traces = await owner.transact((tx) =>
    sql<{ name: string }>`${tables} order by 1`.execute(tx),
  );
  return traces.rows.map(({ name }) => name);
}

/** An employee with one of everything that is kept for a term. `secret` is in all texts, and `gone` has the ids of rows that are removed. */
async function makeLeaver(
  owner: factories.TestTenant,
  last_day: string | null = DAY,
  hours_worked = 7.75,
) {
  const secret = randomUUIDv7();
  const remarks = `Lontje ${secret}`;
  const id = await factories.makeEmployee(owner, { last_day, contracts: CONTRACTS, remarks });
  const colleague = await factories.makeEmployee(owner);
  const project_id = await factories.makeProject(owner);
  const employeeIds = [id, colleague];
  const item = await factories.makePlanningItem(owner, { project_id, date: MONDAY, employeeIds });
  await changeRows(
    owner,
    'planning_assignments',
    { hours_worked, notes: `Regen ${secret}` },
    { employee_id: id },
  );
  await changeRows(
    owner,
    'planning_assignments',
    { hours_worked: 3.25 },
    { employee_id: colleague },
  );
  const paper = await factories.makeDocument(owner, {
    employee_id: id,
    kind: 'identity',
    title: `Paspoort ${secret}`,
  });
  const diploma = await factories.makeDocument(owner, { employee_id: id, kind: 'certificate' });
  const note = await factories.makeNote(owner, { employee_id: id, title: `Gesprek ${secret}` });
  const day = { employee_id: id, first_day: addDays(MONDAY, 1) };
  const absence = await factories.makeAbsence(owner, { ...day, note: `Verhuizing ${secret}` });
  const request = await factories.makeLeaveRequest(owner, { ...day, note: `Vrij ${secret}` });
  const line = await factories.makeLeaveLine(owner, { employee_id: id, day: MONDAY });
  const warning = await factories.makeLeaveWarning(owner, { employee_id: id });
  await owner.transact((tx) =>
    tx
      .insertInto('work_days')
      .values({ employee_id: id, date: MONDAY, start_time: '07:00', end_time: '16:00' })
      .execute(),
  );
  const approval = await factories.makeApproval(owner, {
    employee_id: id,
    project_id,
    monday: MONDAY,
  });
  const sent = { employee_id: id, approval_id: approval, first_day: MONDAY, last_day: MONDAY };
  await factories.makePayrollBatch(owner, sent);
  const image = randomUUIDv7();
  const register = randomUUIDv7();
  await owner.transact(async (tx) => {
    await tx
      .insertInto('hour_reminders')
      .values({ employee_id: id, day: MONDAY, days: [MONDAY] })
      .execute();
    const notice = {
      kind: 'leave',
      key: id,
      title: `Melding ${secret}`,
      body: '',
      path: '/own-leave',
    };
    await tx
      .insertInto('notices')
      .values({ id: randomUUIDv7(), employee_id: id, ...notice })
      .execute();
    const part = { date: MONDAY, minutes: 60, class: 'overtime', percent: 125 };
    await tx
      .insertInto('approval_classes')
      .values({ ...part, approval_id: approval, position: 0, reason: `1 uur ${secret}` })
      .execute();
    await tx
      .insertInto('overtime_choices')
      .values({ employee_id: id, monday: MONDAY, is_saved: true })
      .execute();
    const saved = { account: 'time-for-time', type: 'saved', day: MONDAY, approval_id: approval };
    const line = randomUUIDv7();
    for (const [quarters, counters] of [
      [5, null],
      [-5, line],
    ] as const) {
      const lineId = counters ? randomUUIDv7() : line;
      await tx
        .insertInto('leave_lines')
        .values({ ...saved, id: lineId, employee_id: id, quarters, counters })
        .execute();
    }
    const lines = JSON.stringify(
      employeeIds.map((employeeId) => ({ employeeId, date: MONDAY, quarters: 32 })),
    );
    await tx
      .insertInto('day_registers')
      .values({ id: register, project_id, monday: MONDAY, number: 1, lines })
      .execute();
    const stored_file_id = randomUUIDv7();
    const file = {
      content_type: 'image/jpeg',
      size_bytes: 9,
      width: 3,
      height: 3,
      state: 'stored',
    };
    await tx
      .insertInto('stored_files')
      .values({ id: stored_file_id, ...file })
      .execute();
    const photo = {
      planning_item_id: item.id,
      uploader_employee_id: id,
      filename: `Steiger ${secret}.jpg`,
    };
    await tx
      .insertInto('images')
      .values({ id: image, ...photo, stored_file_id })
      .execute();
  });
  const wages = [absence, request, line, warning, approval];
  const gone = { identity: [paper], wages, images: [image], notes: [note] };
  return { id, colleague, item: item.id, diploma, register, secret, gone };
}

describe('the terms', () => {
  it.each([
    ['identity', '2020-01-01', null, '2026-01-01'],
    ['identity', '2020-12-31', null, '2026-01-01'],
    ['identity', '2021-01-01', null, '2027-01-01'],
    ['wages', '2018-12-31', null, '2026-01-01'],
    ['wages', '2019-01-01', null, '2027-01-01'],
    ['images', '2025-08-31', 6, '2026-02-28'],
    ['notes', '2025-08-15', 1, '2025-09-15'],
    ['notes', '2025-08-15', null, null],
  ])(
    '%s of who left on %s, with a rule of %s months, are kept until %s',
    async (kind, leftOn, months, ends) => {
      const { rows } = await server.database.pool.query<{ ends: string | null }>(
        'select retention_ends($1, $2, $3)::text as ends',
        [kind, leftOn, months],
      );
      expect(rows[0]?.ends).toBe(ends);
    },
  );

  it('list what is over since this January, and nothing of a day later', async () => {
    const lastDays = [
      `${year - 8}-12-31`,
      `${year - 7}-01-01`,
      `${year - 6}-12-31`,
      `${year - 5}-01-01`,
    ];
    const ids = await Promise.all(
      lastDays.map((day) => makeLeaver(tenant, day).then(({ id }) => id)),
    );
    const listed = (await list()).map(({ employeeId, kind, since }) => [
      lastDays[ids.indexOf(employeeId)],
      kind,
      since,
    ]);
    const [first, second, third] = lastDays;
    expect(listed).toEqual([
      [first, 'identity', `${year - 2}-01-01`],
      [second, 'identity', `${year - 1}-01-01`],
      [third, 'identity', `${year}-01-01`],
      [first, 'wages', `${year}-01-01`],
    ]);
  });

  it('begin with the removal of who has no last day, and never before hours that are recorded', async () => {
    const removed = await makeLeaver(tenant, null);
    await changeRows(tenant, 'employees', { deleted_at: `${year - 8}-03-01` }, { id: removed.id });
    const worked = await makeLeaver(tenant, `${year - 9}-03-01`);
    const item = await factories.makePlanningItem(tenant, {
      date: `${year - 1}-03-01`,
      employeeIds: [worked.id],
    });
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 1 },
      { planning_item_id: item.id },
    );
    expect((await list()).map(({ employeeId, kind }) => [employeeId, kind])).toEqual([
      [removed.id, 'identity'],
      [removed.id, 'wages'],
    ]);
  });

  it.each([
    ['nobody in service', null],
    ['nobody whose last day is to come', addDays(getToday(), 1)],
    ['no year that is not over its term', `${year - 7}-01-01`],
  ])('bind the function of the database too: it removes wages of %s', async (_, lastDay) => {
    const { id } = await makeLeaver(tenant, lastDay);
    const removing = tenant.transact((tx) =>
      sql`select remove_expired(${id}, 'wages')`.execute(tx),
    );
    await expect(removing).rejects.toThrow('still kept');
    expect((await remove({ employeeId: id, kind: 'wages' })).statusCode).toBe(204);
    expect(await readRows(tenant, 'hour_approvals', ['employee_id'])).toHaveLength(1);
  });
});

describe('POST /retention/removals', () => {
  it.each([
    ['identity', ['Paspoort']],
    ['images', ['Steiger']],
    ['notes', ['Gesprek', 'Lontje', 'Regen']],
    ['wages', ['Melding', 'Verhuizing', 'Vrij']],
  ] as const)(
    'leaves nothing of %s, also in the change log and kept answers, and all of others',
    async (kind, words) => {
      const leaver = await makeLeaver(tenant);
      const kept = await makeLeaver(tenant, DAY, 5.25);
      const elsewhere = await factories.makeTenant(server);
      const stranger = await makeLeaver(elsewhere);
      await setRule(1);
      // What the office changed lately has an answer that is kept for a repeat.
      await office.call(employees.change, {
        params: { id: leaver.id },
        body: { crew: 'Zuid', version: 1 },
        headers: { 'idempotency-key': randomUUIDv7() },
      });
      expect(await findTraces(tenant, leaver.id)).toContain('kept_answers');
      const tracesOfOthers = () =>
        Promise.all([
          ...[kept.id, kept.secret, leaver.colleague].map((text) => findTraces(tenant, text)),
          ...[stranger.id, stranger.secret].map((text) => findTraces(elsewhere, text)),
        ]);
      const before = await tracesOfOthers();

      expect((await remove({ employeeId: leaver.id, kind })).statusCode).toBe(204);

      const left = (await list()).filter(({ employeeId }) => employeeId === leaver.id);
      expect(left.map((entry) => entry.kind)).toEqual(
        expiringKinds.filter((value) => value !== kind),
      );
      const texts = [...leaver.gone[kind], ...words.map((word) => `${word} ${leaver.secret}`)];
      for (const text of texts) expect(await findTraces(tenant, text)).toEqual([]);
      expect(await findTraces(tenant, leaver.id)).not.toContain('kept_answers');
      expect(await tracesOfOthers()).toEqual(before);
      // The seconds of a moment may begin with these digits.
      const hours = String.raw`7\.75(?!\d)`;
      expect((await findTraces(tenant, hours)).length > 0).toBe(kind !== 'wages');
      expect(await readRows(tenant, 'documents', ['id'], { id: leaver.diploma })).toHaveLength(1);
      const assignments = await tenant.transact((tx) =>
        tx
          .selectFrom('planning_assignments')
          .selectAll()
          .where('employee_id', '=', leaver.id)
          .execute(),
      );
      expect(assignments).toMatchObject([
        {
          planning_item_id: leaver.item,
          hours_worked: kind === 'wages' ? null : 7.75,
          notes: kind === 'notes' ? '' : `Regen ${leaver.secret}`,
        },
      ]);
    },
  );

  it('removes hours from approvals, registers, the payroll and the ledger, which does not follow from anything again', async () => {
    const leaver = await makeLeaver(tenant);
    const readFiles = () =>
      tenant.transact((tx) => tx.selectFrom('payroll_files').select('name').execute());
    expect(await readFiles()).toHaveLength(1);
    await remove({ employeeId: leaver.id, kind: 'wages' });
    expect(await readFiles()).toEqual([]);
    await office.get(leave.changeSettings, {
      body: {
        startYear: year - 10,
        fullTimeHours: 40,
        extraHours: 0,
        rosteredHours: 0,
        version: 0,
      },
    });
    const kept = ['changes', 'documents', 'employees', 'images', 'notes', 'planning_assignments'];
    expect([...new Set(await findTraces(tenant, leaver.id))]).toEqual(kept);
    expect(await readRows(tenant, 'day_registers', ['lines'])).toMatchObject([
      { lines: [{ employeeId: leaver.colleague }] },
    ]);
  });

  it('releases the files, and ends lists that browsers keep', async () => {
    const employeeId = await factories.makeEmployee(tenant, { last_day: DAY });
    await addDocument(office, { employeeId, kind: 'identity' });
    const item = await factories.makePlanningItem(tenant, { date: DAY });
    await sendForm(office, images.upload, item.id, { files: [['a.jpg', await drawJpeg()]] });
    await changeRows(tenant, 'images', { uploader_employee_id: employeeId });
    await setRule(1);
    const askDocuments = (held = '') =>
      office.call(documents.list, { query: {}, headers: { 'if-none-match': held } });
    const askPlanning = (held = '') =>
      office.call(planning.list, {
        query: { from: DAY, to: DAY },
        headers: { 'if-none-match': held },
      });
    const ofDocuments = String((await askDocuments()).headers.etag);
    const ofPlanning = String((await askPlanning()).headers.etag);
    await remove({ employeeId, kind: 'identity' }, { employeeId, kind: 'images' });
    // The server may have removed one of them by now, and its row with it.
    expect(await fileStates(tenant)).not.toContain('stored');
    expect((await askDocuments(ofDocuments)).statusCode).toBe(200);
    expect((await askPlanning(ofPlanning)).statusCode).toBe(200);
  });

  it('is logged once with counts alone, and a repeat does nothing', async () => {
    const leaver = await makeLeaver(tenant);
    const chosen = [
      { employeeId: leaver.id, kind: 'identity' as const },
      { employeeId: leaver.id, kind: 'wages' as const },
    ];
    await remove(...chosen);
    await remove(...chosen);
    const { entries } = await office.get(audit.list, { query: { about: 'expired-data-removed' } });
    expect(entries).toMatchObject([{ subject: '', details: { identity: '1', wages: '14' } }]);
    expect(await list()).toEqual([]);
  });
});
