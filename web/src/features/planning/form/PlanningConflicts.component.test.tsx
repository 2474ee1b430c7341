import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import type { TestApi } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  bob,
  changedMessage,
  drawer,
  itemAt,
  lastEdits,
  lastValues,
  listOf,
  openItem,
  planningApi,
  saveByKey,
  wednesday,
} from '../../../../test/subjects/planning.ts';

const location = drawer.getByRole('textbox', { name: 'Locatie' });
const notice = drawer.getByRole('alert');

describe('an item with a conflicting location', () => {
  /** Saves a changed location and work on an outdated version. */
  async function saveLate(): Promise<TestApi> {
    const item = itemAt('Begin', ann);
    const newest = { ...item, location: 'Van een ander', version: 2 };
    const api = planningApi({ items: [newest] });
    api.answer(planning.list, listOf(item));
    api.answer(planning.get, item);
    await openItem(api, 'Begin');
    await expect.element(drawer.getByLabelText('Werkzaamheden')).toBeVisible();
    api.answer(planning.list, listOf(newest));
    api.answer(planning.get, newest);
    await location.fill('Van mij');
    await drawer.getByLabelText('Werkzaamheden').fill('Mijn werk');
    await saveByKey();
    await expect.element(notice).toMatchTextContent('Voorman wijzigde dit ook');
    return api;
  }

  test('shows both values, accessibly', async () => {
    await saveLate();
    await expect.element(notice).toMatchTextContent('Voorman: Van een ander');
    await expect.element(notice).toMatchTextContent('Jij: Van mij');
    await expectAccessible();
  });

  test('Zijn versie overnemen puts the other value in the form and keeps the other own changes', async () => {
    const api = await saveLate();
    await notice.getByRole('button', { name: 'Zijn versie overnemen' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(location).toHaveValue('Van een ander');
    location.element().focus();
    await saveByKey();
    await expect.element(changedMessage).toBeVisible();
    expect(lastEdits(api)).toMatchObject([{ version: 2, values: { description: 'Mijn werk' } }]);
    expect(lastValues(api)).toEqual({ description: 'Mijn werk' });
  });

  test('Mijn versie opslaan saves the own values at once', async () => {
    const api = await saveLate();
    await notice.getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await expect.element(changedMessage).toBeVisible();
    expect(lastEdits(api)).toMatchObject([{ version: 2 }]);
    expect(lastValues(api)).toEqual({ location: 'Van mij', description: 'Mijn werk' });
  });
});

test('who is absent is taken off the item by one press', async () => {
  const api = planningApi({ items: [itemAt('Kade', ann, bob)] });
  const absent = sample(Absence, {
    employeeId: ann.id,
    kindName: 'Vakantie',
    firstDay: wednesday,
    lastDay: wednesday,
  });
  api.answer(absences.list, [absent]);
  await openItem(api, 'Kade');
  await expect.element(drawer).toMatchTextContent('Ann de Boer: Afwezig: Vakantie');
  const free = drawer.getByRole('button', { name: 'Ann de Boer vrijmaken' });
  await free.click();
  await expect.element(free).not.toBeInTheDocument();
  await saveByKey();
  await expect.element(changedMessage).toBeVisible();
  expect(lastValues(api)).toEqual({ employeeIds: [bob.id] });
});
