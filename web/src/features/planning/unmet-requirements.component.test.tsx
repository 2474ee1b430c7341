import { planning } from '@ploegplan/contract/planning/endpoints';
import { requirements } from '@ploegplan/contract/requirements/endpoints';
import { Requirement } from '@ploegplan/contract/requirements/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected } from '../../../test/api.ts';
import { expectAccessible } from '../../../test/axe.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  changedMessage,
  drawer,
  itemAt,
  openBoard,
  openItem,
  planningApi,
  saveByKey,
  undoOfMessage,
} from '../../../test/subjects/planning.ts';

const asked = sample(Requirement, {
  name: 'Hijswerk',
  rules: [
    { kind: 'vca-basic', name: '', count: null },
    { kind: 'emergency-response', name: '', count: 1 },
  ],
  deleted: false,
});
const certified = {
  ...ann,
  certificates: [{ kind: 'vca-basic' as const, name: '', number: '', validUntil: null }],
};
const missing = 'Bob Kuipers: VCA basis ontbreekt (Hijswerk)';

/** A board on which Ann and Bob are on a project with requirements, each on an item. */
function createApi() {
  const api = planningApi({
    items: [itemAt('Poort 1', ann), itemAt('Poort 2', bob)],
    employees: [certified, bob],
    projects: [{ ...bos, requirementIds: [asked.id] }],
  });
  api.answer(requirements.list, [asked]);
  return api;
}

test('the board, the drawer and the list say who does not meet what the work asks', async () => {
  await openBoard({ api: createApi() });
  const sign = 'VCA basis ontbreekt (Hijswerk). 0 van 1 met BHV (Hijswerk)';
  await expect.element(blocks('Poort 2').getByRole('img', { name: sign })).toBeVisible();
  const ofAnn = blocks('Poort 1').getByRole('img', {
    name: '0 van 1 met BHV (Hijswerk)',
    exact: true,
  });
  await expect.element(ofAnn).toBeVisible();
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: 'Wat klopt er niet…' }).click();
  const findings = page.getByRole('dialog', { name: 'Wat klopt er niet' });
  await expect.element(findings.getByText('VCA basis ontbreekt (Hijswerk)')).toBeVisible();
});

test('the form warns of a person before that is saved', async () => {
  await openItem(createApi(), 'Poort 1');
  await drawer.getByRole('combobox', { name: 'Werknemers' }).fill('Bob');
  await page.getByRole('option', { name: 'Bob Kuipers' }).click();
  await expect.element(drawer.getByRole('listitem').filter({ hasText: missing })).toBeVisible();
});

const refuse = (code: string) =>
  new Rejected(409, 'requirements-unmet', {
    fields: [{ field: 'edits.0.values.employeeIds', code, detail: missing }],
  });

test('who may, is asked whether to plan nevertheless, and can undo it', async () => {
  const api = createApi();
  api.intercept(planning.edit, ({ query }) => {
    if (!query.passRequirements) throw refuse('passable');
  });
  await openItem(api, 'Poort 2');
  await drawer.getByRole('textbox', { name: 'Locatie' }).fill('Poort 3');
  await saveByKey();
  const question = page.getByRole('dialog', { name: 'Voldoet niet aan de eisen' });
  await expect.element(question).toMatchTextContent(missing);
  await expectAccessible();
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(drawer.getByText(missing).last()).toBeVisible();
  await saveByKey();
  await question.getByRole('button', { name: 'Toch plannen' }).click();
  await expect.element(changedMessage).toBeVisible();
  expect(api.received(planning.edit).map(({ query }) => query.passRequirements)).toEqual([
    ...[false, false, true],
  ]);
  await undoOfMessage.click();
  await question.getByRole('button', { name: 'Toch plannen' }).click();
  await expect.element(page.getByText('Ongedaan gemaakt')).toBeVisible();
});

test('who may not, reads why', async () => {
  const api = createApi();
  api.intercept(planning.edit, () => {
    throw refuse('unmet');
  });
  await openItem(api, 'Poort 2');
  await drawer.getByRole('textbox', { name: 'Locatie' }).fill('Poort 3');
  await saveByKey();
  await expect.element(drawer.getByText(missing, { exact: true }).last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Toch plannen' })).not.toBeInTheDocument();
});
