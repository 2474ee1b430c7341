import { Material } from '@ploegplan/contract/materials/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../../test/api.ts';
import { opened } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  blocks,
  changedMessage,
  choose,
  drawer,
  itemAt,
  lastEdits,
  lastValues,
  openItem,
  openNew,
  planningApi,
  saveByKey,
  undoOfMessage,
  wednesday,
} from '../../../../test/subjects/planning.ts';

const location = drawer.getByRole('textbox', { name: 'Locatie' });
const work = drawer.getByRole('textbox', { name: 'Werkzaamheden' });

describe('an item of which not all is there yet', () => {
  async function openHeld() {
    const item = { ...itemAt('Kade 1', ann), description: 'Muren voegen' };
    const api = planningApi({ items: [item] });
    const reading = api.hold(planning.get);
    await openItem(api, 'Kade 1');
    return { api, reading };
  }

  test('opens at once; what is typed stays when the rest arrives', async () => {
    const { api, reading } = await openHeld();
    await expect.element(drawer.getByText('Werkzaamheden')).toBeVisible();
    await expect.element(work).not.toBeInTheDocument();
    await location.fill('Kade 2');
    reading.release();
    await expect.element(work).toHaveValue('Muren voegen');
    await expect.element(location).toHaveValue('Kade 2');
    await work.fill('Muren metselen');
    await saveByKey();
    await expect.element(changedMessage).toBeVisible();
    expect(lastValues(api)).toEqual({ location: 'Kade 2', description: 'Muren metselen' });
  });

  test('is saved without it', async () => {
    const { api, reading } = await openHeld();
    await location.fill('Kade 2');
    await saveByKey();
    await expect.element(changedMessage).toBeVisible();
    expect(lastValues(api)).toEqual({ location: 'Kade 2' });
    reading.release();
  });

  test('says so when the rest cannot be read, and tries again', async () => {
    const { api, reading } = await openHeld();
    const { reconnect } = api.disconnect(planning.get);
    reading.release();
    await opened.close();
    await openItem(api, 'Kade 1');
    const again = drawer.getByRole('button', { name: 'Opnieuw proberen' });
    await expect.element(again).toBeVisible();
    reconnect();
    await again.click();
    await expect.element(work).toHaveValue('Muren voegen');
  });
});

describe('undoing', () => {
  const undo = undoOfMessage;

  async function changeLocation(): Promise<TestApi> {
    const api = planningApi({ items: [itemAt('Kade 1', ann)] });
    await openItem(api, 'Kade 1');
    await location.fill('Kade 2');
    await saveByKey();
    await expect.element(changedMessage).toBeVisible();
    return api;
  }

  test('is a button of the message', async () => {
    await changeLocation();
    await expectAccessible();
    await undo.click();
    await expect.element(page.getByText('Ongedaan gemaakt')).toBeVisible();
    await expect.element(changedMessage).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
    await expect.element(blocks('Kade 1')).toBeVisible();
  });

  test('is refused with the name of who changed it meanwhile, and of what', async () => {
    const api = await changeLocation();
    api.reject(planning.edit, 409, 'stale-version', { changedBy: 'Voorman' });
    await undo.click();
    const refusal = 'Ongedaan maken kan niet: Voorman wijzigde dit intussen';
    await expect.element(page.getByText(refusal)).toBeVisible();
    await expect.element(changedMessage).toBeVisible();
    await expect.element(blocks('Kade 2')).toBeVisible();
  });
});

test('materials are chosen where there are any', async () => {
  const materials = [sample(Material, { name: 'Hoogwerker' })];
  const api = planningApi({ items: [itemAt('Kade 1', ann)], materials });
  await openItem(api, 'Kade 1');
  await choose('Materieel', 'hoog');
  await saveByKey();
  await expect.element(changedMessage).toBeVisible();
  expect(lastValues(api)).toEqual({ materialIds: materials.map(({ id }) => id) });
  await opened.close();
  await openItem(planningApi({ items: [itemAt('Kade 1', ann)] }), 'Kade 1');
  await expect.element(drawer.getByLabelText('Materieel')).not.toBeInTheDocument();
});

test('the choice for drafts is remembered for the next new item', async () => {
  const api = planningApi();
  await openNew({ api });
  await drawer.getByRole('switch', { name: 'Concept' }).click();
  await choose('Project', 'bos');
  await choose('Werknemers', 'ann');
  await saveByKey();
  await expect.element(page.getByText(/ ingepland op /)).toBeVisible();
  expect(lastValues(api)).toMatchObject({ isDraft: true });
  await opened.close();
  await openNew({ api });
  await expect.element(drawer.getByRole('switch', { name: 'Concept' })).toBeChecked();
});

test('warnings are shown above the buttons and do not prevent saving', async () => {
  const busy = { ...itemAt('Kade 1', ann), startTime: '08:00:00', endTime: '10:00:00' };
  const api = planningApi({ items: [busy] });
  await openNew({ api, remembered: { selectedDate: wednesday } });
  await choose('Project', 'bos');
  await choose('Werknemers', 'ann');
  const warnings = drawer.getByRole('list', { name: 'Let op' });
  await expect.element(warnings).toMatchTextContent('Ook ingepland: 08:00 – 10:00');
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Toch inplannen' }).click();
  await expect.element(page.getByText(/ ingepland op /)).toBeVisible();
  expect(lastEdits(api)).toHaveLength(1);
});
