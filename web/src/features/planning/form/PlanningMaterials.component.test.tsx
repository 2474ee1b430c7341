import { getToday } from '@ploegplan/contract/dates/dates';
import { Material } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  choose,
  drawer,
  itemAt,
  lastValues,
  openBoard,
  openItem,
  planningApi,
} from '../../../../test/subjects/planning.ts';

const lift = sample(Material, { name: 'Hoogwerker', number: 'H-02', state: 'usable' });
const drill = sample(Material, { name: 'Boor', number: '', state: 'defective' });
/** Of what is past, nobody asks whether it can be used. */
const day = { date: getToday(), startTime: '07:00:00', endTime: '16:00:00' };
const remembered = { selectedDate: getToday() };
const withLift = { ...itemAt('Kade 1', ann), ...day, materialIds: [lift.id] };
const without = { ...itemAt('Dijk 2', bob), ...day, startTime: '12:00:00' };
const api = (...items: (typeof withLift)[]) => planningApi({ items, materials: [lift, drill] });

test('the form tells who has a material that day, warns of double use, and of what cannot be used', async () => {
  await openItem(api(withLift, without), 'Dijk 2', { remembered });
  const field = drawer.getByRole('combobox', { name: 'Materieel' });
  await field.click();
  await expect
    .element(page.getByRole('option', { name: /Hoogwerker \(H-02\)/ }))
    .toMatchTextContent('Ingepland: 07:00 – 16:00');
  await expect.element(page.getByRole('option', { name: /Boor/ })).toMatchTextContent('Defect');
  await choose('Materieel', 'hoog');
  await expect.element(drawer).toMatchTextContent(/Hoogwerker ook ingepland: 07:00 – 16:00/);
  await choose('Materieel', 'boor');
  await expect.element(drawer).toMatchTextContent('Boor is defect');
});

test('who drives a vehicle is chosen among the people of the item', async () => {
  const van = sample(Material, { name: 'Bus', state: 'usable', isVehicle: true });
  const ride = { ...itemAt('Kade 1', ann, bob), ...day, materialIds: [van.id] };
  const stored = planningApi({ items: [ride], materials: [lift, van] });
  await openItem(stored, 'Kade 1', { remembered });
  await choose('Materieel', 'hoog');
  expect(drawer.getByRole('combobox', { name: /^Bestuurder van/ }).elements()).toHaveLength(1);
  await drawer.getByRole('combobox', { name: 'Bestuurder van Bus' }).click();
  await expect.poll(() => page.getByRole('option').elements()).toHaveLength(2);
  await page.getByRole('option', { name: bob.name }).click();
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  const driver = { materialId: van.id, employeeId: bob.id };
  await expect
    .poll(() => lastValues(stored))
    .toEqual({ materialIds: [van.id, lift.id], drivers: [driver] });
});

test('the board warns on both items that use a material at the same time', async () => {
  const twice = { ...without, materialIds: [lift.id] };
  await openBoard({ api: api(withLift, twice), remembered });
  for (const place of ['Kade 1', 'Dijk 2']) {
    await expect.element(blocks(place)).toHaveAccessibleName(/Hoogwerker ook ingepland/);
  }
});

test('a company without materials sees none in the form, on the board and in its warnings, though items have some', async () => {
  const twice = { ...without, materialIds: [lift.id] };
  const tenant = { hiddenParts: ['materials' as const] };
  await openItem(api(withLift, twice), 'Dijk 2', {
    remembered: { ...remembered, boardRows: 'materials' },
    tenant,
  });
  await expect.element(page.getByRole('rowheader', { name: ann.name })).toBeVisible();
  await expect.element(blocks('Dijk 2')).not.toHaveAccessibleName(/ook ingepland/);
  await expect.element(drawer.getByRole('combobox', { name: 'Werknemers' })).toBeVisible();
  expect(drawer.getByRole('combobox', { name: 'Materieel' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Weergave' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Werknemers' })).toBeChecked();
});
