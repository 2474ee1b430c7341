import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  cardsOf,
  makeClient,
  namesOf,
  numberedClients,
  rowsOf,
  sortOnPhone,
  withClients,
} from '../../../test/lists.ts';

const rows = rowsOf('Klanten');
const heads = page.getByRole('columnheader');
const headTexts = () => heads.elements().map(({ textContent }) => textContent);
const openClients = (count: number, size: 'office' | 'phone' = 'office') =>
  openApp({ at: '/klanten', api: withClients(...numberedClients(count)), size });

test('a hidden column is not searched; the row height can be set to compact', async () => {
  const api = withClients(makeClient('Jan', { companyname: 'Zand BV' }));
  await openApp({ at: '/klanten', api });
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Bedrijfsnaam' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(headTexts).toEqual(['Naam', 'Locatie', 'Projecten']);
  const row = page.getByRole('row').last();
  await expect.poll(() => row.element().getBoundingClientRect().height).toBe(36);
  await page.getByRole('searchbox').fill('zand');
  await expect.element(page.getByText('Niets gevonden voor ‘zand’')).toBeVisible();
});

test('stored columns and row height are restored', async () => {
  await openApp({
    at: '/klanten',
    api: withClients(makeClient('Jan')),
    remembered: { hiddenColumns: { clients: ['companyName'] }, listDensity: 'compact' },
  });
  await expect.poll(headTexts).toEqual(['Naam', 'Locatie', 'Projecten']);
  const row = page.getByRole('row').last();
  await expect.poll(() => row.element().getBoundingClientRect().height).toBe(36);
});

/** Sets the value in one step: browser clicks and keys take real time, in which the fake timers would advance. */
async function typeAtOnce(input: Element, text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise(requestAnimationFrame);
}

test('a cleared search is not applied again while the next one is typed', async () => {
  const api = withClients(...['Jan', 'Piet', 'Klaas'].map((name) => makeClient(name)));
  await openApp({ at: '/klanten', api });
  await expect.element(page.getByText('3 klanten')).toBeVisible();
  const search = page.getByRole('searchbox').element();
  const count = () => page.getByRole('status').filter({ hasText: 'klanten' }).element().textContent;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await typeAtOnce(search, 'piet');
  expect(count()).toBe('3 klanten');
  await expect.poll(count).toBe('1 van 3 klanten');
  await typeAtOnce(search, '');
  expect(count()).toBe('3 klanten');
  await typeAtOnce(search, 'j');
  expect(count()).toBe('3 klanten');
  await expect.poll(count).toBe('1 van 3 klanten');
  expect(namesOf(rows)).toEqual(['Jan']);
});

test('the column menu works by keyboard', async () => {
  await openClients(1);
  await expect.element(rows.first()).toBeVisible();
  page.getByRole('button', { name: 'Kolommen' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Bedrijfsnaam' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  await expect.poll(headTexts).toEqual(['Naam', 'Bedrijfsnaam', 'Projecten']);
});

test('rows are focused, selected and opened by keyboard', async () => {
  await openClients(6);
  await expect.element(rows.first()).toBeVisible();
  heads.last().getByRole('button').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(page.getByText('1 geselecteerd')).toBeVisible();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  await expect.element(page.getByText('2 geselecteerd')).toBeVisible();
  await expect.element(rows.nth(2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(rows.last()).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(rows.first()).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Klant 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(rows.first()).toHaveFocus();
});

test('a table renders only the visible rows and exposes the number of all rows', async () => {
  await openClients(300);
  await expect.element(page.getByText('300 klanten')).toBeVisible();
  await expect.element(rows.first()).toMatchTextContent('Klant 1');
  expect(rows.elements().length).toBeLessThan(80);
  rows.first().element().focus();
  await userEvent.keyboard('{End}');
  const last = page.getByRole('row', { name: 'Klant 300' });
  await expect.element(last).toBeInViewport();
  await expect.element(last).toHaveAttribute('aria-rowindex', '301');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  await expect.poll(() => document.activeElement?.textContent).toBe('Klant 300');
});

test('on a phone only the visible cards are rendered; changing the sort order scrolls to the top', async () => {
  await openClients(300, 'phone');
  const cards = cardsOf('Klanten');
  await expect.poll(() => namesOf(cards)[0]).toBe('Klant 1');
  expect(cards.elements().length).toBeLessThan(80);
  page.getByRole('listitem').last().element().scrollIntoView();
  await expect.poll(() => namesOf(cards)[0]).not.toBe('Klant 1');
  await sortOnPhone('Bedrijfsnaam (Z–A)');
  await expect.poll(() => namesOf(cards)[0]).toBe('Klant 300');
  await page.getByRole('searchbox').fill('klant 277');
  await expect.poll(() => namesOf(cards)).toEqual(['Klant 277']);
  await expect.element(page.getByText('1 van 300 klanten')).toBeVisible();
});
