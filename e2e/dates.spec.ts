import type { Page } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import { makeEmployee, makeProject, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { drawerOf, isPhone, openBoard } from './planning.ts';

const fieldOf = (page: Page, label: string) => drawerOf(page).getByRole('textbox', { name: label });
const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openForm(page: Page, tenant: TestTenant, username: string): Promise<void> {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await openBoard(page, tenant, username);
  await page.getByRole('button', { name: 'Nieuw' }).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('a day and times are understood however they are typed', async ({ page, tenant, admin }) => {
  await makeProject(tenant, { title: 'Nieuwbouw Bos' });
  await openForm(page, tenant, admin.username);
  const date = fieldOf(page, 'Datum');
  const entries = ['2027-04-27', '27-04-2027', '27-4-2027', '27 04 2027', '27.04.2027'];
  for (const text of [...entries, '27/04/2027', '27042027', '270427']) {
    await date.fill(text);
    await expect(drawerOf(page).getByText('dinsdag 27 april 2027 · Koningsdag')).toBeVisible();
    await date.press('Tab');
    await expect(date).toHaveValue('27-04-2027');
  }
  const year = today().slice(0, 4);
  for (const text of ['01-02', '01 02', '01.02', '01/02', '0102', '01-2', '1-02', '1-2']) {
    await date.fill(text);
    await date.press('Enter');
    await expect(date).toHaveValue(`01-02-${year}`);
  }

  await date.fill('31-02');
  await date.press('Tab');
  await expect(date).toHaveValue('31-02');
  const fault = drawerOf(page).getByText('Vul een datum in, bijvoorbeeld 16-11-2026');
  await expect(fault).toBeVisible();
  await fieldOf(page, 'Begin').fill('7.5');
  await fieldOf(page, 'Einde').fill('16u15');
  await fieldOf(page, 'Einde').press('Tab');
  await expect(drawerOf(page).getByText('Vul een tijd in, bijvoorbeeld 07:30')).toBeVisible();
  await expect(fieldOf(page, 'Einde')).toHaveValue('16:15');
  await expectAccessible(page);

  await drawerOf(page).getByRole('combobox', { name: 'Project' }).fill('bos');
  await page.getByRole('option', { name: 'Nieuwbouw Bos' }).click();
  await drawerOf(page).getByRole('combobox', { name: 'Werknemers' }).fill('ann');
  await page.getByRole('option', { name: 'Ann de Boer' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(date).toBeFocused();
  await expect(fault).toBeVisible();
  await fieldOf(page, 'Begin').fill('730');
  // Not left before it is saved: the value is what is meant at every moment.
  await date.fill('27-4-2027');
  await date.press('Control+Enter');
  await expect(page.getByText('Ingepland')).toBeVisible();
  const saved = await tenant.transact((tx) =>
    tx.selectFrom('planning_items').select(['date', 'start_time', 'end_time']).execute(),
  );
  expect(saved).toEqual([{ date: '2027-04-27', start_time: '07:30:00', end_time: '16:15:00' }]);
});

test('a day is chosen in the calendar, by key and by mouse', async ({ page, tenant, admin }) => {
  await openForm(page, tenant, admin.username);
  const date = fieldOf(page, 'Datum');
  const calendar = page.getByRole('dialog', { name: 'Datum kiezen' });
  await date.fill('31-12-2026');
  await date.press('ArrowDown');
  await expect(day(page, 'donderdag 31 december 2026')).toBeFocused();
  await expect(calendar.getByRole('listitem')).toHaveText(['25 Kerstmis', '26 Tweede kerstdag']);

  await page.keyboard.press('ArrowRight');
  const newYear = day(page, 'vrijdag 1 januari 2027, Nieuwjaar');
  await expect(newYear).toBeFocused();
  await expect(newYear).toHaveAttribute('title', 'Nieuwjaar');
  await expect(calendar.getByText('januari 2027')).toBeVisible();
  const weeks = calendar.getByRole('row').locator('td:first-child');
  await expect(weeks).toHaveText(['53', '1', '2', '3', '4']);
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await expect(day(page, 'maandag 28 december 2026')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(day(page, 'donderdag 28 januari 2027')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue('28-01-2027');
  await expect(date).toBeFocused();

  await drawerOf(page).getByRole('button', { name: 'Datum: kalender' }).click();
  await expect(day(page, 'donderdag 28 januari 2027')).toBeFocused();
  await calendar.getByRole('button', { name: 'Volgende maand' }).click();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(drawerOf(page)).toBeVisible();
  await expect(date).toHaveValue('28-01-2027');
  await drawerOf(page).getByRole('button', { name: 'Datum: kalender' }).click();
  await calendar.getByRole('button', { name: 'Volgende maand' }).click();
  await day(page, 'maandag 15 februari 2027').click();
  await expect(date).toHaveValue('15-02-2027');
  await expect(drawerOf(page).getByText('maandag 15 februari 2027')).toBeVisible();
});

test('the planning goes to any week by its calendar, and names holidays', async ({
  page,
  tenant,
  admin,
}) => {
  await makeEmployee(tenant, { name: 'Ann de Boer' });
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.evaluate(
    ([place, date]) => localStorage.setItem(place ?? '', JSON.stringify(date)),
    [`ploegplan.${tenant.name}.${admin.username}.selectedDate`, '2026-12-18'],
  );
  await page.goto(`${addressOf(tenant.name)}/planning`);
  await expect(page.getByRole('grid', { name: 'Planning week 51, 2026' })).toBeVisible();
  await page.getByRole('button', { name: /^week 51, 2026/ }).click();
  await expect(day(page, 'vrijdag 18 december 2026')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: /^week 52, 2026\W+21 – 27 dec 2026$/ }),
  ).toBeVisible();
  if (isPhone(page)) {
    await expect(page.getByRole('paragraph').filter({ hasText: 'Kerstmis' })).toBeVisible();
    await day(page, 'za 26').click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Tweede kerstdag' })).toBeVisible();
  } else {
    const christmas = page.getByRole('columnheader', {
      name: 'vrijdag 25 december 2026, Kerstmis',
    });
    await expect(christmas).toHaveText('vr 25 decKerstmis');
    await expect(christmas).toHaveAttribute('data-holiday', 'Kerstmis');
  }
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Planning week 52, 2026' })).toBeVisible();
  // The week has days of two years, and belongs to one.
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expect(
    page.getByRole('heading', { name: /^week 53, 2026\W+28 dec 2026 – 3 jan 2027$/ }),
  ).toBeVisible();
});

test('a period that is no day says so, and narrows nothing', async ({ page, tenant, admin }) => {
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/settings/logboek`);
  const from = page.getByRole('textbox', { name: 'Van' });
  await from.fill('gisteren');
  await from.press('Enter');
  await expect(page.getByText('Vul een datum in, bijvoorbeeld 16-11-2026')).toBeVisible();
  await expect(page).not.toHaveURL(/from=/);
  await from.fill('2-3-2026');
  await from.press('Enter');
  await expect(page).toHaveURL(/from=2026-03-02/);
  await page.getByRole('textbox', { name: 'Tot en met' }).fill('1-3-2026');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Kies maandag 2 maart 2026 of later')).toBeVisible();
  await page.getByRole('button', { name: 'Tot en met: kalender' }).click();
  await expect(page.getByRole('dialog', { name: 'Tot en met kiezen' })).toBeVisible();
  await expect(day(page, 'zondag 1 maart 2026')).toBeDisabled();
  await expectAccessible(page);
});
