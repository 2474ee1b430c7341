import { planning } from '@ploegplan/contract/planning';
import { projects } from '@ploegplan/contract/projects';
import { Project } from '@ploegplan/contract/projects.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ann, blocks, bob, bos, itemAt, openBoard, planningApi } from '../../../test/planning.ts';

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

test('all work of a project from a day on is shifted from the board, with its dates that lie after it', async () => {
  const project = sample(Project, {
    ...bos,
    startDate: '2026-01-05',
    endDate: '2026-01-16',
    version: 1,
  });
  const items = [itemAt('Kade 1', ann), { ...itemAt('Kade 2', ann), date: '2026-01-15' }];
  const api = planningApi({ projects: [project], items });
  api.answer(projects.change, ({ body: { startDate = null, endDate = null } }) => ({
    ...project,
    startDate,
    endDate,
    version: 2,
  }));
  await openBoard({ api });
  await blocks('Kade 1').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Alles vanaf deze dag verschuiven…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Planning verschuiven' });
  await expect
    .element(dialog.getByText(/^2 ingeplande dagen: wo 21 jan – do 22 jan/))
    .toBeVisible();
  await expect.element(dialog.getByText(/Project: ma 5 jan – vr 23 jan/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Begint dan op' }).fill('15-01-2026');
  await dialog.getByRole('button', { name: 'Verschuiven' }).click();
  await expect.element(page.getByText(/2 ingeplande dagen verschoven naar/)).toBeVisible();
  expect(api.received(projects.change)[0]?.body).toEqual({
    startDate: '2026-01-05',
    endDate: '2026-01-17',
    version: 1,
  });
  expect(api.received(planning.edit)[0]?.body.edits).toMatchObject([
    { values: { date: '2026-01-15' } },
    { values: { date: '2026-01-16' } },
  ]);
});
