import { holidays } from '@ploegplan/contract/holidays/endpoints';
import type { HolidayKey } from '@ploegplan/contract/holidays/schemas';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeClosure, makeTenant, makeUser } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { browser: worker, tenant } = useVisitor(server, { userType: 'employee' });

const list = async (from: string, to: string) => {
  const found = await worker.get(holidays.list, { query: { from, to } });
  return found.map(({ date, name }) => `${date} ${name}`);
};

describe('GET /holidays', () => {
  it('returns the public holidays of a year, by their Dutch names', async () => {
    expect(await list('2026-01-01', '2026-12-31')).toEqual([
      '2026-01-01 Nieuwjaarsdag',
      '2026-04-05 Eerste paasdag',
      '2026-04-06 Tweede paasdag',
      '2026-04-27 Koningsdag',
      '2026-05-14 Hemelvaartsdag',
      '2026-05-24 Eerste pinksterdag',
      '2026-05-25 Tweede pinksterdag',
      '2026-12-25 Eerste kerstdag',
      '2026-12-26 Tweede kerstdag',
    ]);
  });

  it('includes Liberation Day every fifth year only, and never Good Friday', async () => {
    expect(await list('2026-05-05', '2026-05-05')).toEqual([]);
    expect(await list('2029-05-05', '2029-05-05')).toEqual([]);
    expect(await list('2030-05-05', '2030-05-05')).toEqual(['2030-05-05 Bevrijdingsdag']);
    expect(await list('2025-05-05', '2025-05-05')).toEqual(['2025-05-05 Bevrijdingsdag']);
    expect(await list('2026-04-03', '2026-04-03')).toEqual([]);
    expect(await list('2030-04-19', '2030-04-19')).toEqual([]);
  });

  it('includes those that the company keeps only', async () => {
    const office = await browseAs(server, tenant, await makeUser(tenant));
    const keep = (observedHolidays: HolidayKey[], version: number) =>
      office.get(settings.change, { body: { observedHolidays, version } });
    await keep(['good-friday', 'liberation-day', 'christmas'], 1);
    expect(await list('2026-01-01', '2026-12-31')).toEqual([
      '2026-04-03 Goede Vrijdag',
      '2026-05-05 Bevrijdingsdag',
      '2026-12-25 Eerste kerstdag',
    ]);
    await keep([], 2);
    expect(await list('2026-01-01', '2026-12-31')).toEqual([]);
  });

  it("moves King's Day from a Sunday to Saturday", async () => {
    expect(await list('2031-04-25', '2031-04-28')).toEqual(['2031-04-26 Koningsdag']);
  });

  it('returns only days within the range, also across a new year', async () => {
    expect(await list('2026-12-26', '2027-01-01')).toEqual([
      '2026-12-26 Tweede kerstdag',
      '2027-01-01 Nieuwjaarsdag',
    ]);
    expect(await list('2026-12-27', '2026-12-31')).toEqual([]);
  });

  it('includes the closure days of the own company, each once; a holiday among them stays one', async () => {
    await makeClosure(tenant, { name: 'Kerst', first_day: '2026-12-24', last_day: '2026-12-28' });
    await makeClosure(tenant, {
      name: 'Inventaris',
      first_day: '2026-12-28',
      last_day: '2027-01-04',
    });
    const deleted_at = new Date();
    await makeClosure(tenant, { first_day: '2026-12-01', last_day: '2026-12-31', deleted_at });
    const elsewhere = await makeTenant(server);
    await makeClosure(elsewhere, { first_day: '2026-12-01', last_day: '2026-12-31' });
    const query = { from: '2026-12-22', to: '2026-12-29' };
    const found = await worker.get(holidays.list, { query });
    expect(found.map(({ date, kind, name }) => `${date} ${kind} ${name}`)).toEqual([
      '2026-12-24 closure Kerst',
      '2026-12-25 holiday Eerste kerstdag',
      '2026-12-26 holiday Tweede kerstdag',
      '2026-12-27 closure Kerst',
      '2026-12-28 closure Kerst',
      '2026-12-29 closure Inventaris',
    ]);
  });

  it.each([
    ['before-from', '2026-12-31', '2026-12-30'],
    ['range-too-long', '2026-01-01', '2027-01-02'],
  ])('rejects an invalid range: %s', async (code, from, to) => {
    const response = await worker.call(holidays.list, { query: { from, to } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: [{ field: 'to', code }] });
  });
});
