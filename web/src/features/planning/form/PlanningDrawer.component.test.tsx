import { Client } from '@ploegplan/contract/clients/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { images } from '@ploegplan/contract/images/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import { imageAt } from '../../../../test/subjects/images.ts';
import {
  ann,
  blocks,
  bob,
  changedMessage,
  choose,
  contactPersonLine,
  drawer,
  itemAt,
  lastEdits,
  lastValues,
  listOf,
  openBoard,
  openItem,
  openNew,
  planningApi,
  question,
  saveByKey,
} from '../../../../test/subjects/planning.ts';
import { expectAddress } from '../../../../test/subjects/session.ts';
import { makeAssignments } from '../../../data/planning/test/test-planning-item.ts';

const location = drawer.getByRole('textbox', { name: 'Locatie' });
const people = drawer.getByRole('combobox', { name: 'Werknemers' });
const save = drawer.getByRole('button', { name: 'Opslaan' });

const bakker = sample(Client, { name: 'Bakker' });
const bakkerij = sample(Project, { title: 'Bakkerij', client: bakker.id });

async function confirmRemoval(): Promise<void> {
  await drawer.getByRole('button', { name: 'Verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect
    .element(dialog)
    .toMatchTextContent(
      /Nieuwbouw Bos, Ann de Boer( en Bob Kuipers)? op wo 14 jan\. Weet je zeker dat je deze planning wilt verwijderen\?/,
    );
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
}

test('an item with images leads to them from above its fields', async () => {
  await openItem(planningApi({ items: [{ ...itemAt('Kade 1', ann), imageCount: 2 }] }), 'Kade 1');
  const images = drawer.getByRole('region', { name: /^Afbeeldingen/ });
  await expect.element(images).not.toBeInViewport();
  await drawer.getByRole('button', { name: '2 afbeeldingen' }).click();
  await expect.element(images).toBeInViewport();
});

test('an item of four people names the four', async () => {
  const others = ['Carl Hek', 'Dirk Post'].map((name) => sample(Employee, { name }));
  const four = [ann, bob, ...others];
  await openItem(planningApi({ employees: four, items: [itemAt('Kade 1', ...four)] }), 'Kade 1');
  for (const { name } of four) await expect.element(drawer.getByText(name).first()).toBeVisible();
});

test('the signs of a bar of two days lead to the images of both, and to the hours of the day that has them', async () => {
  const item = { ...itemAt('Kade 1', ann), imageCount: 1 };
  const assignments = item.assignments.map((assignment) => ({ ...assignment, hoursWorked: 8 }));
  const days = [
    { ...item, assignments },
    { ...item, id: sampleId(), date: addDays(item.date, 1) },
  ];
  const api = planningApi({ items: days });
  api.answer(images.list, ({ params: { id } }) => [imageAt('planningitem', id, `${id}.jpg`)]);
  await openBoard({ api, size: 'phone', remembered: { viewMode: 'week' } });
  await page.getByRole('img', { name: '2 afbeeldingen op 2 dagen' }).click();
  for (const { id } of days) {
    await expect.element(drawer.getByRole('button', { name: id })).toBeInViewport();
  }
  await expect.element(drawer).toMatchTextContent(/Deze dag.*Woensdag 14 januari 2026/);
  await drawer.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await page.getByRole('img', { name: '8 uur ingevuld op 1 van 2 dagen' }).click();
  const recorded = drawer.getByRole('region', { name: 'Uren gewerkt' });
  await expect.poll(() => recorded.element().getBoundingClientRect().top).toBeLessThan(100);
  await expect
    .element(recorded)
    .toMatchTextContent(
      /Uren gewerkt wo 14 jan.*Ann de Boer8 uur.*Andere dagen van Ann de Boer.*do 15 jannog niet ingevuld/,
    );
});

test('Ctrl+Enter saves only the changed fields', async () => {
  const api = planningApi({ items: [itemAt('Oud 1', ann)] });
  await openItem(api, 'Oud 1');
  await choose('Werknemers', 'bob');
  await location.fill('Nieuw 2');
  await saveByKey();
  await expect.element(changedMessage).toBeVisible();
  await expect.element(blocks('Nieuw 2')).toHaveLength(2);
  expect(lastEdits(api)).toMatchObject([{ version: 1 }]);
  expect(lastValues(api)).toEqual({ location: 'Nieuw 2', employeeIds: [ann.id, bob.id] });
});

test('Ctrl+Enter saves with focus on a button too', async () => {
  const api = planningApi({ items: [itemAt('Oud 1', ann)] });
  await openItem(api, 'Oud 1');
  await location.fill('Nieuw 2');
  drawer.getByRole('button', { name: 'Annuleren' }).element().focus();
  await saveByKey();
  await expect.element(changedMessage).toBeVisible();
  expect(api.received(planning.edit)).toHaveLength(1);
});

test.each([
  ['Project openen', `/project-details/${bakkerij.id}`],
  ['Klant: Bakker', `/klant-details/${bakker.id}`],
  [ann.name, `/employee-details/${ann.id}`],
])('the link %s leads to its page', async (name, address) => {
  const item = { ...itemAt('Hier', ann), projectId: bakkerij.id };
  await openItem(planningApi({ items: [item], projects: [bakkerij], clients: [bakker] }), 'Hier');
  await drawer.getByRole('link', { name }).click();
  await expectAddress(address);
});

test('a create that fails while nothing can be read keeps the input and the board, without the item; a retry creates it once', async () => {
  const api = planningApi();
  await openNew({ api });
  await choose('Project', 'bos');
  await choose('Werknemers', 'ann');
  await location.fill('Boslaan 9');

  const outages = [api.disconnect(planning.edit), api.disconnect(planning.list)];
  const reads = api.received(planning.list).length;
  await saveByKey();
  await expect.element(drawer.getByRole('alert')).toMatchTextContent('Geen verbinding');
  // Of the week and those beside it, each tried three times.
  await expect.poll(() => api.received(planning.list).length).toBe(reads + 9);
  await expect.element(page.getByRole('rowheader', { name: 'Ann' })).toBeVisible();
  await expect.element(location).toHaveValue('Boslaan 9');
  await expect.element(blocks('Boslaan 9')).toHaveLength(0);
  for (const { reconnect } of outages) reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(drawer.getByRole('alert')).not.toBeInTheDocument();
  await saveByKey();
  await expect.element(page.getByText(/ ingepland op /)).toBeVisible();
  await expect.element(blocks('Boslaan 9')).toHaveLength(1);
  const [first, second] = api.received(planning.edit);
  expect(second?.body.edits[0]?.id).toBe(first?.body.edits[0]?.id);
});

describe('deleting', () => {
  test('asks for confirmation and removes the item from the board', async () => {
    const api = planningApi({ items: [itemAt('Weg ermee', ann)] });
    await openItem(api, 'Weg ermee');
    await drawer.getByRole('button', { name: 'Verwijderen' }).click();
    await cancelQuestion(page.getByRole('dialog', { name: 'Verwijderen' }));
    await expect.element(save).toBeEnabled();
    expect(api.received(planning.edit)).toEqual([]);
    await confirmRemoval();
    await expect.element(page.getByText(/^Planning van .* verwijderd$/)).toBeVisible();
    await expect.element(blocks('Weg ermee')).toHaveLength(0);
    expect(lastEdits(api)).toMatchObject([{ kind: 'remove' }]);
  });

  test('disables saving while the request is pending', async () => {
    const api = planningApi({ items: [itemAt('Oud 1', ann)] });
    await openItem(api, 'Oud 1');
    await location.fill('Nooit 3');
    const removal = api.hold(planning.edit);
    await confirmRemoval();
    await expect.element(save).toBeDisabled();
    location.element().focus();
    await saveByKey();
    removal.release();
    await expect.element(page.getByText(/^Planning van .* verwijderd$/)).toBeVisible();
    expect(api.received(planning.edit)).toHaveLength(1);
  });

  test('is not asked for when hours are known to be recorded', async () => {
    const item = itemAt('Hier', ann, bob);
    const [first, second] = makeAssignments(ann.id, bob.id);
    if (!first || !second) throw new Error('Two are on the item');
    item.assignments = [{ ...first, hoursWorked: 7.75 }, second];
    await openItem(planningApi({ items: [item] }), 'Hier');
    await drawer.getByRole('button', { name: 'Verwijderen' }).click();
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent('Ann de Boer heeft al uren of notities ingevuld.');
    expect(page.getByRole('dialog', { name: 'Verwijderen' }).query()).toBeNull();
  });

  test('is rejected with the names of employees with recorded hours, and shows those hours', async () => {
    const item = itemAt('Hier', ann, bob);
    const api = planningApi({ items: [item] });
    await openItem(api, 'Hier');
    const recorded = { employeeId: ann.id, hoursWorked: 7.75, notes: 'Klaar' };
    const now = { ...item, assignments: [recorded, ...makeAssignments(bob.id)] };
    api.answer(planning.list, listOf(now));
    api.answer(planning.get, now);
    api.reject(planning.edit, 409, 'hours-recorded', {
      fields: [{ field: 'edits.0', code: 'hours-recorded', detail: item.id }],
    });
    await confirmRemoval();
    await expect
      .element(drawer.getByRole('alert'))
      .toMatchTextContent(
        'Verwijderen kan niet meer. Ann de Boer heeft al uren of notities ingevuld.',
      );
    await expect.element(drawer.getByText('7,75 uur')).toBeVisible();
    await expect.element(drawer.getByText('Klaar')).toBeVisible();
  });
});

test('removing an employee with recorded hours is rejected with a field error and the name', async () => {
  const api = planningApi({ items: [itemAt('Hier', ann, bob)] });
  await openItem(api, 'Hier');
  people.element().focus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await choose('Werknemers', 'bob');
  const fields = [{ field: 'edits.0.values.employeeIds', code: 'hours-recorded', detail: ann.id }];
  api.reject(planning.edit, 409, 'hours-recorded', { fields });
  await saveByKey();
  await expect
    .element(people)
    .toHaveAccessibleDescription(/Ann de Boer heeft al uren of notities ingevuld/);
  await expect.element(people).toHaveFocus();
});

test('Escape and Annuleren ask for confirmation before discarding unsaved changes', async () => {
  await openNew({ api: planningApi() });
  await location.fill('Half');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Verder invullen' }).click();
  await expect.element(location).toHaveValue('Half');
  await drawer.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

describe('selecting employees by keyboard', () => {
  const cas = sample(Employee, { name: 'Cas Visser' });

  test('Enter selects the match and clears the search; without a match it does not submit', async () => {
    const api = planningApi({ employees: [ann, bob, cas], items: [itemAt('Oud 1', ann)] });
    await openItem(api, 'Oud 1');
    await people.click();
    await userEvent.keyboard('kuipers b{Enter}');
    await expect.element(drawer.getByText('Bob Kuipers')).toBeVisible();
    await expect.element(people).toHaveValue('');
    await userEvent.keyboard('zz');
    await expect.element(page.getByText('Niemand gevonden')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(people).toHaveValue('zz');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await saveByKey();
    await expect.element(changedMessage).toBeVisible();
    expect(lastValues(api)).toEqual({ employeeIds: [ann.id, bob.id] });
  });
});

describe('the contact person', () => {
  const contact = drawer.getByRole('group', { name: 'Contactpersoon' });
  const part = (name: string) => contact.getByRole('textbox', { name });
  const unfold = () => contactPersonLine.click();

  test('shows client and server validation messages at each invalid field', async () => {
    const api = planningApi({ items: [itemAt('Oud 1', ann)] });
    await openItem(api, 'Oud 1');
    await unfold();
    await part('Naam').fill('Uitvoerder Voorbeeld');
    await part('Telefoon').fill('0'.repeat(limits.name + 1));
    await saveByKey();
    await expect
      .element(part('Telefoon'))
      .toHaveAccessibleDescription(`Dit is te lang: hooguit ${limits.name} tekens`);
    await expect.element(part('Telefoon')).toHaveFocus();
    await expectAccessible();

    await part('Telefoon').fill('06');
    await part('E-mail').fill('uitvoerder');
    const fields = ['phonenumber', 'email'].map((name) => ({
      field: `edits.0.values.contactPerson.${name}`,
      code: 'invalid_format',
    }));
    api.reject(planning.edit, 400, 'validation', { fields });
    await saveByKey();
    for (const name of ['Telefoon', 'E-mail']) {
      await expect.element(part(name)).toHaveAccessibleDescription('Dit is niet goed ingevuld');
    }
    await expect.element(part('Telefoon')).toHaveFocus();
    await expect.element(part('Naam')).toHaveValue('Uitvoerder Voorbeeld');
  });

  test('is folded to a line that names it, and opens by itself at an error', async () => {
    await openItem(planningApi({ items: [itemAt('Oud 1', ann)] }), 'Oud 1');
    await expect.element(drawer.getByText('Geen', { exact: true })).toBeVisible();
    await unfold();
    await part('Naam').fill('0'.repeat(limits.name + 1));
    await unfold();
    await expect.element(drawer.getByText(/^0+$/)).toBeVisible();
    await saveByKey();
    await expect.element(part('Naam')).toHaveFocus();
  });

  test('opens in view on a phone, where no field has the focus, because the keyboard would cover the form', async () => {
    await openItem(planningApi({ items: [itemAt('Oud 1', ann)] }), 'Oud 1', { size: 'phone' });
    await expect.element(drawer.getByRole('button', { name: 'Sluiten' })).toHaveFocus();
    await unfold();
    await expect.element(drawer.getByText('E-mail', { exact: true }).last()).toBeInViewport();
  });

  test('is sent with its visibility for employees', async () => {
    const api = planningApi({ items: [itemAt('Oud 1', ann)] });
    await openItem(api, 'Oud 1');
    await unfold();
    await part('Naam').fill('Uitvoerder Voorbeeld');
    await part('Telefoon').fill('06 12 34 56 78');
    await part('E-mail').fill('uitvoerder@example.nl');
    await contact.getByRole('checkbox', { name: 'Naam zichtbaar' }).click();
    await saveByKey();
    await expect.element(changedMessage).toBeVisible();
    expect(lastValues(api).contactPerson).toEqual({
      name: 'Uitvoerder Voorbeeld',
      phonenumber: '06 12 34 56 78',
      email: 'uitvoerder@example.nl',
      showName: true,
      showPhonenumber: false,
      showEmail: false,
    });
  });
});
