import { absences } from '@ploegplan/contract/absences/endpoints';
import { addDays, addMonths, getDayOfWeek } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { getCertificateState } from '@ploegplan/contract/employees/certificates';
import { findContractOn } from '@ploegplan/contract/employees/contracts';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { type Employee, employeeKinds } from '@ploegplan/contract/employees/schemas';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { scaffoldStates } from '@ploegplan/contract/scaffolds/kinds';
import { session } from '@ploegplan/contract/session/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { told } from '@ploegplan/contract/told/endpoints';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../../test/calls/browser.ts';
import { browseDemo, inEachDemo, useSeed } from '../../test/data/demo.ts';
import { makeTenant } from '../../test/data/factories.ts';
import { type TestServer, useOwnServer } from '../../test/servers/server.ts';
import { listHired } from '../platform/scaffolds/hire.ts';
import { isWorkingDay } from './calendar.ts';

/** The number of rows of each kind, for each demo tenant. */
function countRows(server: TestServer) {
  const tables = [
    'employees',
    'users',
    'clients',
    'projects',
    'project_statuses',
    'materials',
    'requirements',
    'planning_items',
    'planning_assignments',
    'absences',
    'closures',
    'changes',
    'stored_files',
    'images',
    'documents',
    'document_versions',
    'audit_log',
  ] as const;
  return inEachDemo(server, async (tx) => {
    const rows: [string, number][] = [];
    for (const table of tables) {
      const { count } = await tx
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      rows.push([table, count]);
    }
    return Object.fromEntries(rows);
  });
}

const listDays = async (office: TestBrowser, from: string, to: string) =>
  office.get(planning.list, { query: { from, to } });

describe('seedDemo on a working day', () => {
  const server = useOwnServer();
  const seed = useSeed(server);
  const today = '2030-03-13';

  beforeAll(() => seed(today));

  test('fills all tenants, the third with less data', async () => {
    const [demo, steigerbouw, gevelwerk] = await countRows(server);
    const fixed = {
      employees: 26,
      users: 7,
      clients: 8,
      projects: 12,
      project_statuses: 6,
      closures: 4,
    };
    const files = { stored_files: 21, images: 12, documents: 8, document_versions: 9 };
    expect(demo).toMatchObject({ ...fixed, ...files, materials: 10, requirements: 3 });
    expect(steigerbouw).toMatchObject({ ...fixed, ...files, materials: 0, requirements: 1 });
    expect(demo?.planning_items).toBeGreaterThan(300);
    expect(steigerbouw?.planning_items).toBeGreaterThan(300);
    expect(gevelwerk).toMatchObject({ employees: 9, users: 7, clients: 4, projects: 5, images: 6 });
    expect(gevelwerk?.planning_items).toBeGreaterThan(50);
    expect(gevelwerk?.planning_items).toBeLessThan(150);
  });

  test('creates each tenant with its hosts, terms and branding', async () => {
    const profile = (host: string) => new TestBrowser(server, host).get(tenants.current);
    expect(await profile('localhost:3000')).toMatchObject({
      name: 'demo',
      displayName: 'Bouwbedrijf Voorbeeld',
      logo: '/logos/demo.svg',
      accentColor: '#1c5d99',
      terms: { project: 'Project', projects: 'Projecten' },
      hiddenParts: ['scaffolds'],
      ownLimits: [{ rule: 'notice.others', from: '2029-01-01', value: 14, until: null }],
    });
    expect(await profile('127.0.0.1:3000')).toMatchObject({ name: 'demo' });
    expect(await profile('demo.localhost:3000')).toMatchObject({ name: 'demo' });
    expect(await profile('steigerbouw.localhost:3000')).toMatchObject({
      name: 'steigerbouw',
      displayName: 'Steigerbouw Voorbeeld',
      logo: '/logos/steigerbouw.svg',
      accentColor: '#8a4b08',
      terms: { project: 'Steiger', projects: 'Steigers' },
      hiddenParts: ['materials', 'hours', 'weather'],
      breakMinutes: 45,
    });
    expect(await profile('gevelwerk.localhost:3000')).toMatchObject({
      name: 'gevelwerk',
      displayName: 'Gevelwerk Voorbeeld',
      logo: '/logos/gevelwerk.svg',
      accentColor: '#5b3a8e',
      terms: { project: 'Project', projects: 'Projecten' },
      hiddenParts: ['hours', 'scaffolds', 'weather'],
    });
  });

  test('keeps the register of scaffolds with twelve of them, in all states', async () => {
    const [, steigerbouw] = await inEachDemo(server, (tx) =>
      tx.selectFrom('scaffolds').select('state').execute(),
    );
    expect(steigerbouw).toHaveLength(12);
    expect(new Set(steigerbouw?.map(({ state }) => state))).toEqual(new Set(scaffoldStates));
  });

  test('has cards on scaffolds, one revoked, a report, and hire that runs and that ends', async () => {
    const [, steigerbouw] = await inEachDemo(server, async (tx) => ({
      cards: await tx.selectFrom('scaffold_cards').select('revoked_at').execute(),
      reports: await tx.selectFrom('scaffold_reports').select('id').execute(),
      hired: await listHired(tx),
    }));
    expect(steigerbouw?.cards.filter((card) => card.revoked_at === null)).toHaveLength(11);
    expect(steigerbouw?.cards).toHaveLength(12);
    expect(steigerbouw?.reports).toHaveLength(1);
    expect(new Set(steigerbouw?.hired.map(({ to }) => to === null))).toEqual(
      new Set([true, false]),
    );
    expect(steigerbouw?.hired.map(({ noticeBy }) => noticeBy)).toContain('K. Bos');
  });

  test('tells a week: some have seen it, some have not, one cannot come, and of one a change is to be told', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const query = { from: today, to: '2030-03-24' };
    const overview = await office.get(told.overview, { query });
    expect(overview.told).toBeGreaterThan(20);
    expect(overview.seen).toBeGreaterThan(overview.told / 2);
    expect(overview.people.filter(({ unseen }) => unseen.length > 0).length).toBeGreaterThan(2);
    expect(overview.people.filter(({ cannot }) => cannot.length > 0)).toHaveLength(1);
    expect(overview.pendingCount).toBeGreaterThan(0);
    const worker = await browseDemo(server, 'localhost', 'werknemer');
    const { employeeId } = await worker.get(session.check);
    const days = await office.get(told.history, { params: { id: employeeId ?? '' }, query });
    expect(days.some(({ was, receipts }) => was !== null && receipts.length === 0)).toBe(true);
  });

  test('creates projects in every status, and a full week of planning', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const statuses = (await office.get(projects.list)).map(({ status }) => status);
    expect(new Set(statuses).size).toBe(6);
    const week = await listDays(office, '2030-03-11', '2030-03-15');
    const planned = week.flatMap(({ employeeIds }) => employeeIds);
    const query = { from: '2030-03-11', to: '2030-03-15' };
    const away = (await office.get(absences.list, { query })).map(({ employeeId }) => employeeId);
    const rows = await office.get(employees.list);
    const everybody = rows.filter((row) => isInServiceOn(row, today)).length;
    expect(new Set([...planned, ...away]).size).toBe(everybody);
    expect(new Set(planned).size).toBeGreaterThan(everybody - 3);
  });

  test('gives employees a crew, a date of birth and contract hours; one is an apprentice of 17', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const rows = await office.get(employees.list);
    const hoursOf = (row: Employee) => findContractOn(row.contracts, today)?.hours;
    expect(rows.filter((row) => !row.crew || !hoursOf(row))).toEqual([]);
    expect(rows.filter((row) => hoursOf(row)?.[4] === 0)).toHaveLength(1);
    expect(rows.filter((row) => findContractOn(row.contracts, today)?.onCall)).toHaveLength(1);
    const adultUntil = addMonths(today, -18 * 12);
    const young = rows.filter(({ dateOfBirth }) => (dateOfBirth ?? '') > adultUntil);
    expect(young.map(({ jobTitle }) => jobTitle)).toEqual(['Leerling-timmerman']);
  });

  test('has an employee who left, others who are not employed, and certificates that end', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const rows = await office.get(employees.list, { query: { includingdeleted: 'true' } });
    expect(rows.filter((row) => !isInServiceOn(row, today))).toHaveLength(1);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(employeeKinds));
    const states = rows.flatMap(({ certificates }) =>
      certificates.map((certificate) =>
        getCertificateState(certificate, { day: today, noticeDays: 60 }),
      ),
    );
    expect(new Set(states)).toEqual(new Set(['valid', 'ends-soon', 'expired']));
  });

  test('says who added the projects', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const [first] = await office.get(projects.list);
    const changes = await office.get(projects.history, { params: { id: first?.id ?? '' } });
    expect(changes).toMatchObject([{ action: 'created', by: 'admin' }]);
  });

  test('plans no employee in two places at once', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const items = await listDays(office, '2030-02-11', '2030-03-31');
    const slots = items.flatMap(({ date, startTime, employeeIds }) =>
      employeeIds.map((employeeId) => `${employeeId} ${date} ${startTime}`),
    );
    expect(new Set(slots).size).toBe(slots.length);
  });

  test.each(['werknemer', 'voorman'])('plans work for %s on each working day', async (username) => {
    const phone = await browseDemo(server, 'localhost', username);
    const own = await phone.get(employeePlanning.list, {
      query: { from: '2030-02-11', to: '2030-04-05' },
    });
    const dates = new Set(own.map(({ date }) => date));
    for (let date = '2030-02-11'; date <= '2030-04-05'; date = addDays(date, 1)) {
      if (isWorkingDay(date)) expect(dates).toContain(date);
    }
  });

  test('plans a few weeks around today for the small company', async () => {
    const phone = await browseDemo(server, 'gevelwerk.localhost', 'werknemer');
    const range = { from: '2030-02-11', to: '2030-04-05' };
    const dates = (await phone.get(employeePlanning.list, { query: range })).map(
      ({ date }) => date,
    );
    expect(dates).toContain(today);
    expect(dates.toSorted().at(0)).toBe('2030-02-25');
    expect(dates.toSorted().at(-1)).toBe('2030-03-29');
  });

  test('plans some days together, equips some, and leaves some of next week drafts', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const items = await listDays(office, '2030-02-11', '2030-04-05');
    const drafts = items.filter(({ isDraft }) => isDraft).map(({ date }) => date);
    expect(drafts.length).toBeGreaterThan(5);
    for (const date of drafts) expect(date > '2030-03-17' && date < '2030-03-25').toBe(true);
    const ranges = Map.groupBy(items, ({ rangeId }) => rangeId);
    expect(ranges.size).toBeGreaterThan(10);
    expect(Math.max(...[...ranges].map(([id, days]) => (id ? days.length : 0)))).toBeLessThan(8);
    expect(items.some(({ materialIds = [] }) => materialIds.length > 1)).toBe(true);
    const driven = items.filter(({ drivers = [] }) => drivers.length > 0);
    expect(new Set(driven.flatMap(({ drivers = [] }) => drivers[0]?.materialId)).size).toBe(2);
  });

  test('records most hours of past days, and none from today on', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const items = await listDays(office, '2030-02-11', '2030-04-05');
    const recorded = (past: boolean) =>
      items
        .filter(({ date }) => date < today === past)
        .flatMap(({ employeeIds, hoursWorked }) =>
          employeeIds.map((_, index) => (hoursWorked?.[index] ?? null) !== null),
        );
    expect(new Set(recorded(true))).toEqual(new Set([true, false]));
    expect(new Set(recorded(false))).toEqual(new Set([false]));
  });

  test('has times and travel of most days of the last two weeks, one corrected by the office', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const days = await office.get(hours.days, { query: { from: '2030-02-01', to: today } });
    expect(days.length).toBeGreaterThan(100);
    expect(days.every(({ date }) => date < today)).toBe(true);
    expect(days.filter(({ travel }) => travel).length).toBeGreaterThan(80);
    expect(days.filter(({ isCorrected }) => isCorrected)).toHaveLength(1);
  });

  test('has overtime that some people saved, where there are pay rules', async () => {
    const [demo = [], ...others] = await inEachDemo(server, (tx) =>
      tx
        .selectFrom('leave_lines')
        .select(['type', 'quarters'])
        .where('account', '=', 'time-for-time')
        .execute(),
    );
    expect(new Set(demo.map(({ type }) => type))).toEqual(new Set(['correction', 'saved']));
    // A corrected week took back what it saved.
    expect(demo.filter(({ quarters }) => quarters <= 0)).toHaveLength(1);
    expect(others).toEqual([[], []]);
  });

  test('has a closed batch for the payroll, and what waits: a correction, a later week, and one to approve', async () => {
    const office = await browseDemo(server, 'localhost', 'admin');
    const [batch, ...others] = await office.get(payroll.list);
    expect(others).toEqual([]);
    expect(batch).toMatchObject({ number: 1, period: '2030-02', state: 'closed' });
    expect(batch?.people).toBeGreaterThan(15);
    const query = { from: '2030-02-25', to: '2030-03-24' };
    const { persons, problems, checks, signs, changes } = await office.get(payroll.preview, {
      query,
    });
    expect(problems).toEqual({ codes: [], numbers: [], isEmpty: false, isBeforeFirst: false });
    expect(checks.map(({ difference }) => difference)).toEqual([0, 0, 0, 0]);
    expect(persons.length).toBeGreaterThan(15);
    const own = persons.filter(({ employeeKind }) => employeeKind === 'own');
    for (const { personnelNumber } of own) expect(personnelNumber).toMatch(/^05\d\d$/);
    expect(changes.length).toBeGreaterThan(15);
    expect(signs.openWeeks.length).toBeGreaterThan(5);
    const worker = await browseDemo(server, 'localhost', 'werknemer');
    const { batches, open } = await worker.get(payroll.own);
    expect(batches).toMatchObject([{ number: 1, period: '2030-02' }]);
    const late = { isEarlier: true, period: '2030-02', quantity: -0.5 };
    expect(persons.flatMap(({ amounts }) => amounts)).toContainEqual(expect.objectContaining(late));
    expect(open).toEqual([]);
  });

  test('adds photos to the item of today, one of them uploaded by the worker', async () => {
    const phone = await browseDemo(server, 'localhost', 'werknemer');
    const [first] = await phone.get(employeePlanning.list, { query: { from: today, to: today } });
    const params = { id: first?.id ?? '' };
    const { imagesInfo = [] } = await phone.get(employeePlanning.get, { params });
    expect(imagesInfo.map(({ uploaderEmployeeName }) => uploaderEmployeeName)).toEqual([
      'Vera Voorman',
      'Wim Werknemer',
    ]);
    for (const { filename, contentType, sizeBytes } of imagesInfo) {
      const photo = await phone.call(employeePlanning.viewImage, {
        params: { ...params, filename },
      });
      expect(photo.rawPayload).toHaveLength(sizeBytes);
      const { mediaType, width, height } = await sharp(photo.rawPayload).metadata();
      expect({ mediaType, width, height }).toEqual({
        mediaType: contentType,
        width: 1024,
        height: 768,
      });
    }
  });

  test.each([
    ['localhost', 12],
    ['gevelwerk.localhost', 6],
  ])('adds images to a client, a project, a range and items at %s', async (host, count) => {
    const office = await browseDemo(server, host, 'admin');
    const found = await office.get(images.search, { query: {} });
    expect(found).toHaveLength(count);
    expect(new Set(found.map(({ metadata }) => metadata.entityType))).toEqual(
      new Set(['client', 'project', 'planningitem', 'planningrange']),
    );
  });

  test('changes nothing when run again, also on a later day', async () => {
    const before = await countRows(server);
    await seed(addDays(today, 9));
    expect(await countRows(server)).toEqual(before);
  });
});

describe('seedDemo on a Sunday', () => {
  const server = useOwnServer();
  const seed = useSeed(server);
  const today = '2031-06-15';

  test('fills the tenants once when two nodes start at once, with dates around that day', async () => {
    expect(getDayOfWeek(today)).toBe(7);
    await Promise.all([seed(today), seed(today)]);
    const phone = await browseDemo(server, 'steigerbouw.localhost', 'werknemer');
    const range = { from: addDays(today, -30), to: addDays(today, 30) };
    const dates = (await phone.get(employeePlanning.list, { query: range })).map(
      ({ date }) => date,
    );
    expect(dates).toContain(today);
    expect(dates).toContain(addDays(today, -2));
    expect(dates).toContain(addDays(today, 1));
    const [, steigerbouw] = await countRows(server);
    expect(steigerbouw).toMatchObject({ users: 7, employees: 26, stored_files: 21, images: 12 });
  });
});

describe('a database with another tenant', () => {
  const server = useOwnServer();
  const seed = useSeed(server);

  test('gets no demo data, and no god', async () => {
    await makeTenant(server);
    await seed('2030-03-13');
    expect((await countRows(server)).map(({ users }) => users)).toEqual([0, 0, 0]);
    expect((await server.database.pool.query('select from gods')).rowCount).toBe(0);
    const response = await new TestBrowser(server, 'localhost').call(tenants.current);
    expect(response.statusCode).toBe(404);
  });
});
