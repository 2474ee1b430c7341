import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningHistoryEntry, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected } from '../../../../test/api.ts';
import { openApp, type sizes } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { layOutForPaper } from '../../../../test/paper.ts';
import { contactPerson } from '../../../../test/subjects/employee-planning.ts';
import { imageAt } from '../../../../test/subjects/images.ts';
import { ann, bob, bos, itemAt, planningApi } from '../../../../test/subjects/planning.ts';

const item: PlanningItem = {
  ...itemAt('Kade 1', ann, bob),
  startTime: '07:00:00',
  endTime: '16:00:00',
  description: 'Kozijnen stellen',
  contactPerson,
};
const [mine, bobs] = item.assignments;
const recorded: PlanningItem = {
  ...item,
  assignments: [
    { employeeId: mine?.employeeId ?? '', hoursWorked: 7.5, notes: 'Kraan gebruikt' },
    { employeeId: bobs?.employeeId ?? '', hoursWorked: null, notes: '' },
  ],
};
const changes: PlanningHistoryEntry[] = [
  {
    at: '2026-01-14T15:00:00.000Z',
    by: 'Ann de Boer',
    action: 'changed',
    fields: [{ field: 'hoursWorked', employeeId: ann.id, from: null, to: 7.5 }],
  },
  {
    at: '2026-01-12T09:00:00.000Z',
    by: 'Kantoor',
    action: 'changed',
    fields: [{ field: 'date', from: '2026-01-15', to: '2026-01-14' }],
    notices: [{ employeeId: bob.id, days: 2, limit: 4, isOnCall: true }],
  },
  { at: '2026-01-12T08:00:00.000Z', by: 'Kantoor', action: 'created', fields: [] },
];

function open(size: keyof typeof sizes = 'office') {
  const api = planningApi({
    items: [recorded],
    employees: [ann, { ...bob, jobTitle: 'Voorman' }],
  });
  api.answer(planning.history, changes);
  api.answer(images.list, [imageAt('planningitem', item.id, 'gevel.jpg')]);
  return openApp({ at: `/planning-details/${item.id}`, api, size }).then(() => api);
}

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'the office sees the work, hours and notes of each, photos and history of an item (%s)',
  async (size) => {
    await open(size);
    await expect.element(page.getByRole('heading', { name: 'Nieuwbouw Bos' })).toBeVisible();
    const head = page.getByRole('region', { name: 'In het kort' });
    await expect.element(head).toMatchTextContent('woensdag 14 januari 2026');
    await expect.element(head).toMatchTextContent('07:00 – 16:00');
    await expect.element(head.getByRole('link', { name: 'Project bekijken' })).toBeVisible();
    const toPlace = head.getByRole('link', { name: 'Kade 1' });
    await expect.element(toPlace).toHaveAttribute('href', expect.stringContaining('destination='));
    const facts = page.getByRole('region', { name: 'Gegevens' });
    await expect.element(facts).toMatchTextContent('Kozijnen stellen');
    await expect
      .element(facts)
      .toMatchTextContent(/ContactpersoonUitvoerder Voorbeeld06 12 34 56 78uitvoerder@example\.nl/);
    expect(head.getByText('Bob Kuipers').elements()).toEqual([]);
    const people = page.getByRole('region', { name: 'Werknemers (2)' });
    await expect.element(people).toMatchTextContent('7,5 uur');
    await expect.element(people).toMatchTextContent('Voorman');
    await expect.element(people).toMatchTextContent('Kraan gebruikt');
    await expect.element(people).toMatchTextContent('nog niet ingevuld');
    await expect.element(page.getByRole('button', { name: 'gevel.jpg' })).toBeVisible();
    const history = page.getByRole('region', { name: 'Geschiedenis' });
    await expect.element(history).toMatchTextContent('Ann de Boer: leeg → 7,5 uur');
    await expect
      .element(history)
      .toMatchTextContent('Bob Kuipers: 2 dagen vooraf gewijzigd; oproeptermijn is 4 dagen');
    await expectAccessible();
  },
);

test('an item is changed on its page', async () => {
  const api = await open();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Planning wijzigen' });
  // What opens takes the focus, also from a field that already has it.
  await expect.poll(() => drawer.element().contains(document.activeElement)).toBe(true);
  await drawer.getByRole('textbox', { name: 'Locatie' }).fill('Kade 2');
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Kade 2' })).toBeVisible();
  expect(api.received(planning.edit)).toHaveLength(1);
});

test('an item prints as a work order, with room for times and signatures', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'Nieuwbouw Bos' })).toBeVisible();
  await layOutForPaper();
  const title = page.getByRole('heading', { level: 1, name: 'Werkbon Nieuwbouw Bos' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(/^Afgedrukt op \S+ \d+ \S+ \d{4}$/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Bob Kuipers' })).toBeVisible();
  const levels = page
    .getByRole('heading')
    .elements()
    .map(({ tagName }) => tagName);
  expect(levels).toEqual(['H1', 'H2', 'H2', 'H2', 'H3', 'H3']);
  const remarks = page.getByRole('region', { name: /opmerkingen$/ });
  await expect.element(remarks).toMatchTextContent('Ann de Boer: Kraan gebruikt');
  expect(page.getByText('Handtekening').elements()).toHaveLength(2);
  expect(page.getByRole('link').elements()).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'Geschiedenis' })).not.toBeInTheDocument();
});

test('a location that only describes the spot leaves the address of the project, on the page and on the work order', async () => {
  const described = itemAt('Via de binnenplaats', ann);
  const api = planningApi({
    items: [described],
    projects: [{ ...bos, location: 'Boslaan 1, Gouda' }],
  });
  api.answer(planning.history, []);
  api.answer(images.list, []);
  await openApp({ at: `/planning-details/${described.id}`, api });
  const head = page.getByRole('region', { name: 'In het kort' });
  await expect.element(head.getByRole('link', { name: 'Boslaan 1, Gouda' })).toBeVisible();
  await expect.element(head.getByText('Via de binnenplaats')).toBeVisible();
  await layOutForPaper();
  const work = page.getByRole('region', { name: 'Werk', exact: true });
  await expect.element(work).toMatchTextContent('Via de binnenplaatsBoslaan 1, Gouda');
});

test('the days of a range say which one is open, with what each has and the photos of all', async () => {
  const rangeId = sampleId();
  const days = ['2026-01-13', '2026-01-14', '2026-01-15'].map((date) => ({
    ...itemAt('Kade 1', ann),
    date,
    rangeId,
  }));
  const [tuesday, today] = days;
  const api = planningApi({ items: days });
  api.answer(planning.history, []);
  api.answer(images.list, [
    imageAt('planningitem', tuesday?.id ?? '', 'dinsdag.jpg', { planningDate: '2026-01-13' }),
    imageAt('planningitem', today?.id ?? '', 'gevel.jpg', { planningDate: '2026-01-14' }),
  ]);
  await openApp({ at: `/planning-details/${today?.id}`, api });
  const photos = page.getByRole('region', { name: 'Afbeeldingen (2)' });
  await expect
    .element(photos)
    .toMatchTextContent(/Deze dag.*gevel\.jpg.*Dinsdag 13 januari 2026.*dinsdag\.jpg/);
  await expect.element(photos.getByText('Toevoegen aan', { exact: true })).toBeVisible();
  await photos.getByRole('button', { name: 'dinsdag.jpg' }).click();
  const viewer = page.getByRole('dialog', { name: 'dinsdag.jpg' });
  await expect.element(viewer).toMatchTextContent(/di 13 jan.*2 van 2/);
  await expect
    .element(viewer.getByRole('link', { name: 'Downloaden' }))
    .toHaveAttribute('href', expect.stringContaining(tuesday?.id ?? ''));
  await viewer.getByRole('button', { name: 'Vorige' }).click();
  await expect.element(page.getByRole('dialog', { name: 'gevel.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten', exact: true }).click();
  const range = page.getByRole('region', { name: 'Loopt over 3 dagen' });
  await expect
    .element(range.getByRole('link', { name: /wo 14 jan/ }))
    .toHaveAttribute('aria-current');
  const steps = page.getByRole('navigation', { name: 'Dagen' });
  await expect.element(steps).toMatchTextContent('Dag 2 van 3');
  await steps.getByRole('link', { name: 'do 15 jan' }).click();
  await expect.element(steps).toMatchTextContent('Dag 3 van 3');
  await expectAccessible();
});

test('an id that does not exist says so, and offers nothing to save', async () => {
  const api = planningApi();
  const unknown = new Rejected(404, 'not-found');
  api.answer(planning.get, () => {
    throw unknown;
  });
  api.answer(planning.history, () => {
    throw unknown;
  });
  api.answer(images.list, () => {
    throw unknown;
  });
  await openApp({ at: `/planning-details/${sampleId()}`, api });
  await expect.element(page.getByText('Dit bestaat niet (meer)')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Wijzigen' })).not.toBeInTheDocument();
});
