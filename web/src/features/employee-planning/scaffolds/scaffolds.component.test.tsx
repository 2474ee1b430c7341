import { ownScaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { OwnScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, Unreachable } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';
import { photo } from '../../../../test/subjects/own-images.ts';
import { outboxState } from '../../../lib/outbox/state.ts';

const points = Array.from({ length: 20 }, (_, at) => `Punt ${at + 1}`);
const scaffold = sample(OwnScaffold, {
  number: 'S-7',
  place: 'Noordgevel',
  state: 'handed-over',
  isPaused: false,
  dueOn: null,
  dueReason: null,
  mayInspect: true,
  mayHandOver: true,
});
const item = (values: Partial<OwnScaffold> = {}) =>
  own.plannedItem({
    scaffolds: {
      plannedId: scaffold.id,
      checklist: points,
      scaffolds: [{ ...scaffold, ...values }],
    },
  });
const drawer = page.getByRole('dialog', { name: 'Steiger S-7' });
const press = (name: string) => drawer.getByRole('button', { name, exact: true }).click();

async function openScaffold(shown = item()) {
  const api = own.answerItems(shown);
  api.answer(ownScaffolds.record, scaffold);
  await own.openDetails(shown, api);
  await page.getByRole('button', { name: /^S-7 · Noordgevel/ }).click();
  await expect.element(drawer).toBeVisible();
  return api;
}

/** Chooses photos as the dialog of the phone does. */
async function addPhotos(...names: string[]): Promise<void> {
  const files = await Promise.all(names.map((name) => photo(name)));
  const create = document.createElement.bind(document);
  const input = create('input');
  document.createElement = ((tag: string) => (tag === 'input' ? input : create(tag))) as never;
  input.click = () => {
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  try {
    await press('Foto toevoegen');
  } finally {
    document.createElement = create;
  }
  await expect.poll(() => outboxState.getState().drafts.length).toBe(names.length);
}

test('an inspection of twenty points with three photos waits without a connection, and is sent once', async () => {
  const api = await openScaffold();
  let isOffline = true;
  const fail = () => {
    if (isOffline) throw new Unreachable();
  };
  api.intercept(ownScaffolds.record, fail);
  api.intercept(ownScaffolds.addPhotos, fail);
  await press('Keuren');
  await press('Vastleggen');
  await expect.element(drawer.getByText('Beantwoord elk punt')).toBeVisible();
  await press('Alles goed');
  await drawer.getByRole('radiogroup', { name: 'Punt 4' }).getByText('N.v.t.').click();
  await addPhotos('a.jpg', 'a.jpg', 'b.jpg');
  await expectAccessible();
  await press('Vastleggen');
  await expect
    .element(page.getByText('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'))
    .toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  isOffline = false;
  await outboxState.getState().actions?.tryNow();
  await expect.poll(() => outboxState.getState().entries).toEqual([]);
  const events = new Set(api.received(ownScaffolds.record).map(({ body }) => body.id));
  expect(events.size).toBe(1);
  const answers = api.received(ownScaffolds.record).at(-1)?.body.answers ?? [];
  expect(answers).toHaveLength(20);
  expect(answers[3]?.answer).toBe('not-applicable');
  const sent = api.received(ownScaffolds.addPhotos).filter(({ files }) => files.length === 1);
  expect(new Set(sent.map(({ body }) => body.ids?.[0])).size).toBe(3);
  expect(new Set(sent.map(({ params }) => params.id))).toEqual(events);
});

test('who may not inspect closes off, and is not offered more', async () => {
  const api = await openScaffold(item({ mayInspect: false, mayHandOver: false }));
  await expect.element(drawer.getByText(/^Keuren mag alleen wie/)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Keuren', exact: true }).elements()).toEqual([]);
  await press('Afsluiten');
  await drawer.getByLabelText('Opmerking').fill('Leuning los');
  await press('Vastleggen');
  await expect.element(page.getByText('Vastgelegd.')).toBeVisible();
  expect(api.received(ownScaffolds.record)[0]?.body).toMatchObject({
    kind: 'state',
    toState: 'closed-off',
    remark: 'Leuning los',
  });
});

test('why the server refuses stands in the drawer, with what was filled in', async () => {
  const api = await openScaffold();
  api.answer(ownScaffolds.record, () => {
    throw new Rejected(403, 'not-qualified');
  });
  await press('Keuren');
  await press('Alles goed');
  await press('Vastleggen');
  await expect.element(drawer.getByText(/^Wie dit doet, heeft de functie/)).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Alles goed' })).toBeDisabled();
});
