import { planning } from '@ploegplan/contract/planning';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ann, blocks, bob, itemAt, openBoard, planningApi } from '../../../test/planning.ts';

const menu = page.getByRole('menu');

test('the menu of a bar among several that are selected says how many, and does the same with all', async () => {
  const api = planningApi({ items: [itemAt('Kade 1', ann), itemAt('Kade 9', bob)] });
  await openBoard({ api });
  for (const name of ['Kade 1', 'Kade 9']) {
    await blocks(name).click({ modifiers: ['Control'] });
    await expect.element(blocks(name)).toHaveAttribute('aria-selected', 'true');
  }
  await blocks('Kade 1').click({ button: 'right' });
  await expect.element(menu.getByText('2 items geselecteerd')).toBeVisible();
  await expect.element(menu.getByRole('menuitem', { name: 'Ander project…' })).toBeVisible();
  await expect.element(menu.getByRole('menuitem', { name: 'Openen' })).not.toBeInTheDocument();
  await menu.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect.poll(() => api.received(planning.edit)[0]?.body.edits).toHaveLength(2);
});

test.each([
  ['phone', 'Acties', 'Verwijderen'],
  ['office', 'Verwijderen', 'Acties'],
] as const)(
  'what can be done with a selection fits below the board (%s)',
  async (size, shown, hidden) => {
    await openBoard({ api: planningApi({ items: [itemAt('Kade 1', ann)] }), size });
    await blocks('Kade 1').click({ modifiers: ['Control'] });
    const bar = page.getByRole('toolbar', { name: 'Selectie' });
    await expect.element(bar.getByRole('button', { name: shown })).toBeVisible();
    await expect.element(bar.getByRole('button', { name: hidden })).not.toBeInTheDocument();
    expect(bar.element().scrollWidth).toBe(bar.element().clientWidth);
  },
);
