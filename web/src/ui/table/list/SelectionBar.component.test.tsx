import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { rowsOf, startSelecting } from '../../../../test/lists.ts';
import { makeRow, openList } from '../../../../test/test-list.tsx';

const withNames = (...names: string[]) => names.map((name) => makeRow(name));
const boxes = page.getByRole('checkbox', { name: /^Selecteer / });
const all = page.getByRole('checkbox', { name: 'Alles selecteren' });

test('a click on a checkbox selects a row, Shift+click a range', async () => {
  await openList(withNames('Anna', 'Bert', 'Cor', 'Dirk'));
  await boxes.first().click();
  await expect.element(page.getByText('1 geselecteerd')).toBeVisible();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('3 geselecteerd')).toBeVisible();
  await boxes.nth(2).click();
  await expect.element(page.getByText('2 geselecteerd')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Wis selectie' }).click();
  await expect.element(page.getByText('4 rijen')).toBeVisible();
});

test('select all selects every row; deselecting after a search affects only the matches', async () => {
  await openList(withNames('Anna', 'José', 'Cor'));
  await all.click();
  await expect.element(page.getByText('3 geselecteerd')).toBeVisible();
  await page.getByRole('searchbox').fill('jose');
  await expect.poll(() => rowsOf('Rijen').elements().length).toBe(1);
  await all.click();
  await expect.element(page.getByText('2 geselecteerd')).toBeVisible();
});

test('on a phone the menu of the list starts selection mode; clearing the selection ends it', async () => {
  await openList(withNames('Anna', 'Bert', 'Cor'), { size: 'phone' });
  await startSelecting();
  await expect.element(page.getByText('0 geselecteerd')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Exporteren' })).toBeDisabled();
  await page.getByText('Bert').click();
  await page.getByText('Cor').click();
  await expect.element(page.getByText('2 geselecteerd')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expectAccessible();
  await all.click();
  await expect.element(page.getByText('3 geselecteerd')).toBeVisible();
  await page.getByRole('button', { name: 'Wissen' }).click();
  await page.getByText('Bert').click();
  await expect.element(page.getByRole('dialog', { name: 'Bert' })).toBeVisible();
});

test('on a phone all touch targets in selection mode are at least 44 px high', async () => {
  await openList(withNames('Anna', 'Bert'), { size: 'phone' });
  await startSelecting();
  await expect.poll(() => boxes.elements().length).toBe(2);
  const targets = [...document.querySelectorAll('main label, main button')].filter((target) =>
    target.checkVisibility(),
  );
  expect(targets.length).toBeGreaterThan(3);
  const low = targets.filter((target) => target.getBoundingClientRect().height < 44);
  expect(low.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
