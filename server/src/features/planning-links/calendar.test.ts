import { setTimeout } from 'node:timers/promises';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { keepAddress } from '../../platform/geocoding/repository.ts';
import { openGlobalTables } from '../../platform/tenants/directory.ts';
import { readLastChanges } from './planned.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const day = getToday();

let token = '';
beforeEach(async () => {
  ({ token } = await factories.makePlanningLink(tenant, { kind: 'calendar' }));
});

const fetchFeed = (headers: Record<string, string> = {}) =>
  browse(server, tenant).call(publicPlanning.calendar, { query: { token }, headers });

/** The events as a strict reader of iCalendar has them. */
async function readFeed() {
  const { body, statusCode } = await fetchFeed();
  expect(statusCode).toBe(200);
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((subcomponent) => new ICAL.Event(subcomponent));
  return { calendar, events, body };
}

const times = async () =>
  (await readFeed()).events.map(({ startDate, endDate }) =>
    [startDate, endDate].map((time) => time.toJSDate().toISOString()),
  );

describe('the calendar feed', () => {
  it('has place, people and work of each item, for a strict reader', async () => {
    const client = await factories.makeClient(tenant, { name: 'Bakker; en, zoon' });
    const project = await factories.makeProject(tenant, { title: 'Kantoor', client_id: client });
    const ann = await factories.makeEmployee(tenant, { name: 'Ann' });
    const { id } = await factories.makePlanningItem(tenant, {
      ...{ date: day, project_id: project, employeeIds: [ann], location: 'Kade 1, Gouda' },
      ...{ start_time: '07:00', end_time: '16:00' },
    });
    await factories.makePlanningItem(tenant, { date: day, is_draft: true });
    await factories.makePlanningItem(tenant, { date: addDays(day, -29) });
    await factories.makePlanningItem(tenant, { date: addDays(day, 183) });
    const { calendar, events, body } = await readFeed();
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      uid: `${id}@ploegplan`,
      summary: 'Kantoor – Ann',
      location: 'Kade 1, Gouda',
      description: 'Klant: Bakker; en, zoon\nWie: Ann',
    });
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it.each([
    ['2026-03-28', '07:00', '16:00', '2026-03-28T06:00', '2026-03-28T15:00'],
    ['2026-03-28', '22:00', '06:00', '2026-03-28T21:00', '2026-03-29T04:00'],
    ['2026-03-29', '07:00', '16:00', '2026-03-29T05:00', '2026-03-29T14:00'],
    ['2026-10-24', '22:00', '06:00', '2026-10-24T20:00', '2026-10-25T05:00'],
    ['2026-10-25', '07:00', '16:00', '2026-10-25T06:00', '2026-10-25T15:00'],
    ['2027-03-28', '02:30', '03:15', '2027-03-28T01:00', '2027-03-28T01:15'],
    ['2027-03-28', '02:15', '02:45', '2027-03-28T01:00', '2027-03-28T01:00'],
    ['2026-10-25', '02:30', '03:15', '2026-10-25T00:30', '2026-10-25T02:15'],
    ['2026-11-16', '07:00', '07:00', '2026-11-16T06:00', '2026-11-17T06:00'],
  ])('has %s from %s to %s at %sZ to %sZ', async (date, start_time, end_time, start, end) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T12:00:00Z`) });
    try {
      await changeRows(tenant, 'planning_links', { valid_until: null });
      await factories.makePlanningItem(tenant, { date, start_time, end_time });
      expect(await times()).toEqual([[`${start}:00.000Z`, `${end}:00.000Z`]]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has the exact position of coordinates, beside the address that is known of them', async () => {
    await keepAddress(openGlobalTables(server.database.pool), '52.0929,5.1045', 'Kade, Gouda');
    await factories.makePlanningItem(tenant, {
      date: day,
      client_id: await factories.makeClient(tenant),
      location: '52.092876,5.104480',
    });
    const { body } = await readFeed();
    expect(body).toContain('LOCATION:Kade\\, Gouda (exacte locatie op pin)');
    expect(body).toContain('GEO:52.092876;5.10448');
  });

  it('has the address too where an item only describes the spot', async () => {
    await factories.makePlanningItem(tenant, {
      ...{ date: day, location: 'Ingang via de binnenplaats' },
      project_id: await factories.makeProject(tenant, { location: 'Krijtlaan 25, Nepveen' }),
    });
    const { events } = await readFeed();
    expect(events[0]?.location).toBe('Ingang via de binnenplaats, Krijtlaan 25, Nepveen');
  });

  it('has an item without times as a whole day, and one without an end as an hour', async () => {
    await factories.makePlanningItem(tenant, { date: '2030-01-07' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-07T12:00:00Z') });
    try {
      const whole = (await readFeed()).events[0]?.startDate;
      expect([whole?.isDate, whole?.toString()]).toEqual([true, '2030-01-07']);
      await changeRows(tenant, 'planning_items', { start_time: '07:00' });
      expect(await times()).toEqual([['2030-01-07T06:00:00.000Z', '2030-01-07T07:00:00.000Z']]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives a changed item the same UID, a higher SEQUENCE and a later stamp, and leaves a cancelled one out', async () => {
    const { id } = await factories.makePlanningItem(tenant, { date: day });
    const [before] = (await readFeed()).events;
    // iCalendar counts in seconds.
    await setTimeout(1_000);
    await changeRows(tenant, 'projects', { title: 'Anders' });
    const [after] = (await readFeed()).events;
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN);
    for (const property of ['last-modified', 'dtstamp']) {
      const [first, second] = [before, after].map((entry) =>
        String(entry?.component.getFirstPropertyValue(property)),
      );
      expect(second?.localeCompare(first ?? '')).toBe(1);
    }
    await office.get(planning.remove, { params: { id } });
    expect((await readFeed()).events).toEqual([]);
  });

  it('is newer after a change of anything that its text shows, and of nothing else', async () => {
    const point = '52.0930,5.1046';
    const client = await factories.makeClient(tenant);
    const project_id = await factories.makeProject(tenant, { client_id: client });
    const ann = await factories.makeEmployee(tenant, { name: 'Ann' });
    const lift = await factories.makeMaterial(tenant, { name: 'Lift' });
    const { id } = await factories.makePlanningItem(tenant, {
      ...{ date: day, project_id, employeeIds: [ann], location: point },
    });
    const changedAt = () =>
      tenant.transact(async (tx) => {
        const shown = { id, point: { lat: 52.093, lon: 5.1046 } };
        return (await readLastChanges(tx, [shown])).get(id)?.getTime() ?? 0;
      });
    const update = (body: object, version: number) =>
      office.get(planning.update, { params: { id }, body: { ...body, version } });
    const changes: Record<string, () => Promise<unknown>> = {
      title: () => changeRows(tenant, 'projects', { title: 'Kade' }, { id: project_id }),
      client: () => changeRows(tenant, 'clients', { name: 'Bakker' }, { id: client }),
      place: () => changeRows(tenant, 'clients', { location: 'Gouda' }, { id: client }),
      colleague: () => changeRows(tenant, 'employees', { name: 'Anna' }, { id: ann }),
      description: () => update({ description: 'Poort 2' }, 1),
      material: () => update({ materialIds: [lift] }, 2),
      'name of material': () => changeRows(tenant, 'materials', { name: 'Kraan' }, { id: lift }),
      people: async () => update({ employeeIds: [await factories.makeEmployee(tenant)] }, 3),
      address: () => keepAddress(openGlobalTables(server.database.pool), point, 'Kade, Gouda'),
    };
    for (const [what, change] of Object.entries(changes)) {
      const before = await changedAt();
      await change();
      expect(await changedAt(), what).toBeGreaterThan(before);
    }
    const before = await changedAt();
    await changeRows(tenant, 'planning_assignments', { hours_worked: 8 });
    await changeRows(tenant, 'clients', { phonenumber: '0612345678' }, { id: client });
    expect(await changedAt()).toBe(before);
  });

  it('answers 304 until something of it changes', async () => {
    await factories.makePlanningItem(tenant, { date: day });
    const { headers } = await fetchFeed();
    const held = { 'if-none-match': String(headers.etag) };
    expect((await fetchFeed(held)).statusCode).toBe(304);
    await changeRows(tenant, 'projects', { title: 'Anders' });
    const changed = await fetchFeed(held);
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('SUMMARY:Anders');
    expect(changed.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
});
