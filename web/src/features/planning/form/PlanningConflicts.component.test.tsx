import { planning } from '@ploegplan/contract/planning';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  ann,
  drawer,
  itemAt,
  openItem,
  planningApi,
  saveByKey,
} from '../../../../test/planning.ts';

const location = drawer.getByLabelText('Locatie');
const notice = drawer.getByRole('alert');

describe('an item with a conflicting location', () => {
  /** Saves a changed location and work on an outdated version. */
  async function saveLate(): Promise<TestApi> {
    const item = itemAt('Begin', ann);
    const newest = { ...item, location: 'Van een ander', version: 2 };
    const api = planningApi({ items: [newest] });
    api.answer(planning.list, [item]);
    await openItem(api, 'Begin');
    api.answer(planning.list, [newest]);
    await location.fill('Van mij');
    await drawer.getByLabelText('Werkzaamheden').fill('Mijn werk');
    await saveByKey();
    await expect.element(notice).toMatchTextContent('Iemand anders wijzigde dit ook');
    return api;
  }
  const lastSent = (api: TestApi) => api.received(planning.update).at(-1)?.body;

  test('shows both values, accessibly', async () => {
    await saveLate();
    await expect.element(notice).toMatchTextContent('Iemand anders: Van een ander');
    await expect.element(notice).toMatchTextContent('Jij: Van mij');
    await expectAccessible();
  });

  test('Zijn/haar versie overnemen puts the other value in the form and keeps the other own changes', async () => {
    const api = await saveLate();
    await notice.getByRole('button', { name: 'Zijn/haar versie overnemen' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(location).toHaveValue('Van een ander');
    location.element().focus();
    await saveByKey();
    await expect.element(page.getByText('Planning bijgewerkt')).toBeVisible();
    expect(lastSent(api)).toEqual({ description: 'Mijn werk', version: 2 });
  });

  test('Mijn versie opslaan saves the own values at once', async () => {
    const api = await saveLate();
    await notice.getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await expect.element(page.getByText('Planning bijgewerkt')).toBeVisible();
    expect(lastSent(api)).toEqual({ location: 'Van mij', description: 'Mijn werk', version: 2 });
  });
});
