import { clients } from '@ploegplan/contract/clients/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { notes } from '@ploegplan/contract/notes/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import {
  Project,
  ProjectStatus,
  ProjectStatusMutation,
} from '@ploegplan/contract/projects/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { RecordHistoryEntry, Work, WorkItem } from '@ploegplan/contract/work/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { makeClient } from '../../../test/lists.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import { documentOf } from '../../../test/subjects/documents.ts';
import { imageAt } from '../../../test/subjects/images.ts';
import { makeNote } from '../../../test/subjects/notes.ts';
import { ann, bob, itemAt, planningApi } from '../../../test/subjects/planning.ts';
import { toListedItem } from '../../data/planning/test/test-planning-item.ts';

const client = makeClient('Bouwcombinatie');
const busy = sample(ProjectStatus, { status: 'Lopend', index: 1, hue: 200 });
const done = sample(ProjectStatus, { status: 'Gereed', index: 2, closed: true });
const kade = sample(Project, {
  title: 'Kade',
  number: '2026-004',
  client: client.id,
  status: busy.id,
  plannedHours: 100,
});
const day = addDays(getToday(), 3);
const comingDay = sample(WorkItem, {
  date: day,
  startTime: '07:00:00',
  endTime: '16:00:00',
  description: 'Damwand',
  employeeIds: [ann.id, bob.id],
});

function withKade(work: Partial<Work> = {}): TestApi {
  const api = planningApi({ projects: [kade], clients: [client] });
  api.answer(clients.list, [client]);
  api.answer(projectStatuses.list, [busy, done]);
  api.answer(projects.details, kade);
  api.answer(
    projects.work,
    sample(Work, {
      planned: 90,
      recorded: 120.5,
      due: 90,
      periods: [{ start: '2026-01-05', planned: 90, recorded: 120.5, due: 90 }],
      people: [
        {
          employeeId: ann.id,
          planned: 45,
          recorded: 60,
          days: 5,
          firstDay: '2026-01-05',
          lastDay: '2026-01-09',
        },
      ],
      upcoming: [comingDay],
      upcomingCount: 1,
      ...work,
    }),
  );
  api.answer(projects.history, [
    sample(RecordHistoryEntry, {
      action: 'changed',
      by: 'Ann de Boer',
      fields: [
        { field: 'number', from: '', to: '2026-004' },
        { field: 'image', from: null, to: 'gevel.jpg' },
      ],
    }),
  ]);
  api.answer(projectStatusMutations.list, [
    sample(ProjectStatusMutation, {
      id: sampleId(),
      from: '',
      to: 'Lopend',
      by: 'Bob Kuipers',
      remark: 'Akkoord ontvangen',
    }),
  ]);
  return api;
}

const at = `/project-details/${kade.id}`;
const card = (name: string | RegExp) => page.getByRole('region', { name });

test.each(['office', 'phone'] as const)(
  'the page of a project shows planning, hours, people, status and history (%s)',
  async (size) => {
    await openApp({ at, api: withKade(), size });
    await expect
      .element(card('Komende planning (1)'))
      .toMatchTextContent(/Ann de Boer, Bob Kuipers/);
    await expect.element(card('Komende planning (1)')).toMatchTextContent('07:00 – 16:00');
    await expect.element(card('Uren')).toMatchTextContent('120,5 uur');
    await expect.element(card('Uren')).toMatchTextContent('20,5 uur meer dan begroot');
    await expect
      .element(card('Uren').getByRole('row').last())
      .toMatchTextContent('week 2, 202690120,5+30,5');
    await expect.element(card('Wie werkt er (1)')).toMatchTextContent('60 van 45 uur5 dagen · ');
    await expect.element(card('Statuswijzigingen')).toMatchTextContent('Akkoord ontvangen');
    await expect.element(card(/^Gegevens$/)).toMatchTextContent(/Bouwcombinatie.*Lopend/);
    await expect
      .element(card('Geschiedenis'))
      .toMatchTextContent('Nummer: leeg → 2026-004Afbeelding gevel.jpg toegevoegd');
    await expectAccessible();
  },
);

test('a week of the hours leads to those of the project', async () => {
  await openApp({ at, api: withKade() });
  const link = card('Uren').getByRole('link', { name: /week 2/ });
  await expect.element(link).toBeVisible();
  const { searchParams } = new URL(link.element().getAttribute('href') ?? '', location.href);
  expect(Object.fromEntries(searchParams)).toEqual({ datum: '2026-01-05', werk: kade.title });
});

test('its register of days is found by its name', async () => {
  const { router } = await openApp({ at, api: withKade() });
  await page.getByRole('button', { name: 'Mandagenregister' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/hoursmanagement');
});

test('a tenant without hours sees the planned hours only', async () => {
  await openApp({ at, api: withKade(), tenant: { hiddenParts: ['hours'] } });
  await expect.element(card('Uren')).toMatchTextContent('90 uur');
  await expect.element(page.getByText('Ingevuld')).not.toBeInTheDocument();
  await expect.element(card('Uren').getByRole('link')).not.toBeInTheDocument();
});

test('an unknown project is told by the page alone', async () => {
  const api = withKade();
  api.reject(projects.details, 404, 'not-found');
  await openApp({ at, api });
  await expect.element(page.getByText('Dit bestaat niet (meer)')).toBeVisible();
  expect(notificationRegion().textContent).toBe('');
});

test('a planned day leads to its item', async () => {
  await openApp({ at, api: withKade() });
  await card('Komende planning (1)').getByRole('link').click();
  await expect.poll(() => location.pathname).toMatch(/^\/planning-details\//);
});

/** The headings of the cards from top to bottom, once all of them are there. */
async function cardsInOrder() {
  await expect.element(card(/^Afbeeldingen/)).toBeVisible();
  await expect.element(card(/^Notities/)).toBeVisible();
  await expect.element(card(/^Documenten/)).toBeVisible();
  const shown = page.getByRole('main').getByRole('region').elements();
  return shown
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((entry) => entry.querySelector('h2')?.textContent);
}

test('on a phone the facts of the site come first, then planning and hours, images, documents and notes, and the rest', async () => {
  const api = withKade();
  api.answer(images.search, [imageAt('project', kade.id, 'gevel.jpg')]);
  api.answer(documents.list, [documentOf('Tekening', { projectId: kade.id })]);
  api.answer(notes.list, [makeNote({ project: kade.id })]);
  await openApp({ at, api, size: 'phone' });
  expect(await cardsInOrder()).toEqual([
    'Gegevens',
    'Komende planning (1)',
    'Uren',
    'Afbeeldingen (1)',
    'Documenten (1)',
    'Notities (1)',
    'Wie werkt er (1)',
    'Meer gegevens',
    'Statuswijzigingen',
    'Geschiedenis',
  ]);
});

test('on a phone images, documents and notes that are not there come after the planned days and people', async () => {
  await openApp({ at, api: withKade(), size: 'phone' });
  await expect.element(card('Meer gegevens')).toMatchTextContent('2026-004');
  expect(await cardsInOrder()).toEqual([
    'Gegevens',
    'Komende planning (1)',
    'Uren',
    'Wie werkt er (1)',
    'Afbeeldingen',
    'Meer gegevens',
    'Documenten',
    'Notities',
    'Statuswijzigingen',
    'Geschiedenis',
  ]);
});

test('at the office documents and notes stand in the narrow column, below the data', async () => {
  await openApp({ at, api: withKade() });
  const data = card('Gegevens');
  await expect.element(card('Notities')).toBeVisible();
  await expect.element(card('Documenten')).toBeVisible();
  const place = (one: typeof data) => one.element().getBoundingClientRect();
  for (const own of [card('Documenten'), card('Notities')]) {
    expect(place(own).left).toBe(place(data).left);
  }
  expect(place(card('Documenten')).top).toBeLessThan(place(card('Notities')).top);
  expect(place(data).left).toBeGreaterThan(place(card('Uren')).right);
});

test.each(['office', 'phone'] as const)(
  'a title of more than 36 characters stands whole among the data that comes first (%s)',
  async (size) => {
    const long = 'Renovatie van de kade en de loodsen 5';
    const api = withKade();
    api.answer(projects.details, { ...kade, title: long });
    await openApp({ at, api, size });
    await expect.element(card(/^Gegevens$/)).toMatchTextContent(long);
  },
);

test('a title of 36 characters stands above the page alone', async () => {
  const title = 'Renovatie van de kade en de loodsen.';
  const api = withKade();
  api.answer(projects.details, { ...kade, title });
  await openApp({ at, api });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(card(/^Gegevens$/)).toMatchTextContent('Bouwcombinatie');
  await expect.element(card(/^Gegevens$/)).not.toMatchTextContent(title);
});

test.each([projects.work, projects.history, employees.list])(
  'the page of a project appears at once when everything of it is there: $path',
  async (late) => {
    const api = withKade();
    const { release } = api.hold(late);
    await openApp({ at, api });
    await expect.element(page.getByRole('heading', { name: 'Kade' })).toBeVisible();
    await expect.element(page.getByRole('status', { name: 'Bezig met laden' })).toBeVisible();
    expect(page.getByRole('main').getByRole('region').elements()).toEqual([]);
    release();
    await expect.element(card('Komende planning (1)')).toMatchTextContent('Ann de Boer');
    await expect.element(card('Geschiedenis')).toBeVisible();
  },
);

test('a project without planning offers once to plan it', async () => {
  const none = { upcoming: [], upcomingCount: 0, past: [], pastCount: 0, periods: [], people: [] };
  await openApp({ at, api: withKade(none) });
  await expect.element(card('Planning')).toMatchTextContent('Er is nog niets ingepland');
  await page.getByRole('button', { name: 'Inplannen' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Inplannen' })).toBeVisible();
  expect(location.pathname).toBe('/planning');
});

test('the status is changed with a remark', async () => {
  const api = withKade();
  api.answer(projectStatusMutations.create, ({ body }) =>
    sample(ProjectStatusMutation, { id: body.id ?? sampleId(), project: body.project }),
  );
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Status wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Status wijzigen' });
  // In the order of the statuses, whichever is chosen.
  await form.getByRole('combobox', { name: 'Status' }).click();
  const offered = form.getByRole('option').elements();
  expect(offered.map((entry) => entry.textContent)).toEqual([busy.status, done.status]);
  await form.getByRole('combobox', { name: 'Status' }).fill('gereed');
  await form.getByRole('option', { name: 'Gereed' }).click();
  await form.getByLabelText('Opmerking').fill('Opgeleverd');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(projectStatusMutations.create)[0]?.body).toMatchObject({
    project: kade.id,
    status: done.id,
    remark: 'Opgeleverd',
  });
  await expect.element(page.getByText('Project bijgewerkt')).toBeVisible();
  expect(notificationRegion().textContent).toContain('Kade staat nu op Gereed');
});

test('a status form that is saved as it was opened adds no line to the history', async () => {
  const api = withKade();
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Status wijzigen' }).click();
  const form = page.getByRole('dialog', { name: 'Status wijzigen' });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(projectStatusMutations.create)).toEqual([]);
});

test('a date before the start and a text instead of hours are field errors', async () => {
  await openApp({ at, api: withKade() });
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Project wijzigen' });
  await form.getByLabelText('Begin', { exact: true }).fill('2026-02-10');
  await form.getByLabelText('Verwacht einde', { exact: true }).fill('2026-02-09');
  const hours = form.getByLabelText('Begrote uren');
  await expect.element(hours).toHaveAccessibleDescription('Van iedereen samen.');
  await hours.fill('veel');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form.getByText('Het einde ligt vóór het begin')).toBeVisible();
  // The error takes the place of the help.
  await expect.element(hours).toHaveAccessibleDescription('Vul een getal in, bijvoorbeeld 12,5');
});

test('dates and hours are stored as such, and an empty one as none', async () => {
  const api = withKade();
  api.answer(projects.update, { ...kade, version: 2 });
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Project wijzigen' });
  await expect.element(form.getByLabelText('Begrote uren')).toHaveValue('100');
  await form.getByLabelText('Begin', { exact: true }).fill('10-02-2026');
  await form.getByLabelText('Begrote uren').fill('1250,5');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(projects.update)[0]?.body).toMatchObject({
    startDate: '2026-02-10',
    endDate: null,
    plannedHours: 1250.5,
  });
});

test.each([1440, 1280, 1024])(
  'the button that plans stands within a window of %i px, whatever else the bar has',
  async (width) => {
    await openApp({ at: `/project-details/${kade.id}`, api: withKade() });
    await page.viewport(width, 800);
    const plan = page.getByRole('banner').getByRole('button', { name: 'Inplannen' });
    await expect.element(plan).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test('the planning of a project is shifted from its page', async () => {
  const item = itemAt('Kade 1', ann);
  const api = withKade();
  api.answer(planning.following, [toListedItem({ ...item, projectId: kade.id, date: day })]);
  await openApp({ at: `/project-details/${kade.id}`, api });
  await page.getByRole('banner').getByRole('button', { name: 'Planning verschuiven' }).click();
  const dialog = page.getByRole('dialog', { name: 'Planning verschuiven' });
  await expect.element(dialog.getByText(/^1 ingeplande dag/)).toBeVisible();
  await page.viewport(1024, 800);
  const plan = page.getByRole('banner').getByRole('button', { name: 'Inplannen' });
  // The drawer takes 400 px; the bar ends before it.
  await expect.poll(() => plan.element().getBoundingClientRect().right).toBeLessThanOrEqual(600);
});
