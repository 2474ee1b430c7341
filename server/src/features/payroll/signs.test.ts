import { randomUUIDv7 } from 'node:crypto';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { describe, expect, it } from 'vitest';
import { makeEmployee } from '../../../test/data/factories.ts';
import { contracts, setPayroll, usePaidWorker } from '../../../test/data/payroll.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const { tenant, browser, office, cell, worker } = usePaidWorker(useServer());

describe('signs of trouble', () => {
  it('name who has no hours, more than sixty in a week, open weeks and balances below zero', async () => {
    await setPayroll(browser, tenant);
    const bob = await makeEmployee(tenant, { name: 'Bob', contracts });
    await makeEmployee(tenant, { name: 'Carl', contracts, kind: 'hired' });
    await makeEmployee(tenant, { name: 'Dirk', contracts, in_service_from: '2030-02-01' });
    const days = [7, 8, 9, 10].map((day) => ({
      ...cell,
      date: `2030-01-${String(day).padStart(2, '0')}`,
      hours: 16,
    }));
    for (const day of days) await office.record(day, 16);
    expect((await office.preview()).signs.openWeeks).toMatchObject([
      { name: 'Ann', hours: 64, isReopened: false },
    ]);
    await office.approve(cell.employeeId, cell.date, days);
    await tenant.transact(async (tx) => {
      await tx
        .insertInto('leave_settings')
        .values({
          start_year: 2030,
          grants: '[{"fromYear":0,"fullTimeHours":40,"extraHours":0,"rosteredHours":0}]',
        })
        .execute();
      const line = {
        id: randomUUIDv7(),
        employee_id: cell.employeeId,
        day: '2030-01-02',
        type: 'correction',
        account: 'rostered',
        quarters: -10,
      };
      await tx.insertInto('leave_lines').values(line).execute();
    });
    expect((await office.preview()).signs).toEqual({
      openWeeks: [],
      withoutHours: [{ employeeId: bob, name: 'Bob' }],
      longWeeks: [{ employeeId: cell.employeeId, name: 'Ann', monday: cell.date, hours: 64 }],
      negativeBalances: [
        { employeeId: cell.employeeId, name: 'Ann', account: 'rostered', hours: -2.5 },
      ],
    });
  });
});

describe('a worker', () => {
  it('sees the own amounts by batch, and what waits', async () => {
    expect(await worker.phone.get(payroll.own)).toEqual({ batches: [], open: [] });
    await setPayroll(browser, tenant);
    const days = { from: '2025-12-01', to: '2025-12-31' };
    const december = { ...cell, date: '2025-12-08' };
    const bob = await makeEmployee(tenant, { name: 'Bob', contracts, personnel_number: '7' });
    const approvals = new Map<string, string>();
    for (const employeeId of [cell.employeeId, bob]) {
      const line = { ...december, employeeId };
      await office.record(line, 8);
      const id = await office.approve(employeeId, '2025-12-08', [{ ...line, hours: 8 }]);
      approvals.set(employeeId, id);
    }
    await office.makeBatch(days);
    const later = { ...cell, date: '2026-01-12' };
    await office.record(later, 4);
    await office.approve(cell.employeeId, '2026-01-12', [{ ...later, hours: 4 }]);
    await office.reopen(approvals.get(cell.employeeId) ?? '');
    await office.record(december, 7.5, 8);
    await office.approve(cell.employeeId, '2025-12-08', [{ ...december, hours: 7.5 }]);
    const own = await worker.phone.get(payroll.own);
    expect(own.batches).toMatchObject([
      { number: 1, period: '2025-12', amounts: [{ name: 'Normaal', quantity: 8 }] },
    ]);
    expect(own.open).toMatchObject([
      { name: 'Normaal', quantity: 4, period: '2026-01', isEarlier: false },
      { name: 'Normaal', quantity: -0.5, period: '2025-12', isEarlier: true },
    ]);
    expect((await worker.phone.call(payroll.list)).statusCode).toBe(403);
  });

  it('sees nothing where nothing of the work is sent, as of who is hired', async () => {
    await setPayroll(browser, tenant);
    await changeRows(tenant, 'employees', { kind: 'hired' }, { id: cell.employeeId });
    const bob = await makeEmployee(tenant, { name: 'Bob', contracts, personnel_number: '7' });
    for (const employeeId of [cell.employeeId, bob]) {
      for (const date of ['2025-12-08', '2026-01-12']) {
        const line = { ...cell, employeeId, date };
        await office.record(line, 8);
        await office.approve(employeeId, date, [{ ...line, hours: 8 }]);
      }
    }
    expect((await office.makeBatch({ from: '2025-12-01', to: '2025-12-31' })).statusCode).toBe(200);
    expect(await worker.phone.get(payroll.own)).toEqual({ batches: [], open: [] });
  });
});
