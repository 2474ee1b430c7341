import { employees } from '@ploegplan/contract/employees/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { EmployeeBalances, LeaveSettings } from '@ploegplan/contract/leave/schemas';
import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import { payRules as rules } from '@ploegplan/contract/test/pay';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { ann, bob, leaveApi } from '../../../test/subjects/leave.ts';
import { getLastYearEnd } from '../../data/leave/balance-import.ts';

const line = '0190a000-0000-7000-8000-000000000001';
const hired = { ...bob, id: line, name: 'Huub', kind: 'hired' as const };

function createApi({ startYear = 2026 }: { startYear?: number | null } = {}) {
  const api = leaveApi();
  api.answer(employees.list, [
    { ...ann, personnelNumber: '7' },
    { ...bob, personnelNumber: '8' },
    hired,
  ]);
  api.answer(leave.settings, sample(LeaveSettings, { startYear }));
  api.answer(leave.balances, [
    sample(EmployeeBalances, {
      employeeId: bob.id,
      balances: [],
      byKind: [{ kind: 'time-for-time', hours: 4 }],
      lapsing: null,
    }),
  ]);
  api.answer(leave.importBalances, { lines: [line] });
  api.answer(payRules.list, [{ ...rules, id: line, isUsed: false, version: 1 }]);
  return api;
}
const file = (...lines: string[]) => new File([lines.join('\n')], 'tvt.csv');
const choose = (given: File) =>
  userEvent.upload(page.getByLabelText('Bestand', { exact: true }).last(), given);

test.each(['office', 'phone'] as const)(
  'balances of a file are found by number or name, shown with what changes, imported and taken back (%s)',
  async (size) => {
    const api = createApi();
    await openApp({ at: '/employeeabsences', api, size });
    await page.getByRole('button', { name: 'Meer' }).click();
    await page.getByRole('menuitem', { name: 'Tijd-voor-tijd importeren' }).click();
    await choose(
      file('Persnr;Naam;TVT', '7;A. de Boer;12,25', ';Bob Kuipers;4', ';Huub;3', '7;;1', '9;;x'),
    );
    await expect
      .element(page.getByText(/Saldo in uren: 0 op 31-12-\d+ → 12,25 op 31-12-\d+/))
      .toBeVisible();
    await expect.element(page.getByText(/Geen werknemer, of meer dan één/).first()).toBeVisible();
    await expect.element(page.getByText('Staat ook op regel 2')).toBeVisible();
    if (size === 'phone') {
      const card = page.getByRole('listitem').filter({ hasText: 'Huub' });
      await expect.element(card).toMatchTextContent('Geen werknemer');
    }
    await expectAccessible();
    await page.getByRole('button', { name: 'Importeer 1' }).click();
    await expect.element(page.getByText('1 saldo geïmporteerd')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.element(page.getByText('Import ongedaan gemaakt')).toBeVisible();
    const values = { day: getLastYearEnd(), hours: 12.25 };
    expect(api.received(leave.importBalances).map(({ body }) => body)).toEqual([
      { changed: [{ id: ann.id, values }], removed: [] },
      { changed: [], removed: [line] },
    ]);
  },
);

test('a company that keeps no balances is led to the settings', async () => {
  await openApp({ at: '/employeeabsences/import', api: createApi({ startYear: null }) });
  await expect.element(page.getByText('Er worden geen saldo’s bijgehouden')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verlofinstellingen' })).toBeVisible();
});

test('without pay rules the leave board offers no such import', async () => {
  const api = createApi();
  api.answer(payRules.list, []);
  await openApp({ at: '/employeeabsences', api });
  await page.getByRole('button', { name: 'Meer' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Instellingen' })).toBeVisible();
  expect(page.getByText('Tijd-voor-tijd importeren').elements()).toHaveLength(0);
});
