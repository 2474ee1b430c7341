import { projectStatuses } from '@ploegplan/contract/projects/endpoints';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { dragTo } from '../../../../test/drag.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import { busy, done, offer, statusesApi } from '../../../../test/subjects/statuses.ts';

const drawer = page.getByRole('dialog', { name: 'Statussen' });
const form = page.getByRole('dialog', { name: /^Status (toevoegen|wijzigen)$/ });
const rows = drawer.getByRole('listitem');
const names = () =>
  rows.elements().map((row) => row.querySelector('[title]:not(button)')?.textContent);
const gripOf = (name: string) => drawer.getByRole('button', { name: `${name} verplaatsen` });

async function openStatuses(api = statusesApi()) {
  await openApp({ at: '/projecten', api });
  await page.getByRole('button', { name: 'Statussen' }).click();
  await expect.poll(names).toEqual(['Offerte', 'Lopend', 'Opgeleverd']);
  // A drawer takes the focus when it has opened.
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  return api;
}

/** Chooses an action of a status. */
async function choose(status: string, action: string) {
  await drawer.getByRole('button', { name: `Acties voor ${status}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a status is added with a name, a colour and whether it is finished', async () => {
  const api = await openStatuses();
  await expect.element(rows.first()).toMatchTextContent('2 projecten');
  await expect.element(rows.last()).toMatchTextContent('0 projecten · afgerond');
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Status toevoegen' }).click();
  await form.getByLabelText('Naam').fill('Nazorg');
  await form.getByRole('radio', { name: 'Blauw', exact: true }).click({ force: true });
  await form.getByLabelText('Telt als afgerond').click();
  await expectAccessible();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText('Nieuwe status aangemaakt')).toBeVisible();
  await expect.poll(names).toEqual(['Offerte', 'Lopend', 'Opgeleverd', 'Nazorg']);
  expect(api.received(projectStatuses.create)[0]?.body).toMatchObject({
    status: 'Nazorg',
    hue: 260,
    closed: true,
  });
});

test('a status with the name of another is refused at the field', async () => {
  const api = await openStatuses();
  await drawer.getByRole('button', { name: 'Status toevoegen' }).click();
  await form.getByLabelText('Naam').fill(' lopend');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(form).toMatchTextContent('Deze status is er al.');
  expect(api.received(projectStatuses.create)).toEqual([]);
});

test('the drag handle of a status is visible without hovering', async () => {
  await openStatuses();
  await expect.element(gripOf('Opgeleverd')).toHaveStyle({ opacity: '1' });
});

test('a colour names who else has it', async () => {
  await openStatuses();
  await choose('Lopend', 'Wijzigen');
  await form.getByRole('radio', { name: 'Amber, ook van Offerte' }).click({ force: true });
  await expect.element(form.getByText('Amber, ook van Offerte')).toBeVisible();
});

test('a change of a status on an outdated version shows the other change', async () => {
  const api = await openStatuses();
  await drawer.getByRole('button', { name: 'Lopend 1 project' }).click();
  api.reject(projectStatuses.change, 409, 'stale-version', {
    current: { ...busy, status: 'Bezig', version: 2 },
  });
  await form.getByLabelText('Naam').fill('In uitvoering');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('Iemand anders: Bezig');
  await expect.element(form.getByLabelText('Naam')).toHaveValue('In uitvoering');
});

test('a status in use is deleted after its projects got another', async () => {
  const api = await openStatuses();
  await choose('Offerte', 'Verwijderen');
  const question = page.getByRole('dialog', { name: 'Status ‘Offerte’ verwijderen' });
  await expect.element(question).toMatchTextContent('Deze status heeft 2 projecten');
  await expectAccessible();
  await question.getByRole('combobox', { name: 'Nieuwe status voor 2 projecten' }).fill('Opge');
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Status verwijderd')).toBeVisible();
  await expect.poll(names).toEqual(['Lopend', 'Opgeleverd']);
  await expect.element(rows.last()).toMatchTextContent('2 projecten');
  expect(api.received(projectStatuses.remove)[0]).toMatchObject({
    params: { id: offer.id },
    query: { move_to: done.id },
  });
});

test('a status without projects is deleted without a question where they go', async () => {
  const api = await openStatuses();
  const question = page.getByRole('dialog', { name: 'Status ‘Opgeleverd’ verwijderen' });
  await choose('Opgeleverd', 'Verwijderen');
  await cancelQuestion(question);
  await expect.poll(names).toEqual(['Offerte', 'Lopend', 'Opgeleverd']);
  expect(api.received(projectStatuses.remove)).toEqual([]);
  await choose('Opgeleverd', 'Verwijderen');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.poll(names).toEqual(['Offerte', 'Lopend']);
  expect(api.received(projectStatuses.remove)[0]?.query).toEqual({});
});

test('the keyboard lifts, moves and drops a status, and the order is saved once', async () => {
  const api = await openStatuses();
  gripOf('Offerte').element().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  await expect.element(drawer.getByText('Offerte: plaats 3 van 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Status volgorde bijgewerkt')).toBeVisible();
  await expect.poll(names).toEqual(['Lopend', 'Opgeleverd', 'Offerte']);
  await expect.element(gripOf('Offerte')).toHaveFocus();
  expect(api.received(projectStatuses.order).map(({ body }) => body.ids)).toEqual([
    [busy.id, done.id, offer.id],
  ]);
});

test('Escape puts a lifted status back and keeps the drawer open', async () => {
  const api = await openStatuses();
  gripOf('Offerte').element().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
  await expect
    .element(drawer.getByText('Offerte teruggezet op plaats 1 van 3'))
    .toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
  await expect.poll(names).toEqual(['Offerte', 'Lopend', 'Opgeleverd']);
  expect(api.received(projectStatuses.order)).toEqual([]);
});

test('a drag by the grip reorders the statuses, and a failure puts them back', async () => {
  const api = await openStatuses();
  dragTo(gripOf('Opgeleverd').element(), rows.first().element());
  await expect.element(page.getByText('Status volgorde bijgewerkt')).toBeVisible();
  await expect.poll(names).toEqual(['Opgeleverd', 'Offerte', 'Lopend']);
  expect(api.received(projectStatuses.order)).toHaveLength(1);

  // So that the order is not the one that was read again.
  api.hold(projectStatuses.list);
  api.reject(projectStatuses.order, 500, 'internal');
  await choose('Opgeleverd', 'Omlaag');
  await expect.element(page.getByText('Status volgorde bijwerken mislukt')).toBeVisible();
  await expect.poll(names).toEqual(['Opgeleverd', 'Offerte', 'Lopend']);
});
