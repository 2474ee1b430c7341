import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { approvalOf, day, hoursApi, lineOf, worked } from '../../../../test/subjects/hours.ts';
import { ann, bob } from '../../../../test/subjects/leave.ts';
import { expectAddress } from '../../../../test/subjects/session.ts';

const main = page.getByRole('main');
const grid = page.getByRole('grid', { name: 'Uren' });
const search = page.getByRole('searchbox', { name: 'Zoek in de uren' });
const approve = page.getByRole('button', { name: /^Goedkeuren/ });

const open = (api = hoursApi({ items: [worked({ entered: 8 })] }), size?: 'phone') =>
  openApp({
    at: '/hoursmanagement',
    api,
    remembered: { hoursDate: day },
    ...(size && { size }),
  });

const boxOf = (element: Element) => element.getBoundingClientRect();

/** The controls of the bar that can be seen. */
const controls = () =>
  [...main.element().querySelectorAll('button, input[type="search"], [role="radiogroup"]')]
    .filter(
      (candidate) => candidate.closest('[role="grid"]') === null && candidate.checkVisibility(),
    )
    .filter((candidate) => boxOf(candidate).top < boxOf(main.element()).top + 60);

/** What of the bar overlaps, leaves the page or is lower than a control. */
function faultsOf(least: number): string[] {
  const shown = controls();
  const page = boxOf(main.element());
  return shown.flatMap((entry, at) => {
    const box = boxOf(entry);
    const name = entry.getAttribute('aria-label') ?? entry.textContent ?? '';
    const next = shown[at + 1];
    return [
      ...(box.left < page.left || box.right > page.right ? [`${name} leaves the page`] : []),
      ...(box.height < least ? [`${name} is ${box.height} px high`] : []),
      ...(next && boxOf(next).left < box.right ? [`${name} overlaps`] : []),
    ];
  });
}

test('the search stays in its place when weeks can be approved and when none is left', async () => {
  const api = hoursApi({ items: [worked({ entered: 8 })] });
  const weeks = api.hold(hours.weeks);
  await open(api);
  await expect.element(grid).toBeVisible();
  await expect.element(approve).toBeDisabled();
  const before = boxOf(search.element());
  weeks.release();
  await expect.element(approve).toBeEnabled();
  expect(boxOf(search.element())).toEqual(before);
  await main.getByText('Projecten', { exact: true }).click();
  await expect.element(approve).toBeDisabled();
  expect(boxOf(search.element())).toEqual(before);
});

test.each([769, 820, 1024, 1280, 1440])(
  'at %i px the bar is one line in which nothing overlaps, also beside a drawer',
  async (width) => {
    await open();
    await page.viewport(width, 900);
    await expect.element(approve).toBeEnabled();
    await expect.poll(() => faultsOf(28)).toEqual([]);
    const top = boxOf(grid.element()).top;
    await grid.getByRole('button', { name: 'Ann de Boer' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => boxOf(main.element()).right).toBe(width - 400);
    await expect.poll(() => faultsOf(28)).toEqual([]);
    expect(boxOf(grid.element()).top).toBe(top);
  },
);

test('beside a drawer in a small window one searches in the place of the rest, and comes back', async () => {
  await open();
  await page.viewport(1024, 900);
  await grid.getByRole('button', { name: 'Ann de Boer' }).click();
  const opener = page.getByRole('main').getByRole('button', { name: 'Zoeken', exact: true });
  await opener.click();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('bob');
  await expect.element(grid.getByRole('button', { name: 'Ann de Boer' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Zoeken sluiten' }).click();
  await expect.element(grid.getByRole('button', { name: 'Ann de Boer' })).toBeVisible();
  await expect.element(opener).toHaveFocus();
});

test('where both choices have no room they are in one menu', async () => {
  await open();
  await page.viewport(824, 900);
  await page.getByRole('button', { name: 'Weergave' }).click();
  await page.getByRole('menuitemradio', { name: 'Projecten' }).click();
  await expect.element(grid.getByRole('columnheader', { name: 'Werk' })).toBeVisible();
});

test('on a phone the controls take at most 15 % of the height, and the search opens in their place', async () => {
  await open(undefined, 'phone');
  const list = page.getByRole('list', { name: 'Uren per persoon' });
  await expect.element(list).toBeVisible();
  const sums = page.getByText('Gewerkt', { exact: true });
  expect(boxOf(sums.element()).top).toBeLessThan(0.16 * 844);
  expect(faultsOf(48)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('bob');
  await expect.element(list).not.toMatchTextContent('Ann de Boer');
  await page.getByRole('button', { name: 'Zoeken sluiten' }).click();
  await expect.element(list).toMatchTextContent('Ann de Boer');
});

test('on a phone the sums of the week and what is left to approve stand above the people', async () => {
  const api = hoursApi({
    items: [worked({ entered: 8 }), worked({ employeeId: bob.id, entered: 7 })],
    lines: [lineOf({ employeeId: bob.id, entered: 6 })],
  });
  await open(api, 'phone');
  const sumOf = (label: string) =>
    main.getByText(label, { exact: true }).element().nextElementSibling?.textContent;
  await expect.poll(() => sumOf('Gepland')).toBe('16');
  expect(sumOf('Gewerkt')).toBe('15');
  expect(sumOf('Verschil')).toBe('−1');
  await expectAccessible();
  await page.getByRole('button', { name: 'Goedkeuren (1)' }).click();
  await page.getByRole('button', { name: 'Weekstaat van 1 persoon goedkeuren' }).click();
  await expect.poll(() => sumOf('Nog niet goedgekeurd')).toBe('1 persoon');
  await expect.element(page.getByText('Klaar')).not.toBeInTheDocument();
});

test('on a phone the button to approve is beside the sums, also where these are until now', async () => {
  const items = [
    worked({ date: getToday(), entered: 8 }),
    worked({ employeeId: bob.id, date: addDays(getMonday(getToday()), 6) }),
  ];
  await openApp({
    at: '/hoursmanagement',
    api: hoursApi({ items }),
    remembered: { hoursDate: getToday() },
    size: 'phone',
  });
  // With room for longer figures on a window of 390 px.
  await page.viewport(380, 844);
  await expect.element(approve).toBeVisible();
  const sum = main.getByText('Gewerkt', { exact: true }).element();
  expect(boxOf(approve.element()).top).toBeLessThan(boxOf(sum).bottom);
});

test('on a phone it says that all is done when nobody is left to approve', async () => {
  const approvals = [approvalOf({ employeeId: ann.id })];
  await open(hoursApi({ items: [worked({ entered: 8 })], approvals }), 'phone');
  await expect.element(main.getByText('Klaar', { exact: true })).toBeVisible();
  await expect.element(main.getByText('Alles goedgekeurd')).toBeVisible();
});

test('the period and what it is by stand in the address, and a link shows them as they were', async () => {
  await openApp({
    at: '/hoursmanagement?datum=2026-01-14&periode=month&per=people',
    api: hoursApi(),
  });
  await expect.element(page.getByText('januari 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Volgende maand' }).click();
  await expectAddress('/hoursmanagement?datum=2026-02-14&periode=month&per=people');
});
