import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { usualScaffoldSettings } from '@ploegplan/contract/rules/scaffolds/usual-settings';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { Scaffold, ScaffoldEvent } from '@ploegplan/contract/scaffolds/schemas';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { rowOf, rowsOf } from '../../../test/lists.ts';

const today = getToday();
const kade = sample(Project, { title: 'Kade 12' });
const museum = sample(Project, { title: 'Museum' });
const inUse = { kind: 'facade', state: 'handed-over', isPaused: false, deleted: false } as const;
const late = sample(Scaffold, {
  ...inUse,
  number: 'S-1',
  projectId: kade.id,
  inspectedOn: addDays(today, -16),
  dueOn: addDays(today, -2),
  inspectBy: addDays(today, -2),
  dueReason: 'regular',
});
const rolling = sample(Scaffold, {
  ...inUse,
  number: 'S-2',
  kind: 'rolling',
  projectId: museum.id,
  dueOn: addDays(today, 9),
  inspectBy: addDays(today, 9),
  dueReason: 'regular',
});
const certificates = [{ kind: 'scaffolder', name: '', number: '', validUntil: null } as const];
const inge = sample(Employee, {
  name: 'Inge',
  jobTitle: 'Voorman',
  certificates: [...certificates],
});
const helper = sample(Employee, { name: 'Hans', jobTitle: 'Hulpmonteur' });
const rejection = sample(ScaffoldEvent, {
  kind: 'inspection',
  toState: null,
  by: 'Inge',
  answers: [{ point: 'Leuningen', answer: 'not-ok', remark: 'Eén los' }],
});

function createApi() {
  const api = new TestApi();
  api.answer(scaffolds.list, [late, rolling]);
  api.answer(scaffolds.get, ({ params }) => (params.id === late.id ? late : rolling));
  api.answer(scaffolds.events, [rejection]);
  api.answer(scaffolds.record, late);
  api.answer(projects.list, [kade, museum]);
  api.answer(employees.list, [inge, helper]);
  api.answer(
    settings.get,
    sample(CompanySettings, {
      workingWeek: [...usualWeek],
      scaffoldSettings: { ...usualScaffoldSettings, checklist: ['Leuningen', 'Vloeren'] },
    }),
  );
  return api;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

test.each(['office', 'phone'] as const)(
  'the register shows state and due date, of one project where the address names it (%s)',
  async (size) => {
    await openApp({ at: `/scaffolds?project=${kade.id}`, api: createApi(), size });
    await expect.element(page.getByText(/^te laat sinds/).first()).toBeVisible();
    expect(page.getByText('S-2').elements()).toEqual([]);
    if (size === 'office') {
      await page.getByRole('link', { name: 'Niet alleen Kade 12' }).click();
      await expect.poll(() => rowsOf('Steigerregister').elements()).toHaveLength(2);
      await expect.element(rowOf('S-1').getByText('Overgedragen')).toBeVisible();
    }
    await expectAccessible();
  },
);

test('an inspection asks who did it among those who may, and an answer to each point', async () => {
  const api = createApi();
  await openApp({ at: `/scaffold-details/${late.id}`, api });
  await expect.element(page.getByText('Keuring: afgekeurd')).toBeVisible();
  await expect.element(page.getByText('Leuningen: niet goed, Eén los')).toBeVisible();
  await button('Keuren').click();
  const form = dialog('Keuren');
  await form.getByRole('combobox', { name: 'Gedaan door' }).click();
  await expect.element(page.getByRole('option', { name: /Inge/ })).toBeVisible();
  expect(page.getByRole('option', { name: /Hans/ }).elements()).toEqual([]);
  await page.getByRole('option', { name: /Inge/ }).click();
  await form.getByRole('button', { name: 'Vastleggen' }).click();
  await expect.element(form.getByText('Beantwoord elk punt')).toBeVisible();
  await form.getByRole('button', { name: 'Alles goed' }).click();
  await form.getByRole('radiogroup', { name: 'Vloeren' }).getByText('Niet goed').click();
  await form.getByRole('textbox', { name: 'Opmerking' }).first().fill('Plank gebroken');
  await expectAccessible();
  await form.getByRole('button', { name: 'Vastleggen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(scaffolds.record)[0]?.body).toMatchObject({
    kind: 'inspection',
    employeeId: inge.id,
    answers: [
      { point: 'Leuningen', answer: 'ok', remark: '' },
      { point: 'Vloeren', answer: 'not-ok', remark: 'Plank gebroken' },
    ],
  });
});

test('why an event is refused stands in its form', async () => {
  const api = createApi();
  api.answer(scaffolds.record, () => {
    throw new Rejected(409, 'scaffold-state');
  });
  await openApp({ at: `/scaffold-details/${late.id}`, api });
  await button('Meer').click();
  await page.getByRole('menuitem', { name: 'Afsluiten' }).click();
  await dialog('Afsluiten').getByRole('button', { name: 'Vastleggen' }).click();
  await expect
    .element(page.getByText('De steiger is intussen in een andere toestand.'))
    .toBeVisible();
});

test('an inspection is planned with its scaffold by one press', async () => {
  const { router } = await openApp({ at: `/scaffold-details/${late.id}`, api: createApi() });
  await button('Keuring inplannen').click();
  const form = dialog('Inplannen');
  await expect.element(form.getByLabelText('Werkzaamheden')).toHaveValue('Steiger S-1 keuren');
  expect(router.state.location.pathname).toBe('/planning');
});

test('a storm closes off what its force concerns, by the bound of each kind', async () => {
  const api = createApi();
  api.answer(scaffolds.storm, { count: 1 });
  await openApp({ at: '/scaffolds', api });
  await button('Storm melden').click();
  const form = dialog('Storm melden');
  await expect.element(form.getByText('2 steigers: gevelsteiger, rolsteiger')).toBeVisible();
  await form.getByRole('combobox', { name: 'Windkracht (Bft)' }).click();
  await page.getByRole('option', { name: '7', exact: true }).click();
  await expect.element(form.getByText('1 steiger: rolsteiger')).toBeVisible();
  await form.getByText('Afsluiten').click();
  await form.getByRole('button', { name: 'Bevestigen' }).click();
  await expect.element(page.getByText('1 steiger afgesloten')).toBeVisible();
  expect(api.received(scaffolds.storm)[0]?.body).toMatchObject({
    scaffoldIds: [rolling.id],
    closes: true,
    remark: 'Windkracht 7',
  });
});

test('the overview lists what is due', async () => {
  const api = createApi();
  api.answer(scaffolds.due, [
    {
      id: late.id,
      number: 'S-1',
      place: '',
      projectId: kade.id,
      projectTitle: 'Kade 12',
      dueOn: addDays(today, -2),
      dueReason: 'storm',
      inspectBy: addDays(today, -2),
      plannedOn: today,
    },
  ]);
  await openApp({ at: '/home', api });
  const card = page.getByRole('region', { name: 'Steigers keuren (1)' });
  await expect.element(card.getByText('S-1 · Kade 12')).toBeVisible();
  await expect.element(card.getByText(/^Na storm · ingepland/)).toBeVisible();
});

test('the settings change the points, who inspects, and the wind', async () => {
  const api = createApi();
  api.answer(settings.change, ({ body }) =>
    sample(CompanySettings, {
      workingWeek: [...usualWeek],
      scaffoldSettings: body.scaffoldSettings as never,
      version: 2,
    }),
  );
  await openApp({ at: '/settings#steigers', api });
  const section = page.getByRole('region', { name: 'Steigerregister' });
  await section.getByLabelText('Controlepunten').fill('Leuningen\n\n Kantplanken ');
  await section.getByLabelText('Rolsteiger').selectOptions('5');
  await expectAccessible();
  await section.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Steigerregister bijgewerkt')).toBeVisible();
  const { scaffoldSettings } = api.received(settings.change)[0]?.body ?? {};
  expect(scaffoldSettings).toMatchObject({
    checklist: ['Leuningen', 'Kantplanken'],
    stormFrom: { rolling: 5, facade: 8 },
  });
});
