import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { Client } from '@ploegplan/contract/clients/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import * as board from '../../../../test/subjects/planning.ts';

const project = board.drawer.getByRole('combobox', { name: 'Project' });
const options = page.getByRole('option');

const bakker = sample(Client, { name: 'Bakker', location: 'Gouda' });
const named = (title: string, properties: Partial<Project> = {}) =>
  sample(Project, { title, ...properties });
const several = [
  board.bos,
  named('Renovatie stadskantoor', { client: bakker.id }),
  named('Oud', { deleted: true }),
];

test('shows what tells options apart, searches it too and offers nothing deleted', async () => {
  await board.openNew({ api: board.planningApi({ projects: several, clients: [bakker] }) });
  await project.click();
  await expect.element(options).toHaveLength(2);
  await expect.element(options.nth(1)).toMatchTextContent('Renovatie stadskantoor Bakker · Gouda');
  await expectAccessible();
  await project.fill('gouda');
  await userEvent.keyboard('{Enter}');
  await expect.element(project).toHaveValue('Renovatie stadskantoor');
});

test('typing replaces the text that stands there, and Enter takes the first match', async () => {
  const api = board.planningApi({ projects: several, items: [board.itemAt('Hier', board.ann)] });
  await board.openItem(api, 'Hier');
  await project.click();
  await userEvent.keyboard('renov');
  await expect.element(project).toHaveValue('renov');
  // Not the option to add it: arrow down would lead to it.
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(project).toHaveValue('Renovatie stadskantoor');
});

test('Enter in the same moment as the last letter takes the first match too', async () => {
  const api = board.planningApi({ projects: several, items: [board.itemAt('Hier', board.ann)] });
  await board.openItem(api, 'Hier');
  const input = project.element();
  // Takes the focus with its text selected, its options closed.
  input.focus();
  // In one task, so that no timer of the list runs in between.
  document.execCommand('insertText', false, 'renov');
  await Promise.resolve();
  const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', enter));
  await expect.element(project).toHaveValue('Renovatie stadskantoor');
});

test('an unknown text is added by Enter, as the only option; leaving without it restores the choice', async () => {
  const api = board.planningApi({ items: [board.itemAt('Hier', board.ann)] });
  await board.openItem(api, 'Hier');
  const add = page.getByRole('option', { name: 'Project ‘Maan’ toevoegen' });
  await project.fill('Maan');
  await expect.element(page.getByRole('option', { name: 'Niets gevonden' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(project).toHaveValue(board.bos.title);
  expect(api.received(projects.create)).toEqual([]);
  await project.fill('Maan');
  await expect.element(add).toHaveAttribute('data-combobox-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(project).toHaveValue('Maan');
  await expect.poll(() => api.received(projects.create)[0]?.body.title).toBe('Maan');
  // Left at the end of the test, the form would delete it in the next one.
  api.answer(projects.remove, undefined);
  await board.drawer.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect.element(page.getByText('Project verwijderd')).toBeVisible();
});

describe('a project that was added by its name alone', () => {
  const openWithNew = async () => {
    const api = board.planningApi({ items: [board.itemAt('Hier', board.ann)] });
    api.answer(projects.remove, undefined);
    await board.openItem(api, 'Hier');
    await project.fill('Maan');
    await expect
      .element(page.getByRole('option', { name: 'Project ‘Maan’ toevoegen' }))
      .toHaveAttribute('data-combobox-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(project).toHaveValue('Maan');
    const removed = () => api.received(projects.remove).map(({ params }) => params.id);
    await expect.poll(() => api.received(projects.create)).toHaveLength(1);
    const id = api.received(projects.create)[0]?.body.id;
    return { removed, id };
  };

  test('is taken back by its message, which empties the field', async () => {
    const { removed, id } = await openWithNew();
    // The form of the test before was left, which deletes what it added, with a message of its own.
    const message = page.getByText('Nieuw project aangemaakt');
    await expect.element(message).toBeVisible();
    const root = message.element().closest('.mantine-Notification-root') ?? document.body;
    await page.elementLocator(root).getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(removed).toEqual([id]);
    await expect.element(project).toHaveValue('');
  });

  test('is taken back once when the form is left without saving', async () => {
    const { removed, id } = await openWithNew();
    await board.drawer.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await expect.element(board.drawer).not.toBeInTheDocument();
    await expect.poll(removed).toEqual([id]);
  });

  test('stays when the form is saved', async () => {
    const { removed } = await openWithNew();
    await board.saveByKey();
    await expect.element(board.drawer).not.toBeInTheDocument();
    expect(removed()).toEqual([]);
  });
});

test('a long list is searched rather than scrolled', async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ...board.bos,
    id: `${board.bos.id.slice(0, -4)}${1_000 + at}`,
    title: `Werk ${at}`,
  }));
  await board.openNew({ api: board.planningApi({ projects: many }) });
  await project.click();
  await expect.element(options).toHaveLength(51);
  await expect.element(options.last()).toMatchTextContent('Nog 4.950: typ om te zoeken');
  await userEvent.keyboard('4999{Enter}');
  await expect.element(project).toHaveValue('Werk 4999');
});

test('people show whether they are free, planned or absent on the chosen day', async () => {
  const api = board.planningApi({ items: [board.itemAt('Hier', board.ann)] });
  const day = { firstDay: board.wednesday, lastDay: board.wednesday, hoursPerDay: null };
  api.answer(absences.list, [
    sample(Absence, { employeeId: board.bob.id, kindName: 'Ziek', ...day }),
  ]);
  await board.openNew({ api, remembered: { selectedDate: board.wednesday } });
  await board.drawer.getByRole('combobox', { name: 'Werknemers' }).click();
  await expect
    .element(options.nth(0))
    .toMatchTextContent(/^Ann de Boer Ingepland: .*Nieuwbouw Bos$/);
  await expect.element(options.nth(1)).toMatchTextContent('Bob Kuipers Afwezig: Ziek');
  await board.drawer.getByRole('textbox', { name: 'Datum' }).fill('15-01-2026');
  await board.drawer.getByRole('combobox', { name: 'Werknemers' }).click();
  await expect.element(options.nth(0)).toMatchTextContent('Ann de Boer Vrij');
});

test('free people come first, because Enter takes the first', async () => {
  const api = board.planningApi({ items: [board.itemAt('Hier', board.ann)] });
  await board.openNew({ api, remembered: { selectedDate: board.wednesday } });
  await board.drawer.getByRole('combobox', { name: 'Werknemers' }).click();
  await expect.element(options.nth(0)).toMatchTextContent('Bob Kuipers Vrij');
  await expect.element(options.nth(1)).toMatchTextContent('Ann de Boer Ingepland');
});

/** How much of the line through its middle hits it. */
function hitHeight(element: Element): number {
  const { left, width, top, height } = element.getBoundingClientRect();
  const isHit = (y: number) => {
    const hit = document.elementFromPoint(left + width / 2, y);
    return hit?.closest('button, .mantine-Switch-root, fieldset > label') === element;
  };
  const middle = Math.round(top + height / 2);
  return Array.from({ length: 80 }, (_, at) => middle - 40 + at).filter(isHit).length;
}

test('on a phone a switch and the cross of a chosen person are as large as a thumb', async () => {
  const api = board.planningApi({ items: [board.itemAt('Hier', board.ann)] });
  await board.openItem(api, 'Hier', { size: 'phone' });
  const cross = board.drawer.getByRole('combobox', { name: 'Werknemers' }).element();
  const pills = cross.closest('.mantine-MultiSelect-wrapper')?.querySelectorAll('button') ?? [];
  expect(pills).toHaveLength(1);
  for (const pill of pills) expect(hitHeight(pill)).toBeGreaterThanOrEqual(48);
  await board.contactPersonLine.click();
  await expect.element(board.drawer.getByRole('checkbox')).toHaveLength(3);
  const switches = [
    board.drawer.getByRole('switch').element().closest('.mantine-Switch-root'),
    ...board.drawer
      .getByRole('checkbox')
      .elements()
      .map((entry) => entry.closest('label')),
  ];
  for (const root of switches) {
    root?.scrollIntoView({ block: 'center' });
    expect(root && hitHeight(root)).toBeGreaterThanOrEqual(48);
  }
});

test('on a phone the options have sufficient target size', async () => {
  await board.openNew({ api: board.planningApi(), size: 'phone' });
  await project.click();
  await expect.element(options.first()).toBeVisible();
  expect(options.first().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});
