import { planning } from '@ploegplan/contract/planning';
import { publicPlanning } from '@ploegplan/contract/planning-links';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browse } from '../../../test/browser.ts';
import * as factories from '../../../test/factories.ts';
import { changeRows } from '../../../test/rows.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';
import { keepAddress } from '../../platform/geocoding/repository.ts';
import { globalTables } from '../../platform/tenants/directory.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const day = today();

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
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
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
    await keepAddress(globalTables(server.database.pool), '52.0929,5.1045', 'Kade, Gouda');
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

  it('gives a changed item the same UID and a higher SEQUENCE, and leaves a cancelled one out', async () => {
    const { id } = await factories.makePlanningItem(tenant, { date: day });
    const [before] = (await readFeed()).events;
    const body = { location: 'Kade 1', version: 1 };
    await office.get(planning.update, { params: { id }, body });
    const [after] = (await readFeed()).events;
    expect(after?.uid).toBe(before?.uid);
    expect([before?.sequence, after?.sequence]).toEqual([0, 1]);
    const stamps = [before, after].map((one) => {
      const modified = one?.component.getFirstPropertyValue('last-modified');
      return String(modified);
    });
    expect(stamps[1]?.localeCompare(stamps[0] ?? '')).toBeGreaterThanOrEqual(0);
    await office.get(planning.remove, { params: { id } });
    expect((await readFeed()).events).toEqual([]);
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
