import { clients } from '@ploegplan/contract/clients/endpoints';
import { materials } from '@ploegplan/contract/materials/endpoints';
import { Material } from '@ploegplan/contract/materials/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../api.ts';
import { openApp } from '../app.tsx';
import { namesOf, rowsOf } from '../lists.ts';

export const mixer = sample(Material, { name: 'Betonmolen', number: 'M-12', kind: 'Machine' });
export const details = page.getByRole('dialog', { name: 'Betonmolen' });
export const form = page.getByRole('dialog', { name: /^Materieel (toevoegen|wijzigen)$/ });
export const names = () => namesOf(rowsOf('Materieel'));

/** A test API that stores changes of these materials. */
export function materialsApi(...rows: Material[]): TestApi {
  const api = new TestApi();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const put = (id: string, values: Partial<Material>) => {
    const before = stored.get(id) ?? sample(Material, { id, version: 1 });
    const row = { ...before, ...values, version: before.version + 1 };
    stored.set(id, row);
    return row;
  };
  api.answer(materials.list, () => [...stored.values()]);
  api.answer(materials.planned, []);
  api.answer(projects.list, []);
  api.answer(clients.list, []);
  api.answer(materials.create, ({ body }) => put(body.id ?? '', body as Partial<Material>));
  api.answer(materials.update, ({ params, body: { version, ...values } }) => {
    const current = stored.get(params.id);
    if (current?.version !== version) throw new Rejected(409, 'stale-version', { current });
    return put(params.id, values);
  });
  api.answer(materials.remove, ({ params }) => void put(params.id, { deleted: true }));
  api.answer(materials.restore, ({ params }) => put(params.id, { deleted: false }));
  return api;
}

/** Opens the form from the details, and waits until it has taken the focus, which it would take from another field later. */
export async function openForm(): Promise<void> {
  await details.getByRole('button', { name: 'Wijzigen' }).click();
  await expect.element(form.getByLabelText('Naam')).toHaveFocus();
}

export async function openMixer(api = materialsApi(mixer)): Promise<TestApi> {
  await openApp({ at: '/materials', api });
  await rowsOf('Materieel').first().click();
  await expect.element(details).toBeVisible();
  return api;
}
