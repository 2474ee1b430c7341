import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import type { PayrollCode, PayrollSettingsUpdate } from '@ploegplan/contract/payroll/schemas';
import { beforeEach, expect } from 'vitest';
import type { TestBrowser } from '../calls/browser.ts';
import { useVisitor } from '../calls/visitor.ts';
import type { TestServer } from '../servers/server.ts';
import { hourKindOf, leaveKindOf, type TestTenant } from './factories.ts';
import { changeRows } from './rows.ts';
import { makeWorkedItem } from './worked-item.ts';

/** A period of the usual settings. */
export const JANUARY = { from: '2030-01-01', to: '2030-01-31' };
export const FEBRUARY = { from: '2030-02-01', to: '2030-02-28' };

const toCode = (kind: string, code: string | null, unit: PayrollCode['unit'] = 'hours') => ({
  kind,
  firstDay: null,
  code,
  unit,
});

/** Codes of ordinary hours, vacation, kilometres, and the classes of Bouw & Infra. */
export const listTestCodes = async (tenant: TestTenant): Promise<PayrollCode[]> => [
  toCode(`hours:${await hourKindOf(tenant)}`, '2100'),
  toCode(`leave:${await leaveKindOf(tenant, 'vacation')}`, '3000'),
  toCode('kilometres', '4000', 'kilometres'),
  toCode('class:normal:100', '2100'),
  toCode('class:overtime:125', '2125'),
  toCode('class:overtime:150', '2150'),
  toCode('class:window:', '2200'),
  toCode('class:sunday:200', '2300'),
  toCode('class:holiday:200', '2400'),
  toCode('class:travel-paid:100', '2500'),
  toCode('class:travel-unpaid:0', null),
];

/** Changes the settings of the payroll; what is not given is as in a company that uses Nmbrs and Loket. */
export async function setPayroll(
  office: TestBrowser,
  tenant: TestTenant,
  values: Partial<PayrollSettingsUpdate> = {},
) {
  const { version } = await office.get(payroll.settings);
  const body: PayrollSettingsUpdate = {
    period: 'month',
    includes: { own: true, hired: false, 'self-employed': false },
    nmbrs: { debtorNumber: '0100', companyNumber: '1' },
    loket: { employerNumber: '5555', shift: '1', minutesAfterComma: false },
    codes: await listTestCodes(tenant),
    ...values,
    version,
  };
  return office.get(payroll.changeSettings, { body });
}

export interface Worked {
  employeeId: string;
  date: string;
  projectId: string;
  kindId: string;
}

/** The office's road of hours to the payroll. */
export const createOffice = (office: TestBrowser) => ({
  async record(cell: Worked, amount: number | null, seen: number | null = null) {
    const edit = { ...cell, clientId: null, hours: amount, seen };
    expect(await office.get(hours.record, { body: { edits: [edit] } })).toEqual({ problems: [] });
  },

  /** Approves what is recorded in a week; returns the id of the approval. */
  async approve(
    employeeId: string,
    monday: string,
    worked: readonly (Worked & { hours: number })[],
  ) {
    const id = randomUUIDv7();
    const lines = worked
      .filter((line) => line.hours > 0 && line.date >= monday && line.date <= addDays(monday, 6))
      .map(({ employeeId: _, ...line }) => ({ ...line, clientId: null }));
    const body = { approvals: [{ id, employeeId, monday, lines }] };
    expect(await office.get(hours.approve, { body })).toEqual({ problems: [] });
    return id;
  },

  reopen: (id: string) =>
    office.get(hours.reopen, { params: { id }, body: { reason: 'Vergeten' } }),

  makeBatch: (range = JANUARY, id = randomUUIDv7()) =>
    office.call(payroll.create, { body: { id, ...range } }),

  preview: (range = JANUARY) => office.get(payroll.preview, { query: range }),
});

/** Eight hours on each weekday. */
export const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);

const MONDAY = '2030-01-07';

/** A company with Ann, who has a personnel number and a contract; `cell` is her ordinary work on a project on Monday 2030-01-07. */
export function usePaidWorker(server: TestServer) {
  const { tenant, browser } = useVisitor(server);
  const office = createOffice(browser);
  const cell = {} as Worked;
  const worker = {} as { phone: TestBrowser };
  beforeEach(async () => {
    const { ann, project, normal, phone } = await makeWorkedItem(server, tenant);
    Object.assign(cell, { employeeId: ann, projectId: project, kindId: normal, date: MONDAY });
    worker.phone = phone;
    await changeRows(tenant, 'employees', { contracts, personnel_number: '0012' }, { id: ann });
  });
  /** Records and approves hours of the week; returns the id of the approval. */
  async function work(amount: number, at: Partial<Worked> = {}) {
    const worked = { ...cell, ...at };
    await office.record(worked, amount);
    return office.approve(worked.employeeId, MONDAY, [{ ...worked, hours: amount }]);
  }
  return { tenant, browser, office, cell, worker, work };
}
