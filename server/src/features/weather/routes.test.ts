import { randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import { expectedWeather } from '@ploegplan/contract/expected-weather/endpoints';
import { weather } from '@ploegplan/contract/weather/endpoints';
import type { WeatherDesk } from '@ploegplan/contract/weather/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  leaveKindOf,
  makeEmployee,
  makePlanningItem,
  makeProject,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { fetchWeather } from '../../platform/weather/fetching.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

/** A Monday in winter. */
const DAY = '2030-01-07';
let project: string;
let people: string[];
beforeEach(async () => {
  project = await makeProject(tenant, { title: 'Kade', location: '52.1,5.18' });
  people = [
    await makeEmployee(tenant, { name: 'Ann' }),
    await makeEmployee(tenant, { name: 'Bo' }),
  ];
  await makePlanningItem(tenant, {
    ...{ project_id: project, date: DAY, employeeIds: people },
    ...{ start_time: '07:00', end_time: '15:00' },
  });
});

const readDesk = (date = DAY) => office.get(weather.desk, { query: { date } });
const findSite = ({ sites }: WeatherDesk) => {
  const site = sites.find(({ projectId }) => projectId === project);
  if (!site) throw new Error('The project is no site');
  return site;
};
const reportsOf = ({ reports }: WeatherDesk) =>
  reports.filter(({ projectId }) => projectId === project);
const type = (text: string, date = DAY, station = 260) =>
  office.get(weather.addReadings, { body: { station, date, text } });
const frost = (
  employeeId: string,
  date = DAY,
): BodyFor<typeof weather.addDays>['days'][number] => ({
  ...{ id: randomUUIDv7(), employeeId, projectId: project, cause: 'frost', date, hours: null },
});
const stop = async (...days: ReturnType<typeof frost>[]) => {
  await office.get(weather.addDays, { body: { days } });
  return days.map(({ id }) => id);
};
const countNotices = (title: string) =>
  tenant.transact(async (tx) => {
    const rows = await tx
      .selectFrom('notices')
      .select('id')
      .where('title', 'like', `${title}%`)
      .where('employee_id', 'in', people)
      .execute();
    return rows.length;
  });

describe('GET /weather/desk', () => {
  it('judges the sites of a day by the nearest station, with the people on them', async () => {
    await type('07:00 -0,6 3 0\n09:00 -0,5 3 0');
    const site = findSite(await readDesk());
    expect(site).toMatchObject({ station: 260, isChosen: false, distance: 0, state: 'met' });
    expect(site.verdicts.filter(({ state }) => state === 'met')).toMatchObject([
      { norm: 'frost-both', value: -0.5 },
    ]);
    expect(site.people.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect((await readDesk()).source).toEqual({ isSet: false, lastAt: null, fault: '' });
  });

  it('takes another station for a project, and judges the wind by its work', async () => {
    await type('12:00 5 14 0', DAY, 350);
    await office.call(weather.setPlace, {
      params: { id: project },
      body: { station: 350, workKind: 'crane' },
    });
    expect(findSite(await readDesk())).toMatchObject({
      station: 350,
      isChosen: true,
      state: 'met',
      force: 7,
    });
  });

  it('knows no station for a place without coordinates', async () => {
    await tenant.transact((tx) =>
      tx.updateTable('projects').set({ location: 'Kade 1' }).where('id', '=', project).execute(),
    );
    expect(findSite(await readDesk())).toMatchObject({
      station: null,
      state: 'unknown',
      verdicts: [],
    });
  });

  it('offers who did not work yesterday as the base of today', async () => {
    await makePlanningItem(tenant, {
      project_id: project,
      date: addDays(DAY, 1),
      employeeIds: people,
    });
    const [ann = ''] = people;
    await stop(frost(ann));
    const tomorrow = await readDesk(addDays(DAY, 1));
    const expected = { employeeId: ann, projectId: project, cause: 'frost' };
    expect(tomorrow.base).toContainEqual(expected);
    await stop(frost(ann, addDays(DAY, 1)));
    expect((await readDesk(addDays(DAY, 1))).base).not.toContainEqual(expected);
  });
});

describe('POST /weather/days', () => {
  it('makes the absences, tells the people and lists them for UWV', async () => {
    await stop(...people.map((id) => frost(id)));
    const reports = reportsOf(await readDesk());
    expect(reports).toMatchObject([
      { name: 'Ann', hours: 8, cause: 'frost', startTime: '07:00:00', reportedAt: null },
      { name: 'Bo', isWithdrawn: false },
    ]);
    const rows = await office.get(absences.list, { query: { from: DAY, to: DAY } });
    expect(rows.filter(({ kind }) => kind === 'unworkable-weather').length).toBeGreaterThanOrEqual(
      2,
    );
    expect(await countNotices('Niet werken')).toBe(2);
  });

  it('is the same day when it is repeated, and tells once', async () => {
    const [ann = ''] = people;
    const day = frost(ann);
    await stop(day);
    await stop(day);
    expect(reportsOf(await readDesk())).toHaveLength(1);
    expect(await countNotices('Niet werken')).toBe(1);
  });

  it('records all or none', async () => {
    const [ann = '', bo = ''] = people;
    await stop(frost(ann));
    const twice = await office.call(weather.addDays, { body: { days: [frost(bo), frost(ann)] } });
    expect(twice.statusCode).toBe(409);
    expect(reportsOf(await readDesk())).toHaveLength(1);
  });
});

describe('waiting days', () => {
  const waitingOf = async (date = DAY) =>
    findSite(await readDesk(date)).people[0]?.waiting.find(({ group }) => group === 'winter');

  it('count once they are reported, by whom and when', async () => {
    const ids = await stop(frost(people[0] ?? ''));
    expect(await waitingOf()).toMatchObject({ used: 0, unreported: 1, limit: 2 });
    await office.call(weather.report, { body: { ids } });
    expect(await waitingOf()).toMatchObject({ used: 1, unreported: 0 });
    const [report] = reportsOf(await readDesk());
    expect(report).toMatchObject({
      reportedAt: expect.any(String),
      reportedBy: expect.stringMatching(/./),
    });
  });

  it('follow what is withdrawn, which stays in the list once it was reported', async () => {
    const ids = await stop(frost(people[0] ?? ''));
    await office.call(weather.report, { body: { ids } });
    await office.get(weather.withdraw, { body: { ids } });
    expect(await waitingOf()).toMatchObject({ used: 0, unreported: 0 });
    expect(reportsOf(await readDesk())).toMatchObject([{ isWithdrawn: true }]);
    expect(await countNotices('Toch werken')).toBe(1);
  });

  it('follow an absence that is removed or gets another kind in the leave', async () => {
    const [id = ''] = await stop(frost(people[0] ?? ''));
    const kindId = await leaveKindOf(tenant, 'vacation');
    const days = { firstDay: DAY, lastDay: DAY, hoursPerDay: null, note: '' };
    await office.call(absences.update, { params: { id }, body: { kindId, ...days, version: 1 } });
    expect(await waitingOf()).toMatchObject({ unreported: 0 });
    const [second = ''] = await stop(frost(people[1] ?? ''));
    await office.call(absences.remove, { params: { id: second } });
    expect(reportsOf(await readDesk())).toEqual([]);
  });
});

it('gives a client the unworkable days with readings, norm and source, as CSV and PDF', async () => {
  await type('09:00 -2 3 0');
  await stop(frost(people[0] ?? ''));
  const range = { query: { from: DAY, to: DAY } };
  const csv = await office.call(weather.evidence, {
    params: { id: project, format: 'csv' },
    ...range,
  });
  expect(csv.body).toContain(
    '07-01-2030;Vorst;8;1;hele dag;De Bilt;Hooguit −1,5 °C om 09:00;−2 °C om 09:00;Regeling',
  );
  const pdf = await office.call(weather.evidence, {
    params: { id: project, format: 'pdf' },
    ...range,
  });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('settings', () => {
  const change = (values: object) =>
    office.get(weather.changeSettings, {
      body: {
        ...{ hourlyUrl: '', recentUrl: '', forecastUrl: '', keyHeader: '', norms: [], version: 0 },
        ...values,
      },
    });

  it('keep the key, and never give it', async () => {
    const { version } = await office.get(weather.settings, {});
    const kept = await change({ key: 'geheim', version });
    expect(kept).toMatchObject({ hasKey: true });
    expect(JSON.stringify(kept)).not.toContain('geheim');
    const norms = [{ key: 'rain', from: DAY, figure: 120, source: 'Cao' }];
    expect(await change({ norms, version: kept.version })).toMatchObject({ hasKey: true, norms });
    await type('08:00 5 3 60\n09:00 5 3 60');
    expect(findSite(await readDesk()).verdicts).toContainEqual(
      expect.objectContaining({ norm: 'rain', figure: 120, state: 'met' }),
    );
  });

  it('send the key of one address to no other', async () => {
    const { version } = await office.get(weather.settings, {});
    const kept = await change({ key: 'geheim', version });
    const moved = { hourlyUrl: 'https://elders.example.nl/{station}', version: kept.version };
    expect(await change(moved)).toMatchObject({ hasKey: false });
  });

  it('take no address without encryption', async () => {
    const { version } = await office.get(weather.settings, {});
    const body = {
      recentUrl: 'http://weer.example.nl',
      hourlyUrl: '',
      forecastUrl: '',
      keyHeader: '',
    };
    const refused = await office.call(weather.changeSettings, {
      body: { ...body, norms: [], version },
    });
    expect(refused.statusCode).toBe(400);
  });
});

describe('a source', () => {
  const today = getToday();
  const asked: { url: string; key: unknown }[] = [];
  let answer: (url: string) => string | number = () => '';
  const source = createServer(({ url = '', headers }, response) => {
    asked.push({ url, key: headers['x-key'] });
    const given = answer(url);
    response.statusCode = typeof given === 'number' ? given : 200;
    response.end(String(given));
  });
  beforeAll(() => new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => source.close(resolve)));

  const set = (values: object) =>
    tenant.transact(async (tx) => {
      await tx.deleteFrom('weather_settings').execute();
      await tx.deleteFrom('weather_fetches').execute();
      await tx.insertInto('weather_settings').values(values).execute();
    });
  const address = (path: string) =>
    `http://127.0.0.1:${(source.address() as AddressInfo).port}/${path}`;
  const fetchNow = (minutes = 0) =>
    fetchWeather(
      { pool: server.database.pool, allowsLoopback: true },
      new Date(Date.now() + minutes * 60_000),
    );
  const hour = (date: string, fields: string) =>
    `# STN,YYYYMMDD, HH, FH, T, DR\n260,${date.replaceAll('-', '')},    8, ${fields}\n`;

  beforeEach(async () => {
    asked.length = 0;
    for (const date of [today, addDays(today, 2)]) {
      await makePlanningItem(tenant, { project_id: project, date, employeeIds: people });
    }
  });

  it('is asked for the stations of the planned sites, with its key, and not again soon', async () => {
    answer = () => hour(today, '30, -25, 0');
    await set({
      recent_url: address('{station}?d={start}'),
      key_header: 'x-key',
      source_key: 'abc',
    });
    await fetchNow();
    await fetchNow(5);
    const compact = addDays(today, -1).replaceAll('-', '');
    expect(asked).toEqual([{ url: `/260?d=${compact}`, key: 'abc' }]);
    const desk = await readDesk(today);
    expect(desk.source).toMatchObject({ isSet: true, fault: '', lastAt: expect.any(String) });
    expect(findSite(desk).lastReading).not.toBeNull();
  });

  it.each([
    ['fails', () => 500, 'antwoord 500'],
    ['gives no readings', () => '<html>', 'antwoord zonder metingen'],
  ])('that %s leaves the last readings, and the page says why', async (_, given, fault) => {
    await type('09:00 -2 3 0', today);
    answer = given;
    await set({ recent_url: address('{station}') });
    await fetchNow();
    const desk = await readDesk(today);
    expect(desk.source).toEqual({ isSet: true, lastAt: null, fault });
    expect(findSite(desk).lastReading).not.toBeNull();
  });

  it('in a private network is not asked', async () => {
    await set({ recent_url: 'https://192.168.1.1/{station}' });
    await fetchNow();
    expect((await readDesk(today)).source.fault).toBe('geen openbaar adres');
  });

  it('of a forecast marks coming days, and never counts as measured', async () => {
    const date = addDays(today, 2);
    answer = () => hour(date, '180, 50, 0');
    await set({ forecast_url: address('{station}') });
    await fetchNow();
    expect(await office.get(expectedWeather.list, {})).toContainEqual({
      ...{ date, causes: ['wind'] },
      projects: expect.arrayContaining(['Kade']),
    });
    expect(findSite(await readDesk(date)).force).toBeNull();
  });
});
