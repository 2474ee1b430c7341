import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { describe, expect, it } from 'vitest';
import { makeEmployee } from '../../../test/data/factories.ts';
import { contracts, JANUARY, setPayroll, usePaidWorker } from '../../../test/data/payroll.ts';
import { useServer } from '../../../test/servers/server.ts';

const { tenant, browser, cell, work } = usePaidWorker(useServer());

describe('settings', () => {
  it('have one code of a kind on a day, one unit of a code, and no stale change', async () => {
    const { codes, version, kinds } = await setPayroll(browser, tenant);
    expect(kinds.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Normaal', 'Overuren 125 %', 'Kilometers']),
    );
    const values = await browser.get(payroll.settings);
    const { kinds: _, ...stored } = values;
    const put = (body: object) =>
      browser.call(payroll.changeSettings, { body: { ...stored, ...body } });
    const [first, second] = codes;
    expect((await put({ codes: [first, first] })).json()).toMatchObject({
      fields: [{ code: 'repeated-day' }],
    });
    expect(
      (await put({ codes: [first, { ...second, code: first?.code, unit: 'days' }] })).json(),
    ).toMatchObject({
      fields: [{ code: 'other-unit' }],
    });
    expect((await put({ version: version - 1 })).json()).toMatchObject({ code: 'stale-version' });
  });

  it('are proven for Loket by a file of one person, of which nothing is kept', async () => {
    const query = { ...JANUARY, employeeId: cell.employeeId };
    const trial = () => browser.call(payroll.trial, { query });
    expect((await trial()).statusCode).toBe(404);
    await setPayroll(browser, tenant, {
      loket: { employerNumber: '5555', shift: '2', minutesAfterComma: true },
    });
    const bob = await makeEmployee(tenant, { name: 'Bob', contracts, personnel_number: '7' });
    await work(4, { employeeId: bob });
    await work(7.5);
    expect((await trial()).body).toBe('aanslnr;persnr;ploeg;2100\r\n5555;0012;2;7,30\r\n');
    expect(await browser.get(payroll.list)).toEqual([]);
  });
});
