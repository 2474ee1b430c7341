import { createHash } from 'node:crypto';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import type { PayrollBatch } from '@ploegplan/contract/payroll/schemas';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { describe, expect, it } from 'vitest';
import { makeAbsence, makeEmployee, makePayRules } from '../../../test/data/factories.ts';
import {
  contracts,
  FEBRUARY,
  JANUARY,
  setPayroll,
  usePaidWorker,
} from '../../../test/data/payroll.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { toPayRulesRow } from '../../platform/pay-rules.ts';

const server = useServer();
const { tenant, browser, office, cell, work } = usePaidWorker(server);

const makeBatch = async (range = JANUARY) => (await office.makeBatch(range)).json<PayrollBatch>();
const quantities = (batch: {
  persons: { amounts: { code: string | null; period: string; quantity: number }[] }[];
}) =>
  batch.persons.flatMap(({ amounts }) =>
    amounts.map(({ code, period, quantity }) => [code, period, quantity]),
  );
const details = ({ id }: { id: string }) => browser.get(payroll.get, { params: { id } });
const isEven = expect.objectContaining({ difference: 0 });
const exact = [isEven, isEven, isEven, isEven];

describe('a batch', () => {
  it('has what was approved of the period, with its files, and what is corrected later is a difference of its own period', async () => {
    await setPayroll(browser, tenant);
    const approval = await work(8);
    const first = await makeBatch();
    expect(first).toMatchObject({ number: 1, period: '2030-01', state: 'made', people: 1 });
    const made = await details(first);
    expect(quantities(made)).toEqual([['2100', '2030-01', 8]]);
    expect(made.checks).toEqual(exact);
    expect(made.checks[0]).toEqual({ subject: 'hours', batches: 8, approved: 8, difference: 0 });
    expect(
      made.files.map(({ format, bytes, sha256 }) => [format, bytes > 0, sha256.length]),
    ).toEqual(
      ['nmbrs', 'loket', 'long-csv', 'long-xlsx', 'pdf'].map((format) => [format, true, 64]),
    );
    expect((await office.makeBatch()).json().code).toBe('payroll-not-ready');

    await office.reopen(approval);
    const waiting = await office.preview(FEBRUARY);
    expect(waiting).toMatchObject({ persons: [], checks: exact, problems: { isEmpty: true } });
    expect(waiting.signs.openWeeks).toEqual([
      { employeeId: cell.employeeId, name: 'Ann', monday: cell.date, isReopened: true, hours: 8 },
    ]);
    await office.record(cell, 6.5, 8);
    await office.approve(cell.employeeId, cell.date, [{ ...cell, hours: 6.5 }]);
    const second = await details(await makeBatch(FEBRUARY));
    expect(quantities(second)).toEqual([['2100', '2030-01', -1.5]]);
    expect(second.persons[0]?.amounts[0]).toMatchObject({ isEarlier: true, name: 'Normaal' });
    expect(second.checks).toEqual(exact);
    expect(second.changes).toMatchObject([
      { name: 'Ann', kindName: 'Normaal', before: 8, now: -1.5 },
    ]);
    const before = await details(first);
    expect(before).toEqual({ ...made, signs: before.signs });
  });

  it('ends with its period, also within a week', async () => {
    await setPayroll(browser, tenant);
    const days = ['2030-01-31', '2030-02-01'].map((date) => ({ ...cell, date, hours: 8 }));
    for (const day of days) await office.record(day, 8);
    await office.approve(cell.employeeId, '2030-01-28', days);
    expect(quantities(await details(await makeBatch()))).toEqual([['2100', '2030-01', 8]]);
    expect(quantities(await details(await makeBatch(FEBRUARY)))).toEqual([['2100', '2030-02', 8]]);
  });

  it('has classes, travel, kilometres, leave and illness, each by its code', async () => {
    const codes = (await setPayroll(browser, tenant)).codes;
    await makePayRules(tenant, toPayRulesRow({ ...buildingAndInfra, firstDay: '2029-01-01' }));
    const travel = { travel_role: 'driver', travel_minutes: 90, kilometres: 38 };
    await tenant.transact((tx) =>
      tx
        .insertInto('work_days')
        .values({ employee_id: cell.employeeId, date: cell.date, ...travel })
        .execute(),
    );
    await makeAbsence(tenant, {
      employee_id: cell.employeeId,
      first_day: '2030-01-08',
      last_day: '2030-01-09',
    });
    await makeAbsence(tenant, {
      employee_id: cell.employeeId,
      kind: 'sick',
      first_day: '2030-01-09',
    });
    await work(9.5);
    const { problems } = await office.preview();
    expect(problems.codes).toMatchObject([
      { group: 'leave', date: '2030-01-09', reason: 'missing' },
    ]);
    const [sick] = problems.codes;
    const code = { kind: sick?.kind ?? '', firstDay: null, code: '3100', unit: 'days' as const };
    await setPayroll(browser, tenant, { codes: [...codes, code] });
    const preview = await office.preview();
    expect(preview.checks).toEqual(exact);
    expect(quantities(await details(await makeBatch()))).toEqual([
      ['2100', '2030-01', 8],
      ['2125', '2030-01', 1.5],
      ['2500', '2030-01', 0.5],
      ['3000', '2030-01', 8],
      ['3100', '2030-01', 1],
      ['4000', '2030-01', 38],
      [null, '2030-01', 1],
    ]);
  });

  it('keeps who is not included out of the files, also after that changes', async () => {
    await setPayroll(browser, tenant);
    await changeRows(
      tenant,
      'employees',
      { kind: 'hired', personnel_number: '' },
      { id: cell.employeeId },
    );
    await work(8);
    expect((await office.preview()).problems).toMatchObject({
      codes: [],
      numbers: [],
      isEmpty: true,
    });
    const bob = await makeEmployee(tenant, { name: 'Bob', contracts, personnel_number: '7' });
    await work(4, { employeeId: bob });
    const batch = await details(await makeBatch());
    expect(batch.people).toBe(1);
    expect(quantities(batch)).toEqual([
      [null, '2030-01', 8],
      ['2100', '2030-01', 4],
    ]);
    await changeRows(tenant, 'employees', { kind: 'own' }, { id: cell.employeeId });
    expect((await office.preview(FEBRUARY)).persons).toEqual([]);
  });

  it('is refused with what is missing, before anything is made', async () => {
    await setPayroll(browser, tenant);
    const kind = `hours:${cell.kindId}`;
    const bob = await makeEmployee(tenant, { name: 'Bob', personnel_number: 'B-1', contracts });
    await work(4, { employeeId: bob });
    await work(8);
    const codes = [{ kind, firstDay: '2030-01-08', code: 'U2100', unit: 'hours' as const }];
    await setPayroll(browser, tenant, { codes });
    const problem = async () => (await office.preview()).problems;
    expect(await problem()).toMatchObject({
      codes: [{ kind, date: cell.date, reason: 'missing' }],
      numbers: [],
      isEmpty: false,
    });
    await setPayroll(browser, tenant, {
      codes: codes.map((code) => ({ ...code, firstDay: null })),
    });
    expect(await problem()).toMatchObject({
      codes: [{ kind, reason: 'not-a-number' }],
      numbers: [{ name: 'Bob', personnelNumber: 'B-1', reason: 'not-a-number' }],
    });
    await changeRows(tenant, 'employees', { personnel_number: '0012' }, { id: bob });
    expect((await problem()).numbers.map(({ reason }) => reason)).toEqual([
      'not-unique',
      'not-unique',
    ]);
    await changeRows(tenant, 'employees', { personnel_number: '' }, { id: bob });
    expect((await problem()).numbers).toMatchObject([{ name: 'Bob', reason: 'missing' }]);
    expect((await office.makeBatch()).json().code).toBe('payroll-not-ready');
    expect(await browser.get(payroll.list)).toEqual([]);
    const odd = await office.makeBatch({ ...JANUARY, to: '2030-01-30' });
    expect(odd.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'to', code: 'period' }],
    });
  });

  it('is handed over, then closed, each once, with the log of who did and who downloaded', async () => {
    await setPayroll(browser, tenant);
    await work(8);
    const { id } = await makeBatch();
    const set = (state: 'handed-over' | 'closed') =>
      browser.call(payroll.setState, { params: { id }, body: { state } });
    expect((await set('closed')).json().code).toBe('already-decided');
    expect((await set('handed-over')).json()).toMatchObject({ state: 'handed-over' });
    expect((await set('handed-over')).statusCode).toBe(200);
    expect((await set('closed')).json()).toMatchObject({ state: 'closed' });
    expect((await set('handed-over')).json().code).toBe('already-decided');
    const { made, handedOver, closed, files } = await details({ id });
    const moment = { at: expect.stringMatching(/^20..-.*Z$/), by: made?.by };
    expect([made, handedOver, closed]).toEqual([moment, moment, moment]);
    expect(made?.by).not.toBe('');
    const file = await browser.call(payroll.file, { params: { id, format: 'loket' } });
    const sha256 = createHash('sha256').update(file.rawPayload).digest('hex');
    expect(files).toContainEqual(expect.objectContaining({ format: 'loket', sha256 }));
    expect(file.headers['content-disposition']).toContain('Loonbatch 1 2030-01 Loket.csv');
    expect(file.body).toBe('aanslnr;persnr;ploeg;2100\r\n5555;0012;1;8\r\n');
    const { entries } = await browser.get(audit.list, { query: { about: 'payroll' } });
    expect(entries.map(({ event, subject }) => [event, subject])).toEqual([
      ['payroll-file-downloaded', '1 (2030-01): Loonbatch 1 2030-01 Loket.csv'],
      ['payroll-batch-closed', '1 (2030-01)'],
      ['payroll-batch-handed-over', '1 (2030-01)'],
      ['payroll-batch-made', '1 (2030-01)'],
    ]);
  });
});
