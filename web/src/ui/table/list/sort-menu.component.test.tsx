import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { makeRow, openList } from '../../../../test/test-list.tsx';

const bar = page.getByRole('banner');
const menuButton = bar.getByRole('button', { name: 'Sorteren' });
const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true });

test('the sort menu and the column headers share one sort order', async () => {
  await openList([makeRow('Jan', { company: 'Zand BV' }), makeRow('Piet', { company: 'Écht BV' })]);
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Piet', 'Jan']);
  await menuButton.click();
  await expect.element(choice('Bedrijf (A–Z)')).toBeChecked();
  await expectAccessible();
  await choice('Naam (Z–A)').click();
  const head = page.getByRole('columnheader', { name: 'Naam', exact: true });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect.poll(names).toEqual(['Jan', 'Piet']);
  await menuButton.click();
  await expect.element(choice('Naam (A–Z)')).toBeChecked();
});

test.each(['/klanten', '/projecten', '/employees', '/users'])(
  'the top bar of %s has the sort menu in a wide window',
  async (at) => {
    await openApp({ at });
    await expect.element(menuButton).toBeVisible();
    expect(bar.element().getBoundingClientRect().height).toBe(56);
  },
);

test('on a phone the menu has its actions first and one entry for sorting, which opens the ways to sort', async () => {
  await openApp({ at: '/klanten', size: 'phone' });
  await bar.getByRole('button', { name: 'Meer', exact: true }).click();
  const entries = page.getByRole('menuitem');
  await expect.element(entries.last()).toMatchTextContent(/^Sorteren: /);
  expect(page.getByRole('menuitemradio').elements()).toHaveLength(0);
  await entries.last().click();
  await expect.element(page.getByRole('menuitemradio').first()).toHaveFocus();
  await expectAccessible();
  await choice('Naam (Z–A)').click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Meer', exact: true }).click();
  await expect.element(entries.last()).toMatchTextContent('Sorteren: Naam (Z–A)');
});
