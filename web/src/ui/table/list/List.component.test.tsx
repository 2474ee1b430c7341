import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { opened } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { cardsOf, namesOf, rowsOf, sortOnPhone } from '../../../../test/lists.ts';
import { makeRow, numberedRows, openList } from '../../../../test/test-list.tsx';

const rows = rowsOf('Rijen');
const heads = page.getByRole('columnheader');
const headTexts = () => heads.elements().map(({ textContent }) => textContent);

test('a hidden column is not searched and the row height can be set to compact, both kept for the next visit', async () => {
  await openList([makeRow('Jan', { company: 'Zand BV' })]);
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Bedrijf' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(headTexts).toEqual(['Naam', 'Locatie', 'Aantal', 'Sinds']);
  const row = page.getByRole('row').last();
  await expect.poll(() => row.element().getBoundingClientRect().height).toBe(36);
  await page.getByRole('searchbox').fill('zand');
  await expect.element(page.getByText('Niets gevonden voor ‘zand’')).toBeVisible();
  await opened.close();
  await openList([makeRow('Jan')]);
  await expect.poll(headTexts).toEqual(['Naam', 'Locatie', 'Aantal', 'Sinds']);
  await expect.poll(() => row.element().getBoundingClientRect().height).toBe(36);
});

test('stored columns and row height are restored', async () => {
  await openList([makeRow('Jan')], {
    remembered: { hiddenColumns: { testRows: ['company'] }, listDensity: 'compact' },
  });
  await expect.poll(headTexts).toEqual(['Naam', 'Locatie', 'Aantal', 'Sinds']);
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
  await openList(['Jan', 'Piet', 'Klaas'].map((name) => makeRow(name)));
  await expect.element(page.getByText('3 rijen')).toBeVisible();
  const search = page.getByRole('searchbox').element();
  const count = () => page.getByRole('status').filter({ hasText: 'rijen' }).element().textContent;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await typeAtOnce(search, 'piet');
  expect(count()).toBe('3 rijen');
  await expect.poll(count).toBe('1 van 3 rijen');
  await typeAtOnce(search, '');
  expect(count()).toBe('3 rijen');
  await typeAtOnce(search, 'j');
  expect(count()).toBe('3 rijen');
  await expect.poll(count).toBe('1 van 3 rijen');
  expect(namesOf(rows)).toEqual(['Jan']);
});

test('the column menu works by keyboard', async () => {
  await openList(numberedRows(1));
  await expect.element(rows.first()).toBeVisible();
  page.getByRole('button', { name: 'Kolommen' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Bedrijf' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
  await expect.poll(headTexts).toEqual(['Naam', 'Bedrijf', 'Aantal', 'Sinds']);
});

test('rows are focused, selected and opened by keyboard', async () => {
  await openList(numberedRows(6));
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
  await expect.element(page.getByRole('dialog', { name: 'Rij 1' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(rows.first()).toHaveFocus();
});

test('a table renders only the visible rows and exposes the number of all rows', async () => {
  await openList(numberedRows(300));
  await expect.element(page.getByText('300 rijen')).toBeVisible();
  await expect.element(rows.first()).toMatchTextContent('Rij 1');
  expect(rows.elements().length).toBeLessThan(80);
  rows.first().element().focus();
  await userEvent.keyboard('{End}');
  const last = page.getByRole('row', { name: 'Rij 300' });
  await expect.element(last).toBeInViewport();
  await expect.element(last).toHaveAttribute('aria-rowindex', '301');
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  await expect.poll(() => document.activeElement?.textContent).toBe('Rij 300');
});

test('on a phone only the visible cards are rendered; changing the sort order scrolls to the top', async () => {
  await openList(numberedRows(300), { size: 'phone' });
  const cards = cardsOf('Rijen');
  await expect.poll(() => namesOf(cards)[0]).toBe('Rij 1');
  expect(cards.elements().length).toBeLessThan(80);
  page.getByRole('listitem').last().element().scrollIntoView();
  await expect.poll(() => namesOf(cards)[0]).not.toBe('Rij 1');
  await sortOnPhone('Bedrijf (Z–A)');
  await expect.poll(() => namesOf(cards)[0]).toBe('Rij 300');
  await page.getByRole('searchbox').fill('rij 277');
  await expect.poll(() => namesOf(cards)).toEqual(['Rij 277']);
  await expect.element(page.getByText('1 van 300 rijen')).toBeVisible();
});

test.each(['office', 'phone'] as const)(
  'a short list has nothing to select, hide or export, and shows a column that was hidden before (%s)',
  async (size) => {
    await openList(numberedRows(3), {
      size,
      isShort: true,
      remembered: { hiddenColumns: { testRows: ['company'] } },
    });
    const shown = size === 'office' ? rows : cardsOf('Rijen');
    await expect.element(shown.first()).toMatchTextContent('Rij 1');
    await expect.element(page.getByText('Bedrijf 1', { exact: true })).toBeVisible();
    for (const name of ['Kolommen', 'Exporteren', 'Lijstmenu']) {
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await expectAccessible();
    shown.first().element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('dialog', { name: 'Rij 1' })).toBeVisible();
  },
);
