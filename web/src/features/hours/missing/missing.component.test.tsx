import { clients } from '@ploegplan/contract/clients/endpoints';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import { HourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { type MissingHours, OwnMissingHours } from '@ploegplan/contract/hours/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { cardsOf, rowsOf } from '../../../../test/lists.ts';
import { plannedItem } from '../../../../test/subjects/employee-planning.ts';
import { normal, overtime } from '../../../../test/subjects/hours.ts';
import { ann, bob } from '../../../../test/subjects/leave.ts';
import { bos } from '../../../../test/subjects/planning.ts';

const missing = (date: string, values: Partial<OwnMissingHours> = {}) =>
  sample(OwnMissingHours, {
    date,
    projectName: 'Kade 12',
    clientName: 'Bouwgroep',
    startTime: '07:00:00',
    endTime: '15:30:00',
    planned: 8,
    ...values,
  });

/** A test API of a worker who misses hours of some items. */
function ownApi(...items: OwnMissingHours[]) {
  const api = new TestApi();
  const recorded = new Map<string, number | null>();
  api.answer(hours.ownMissing, () =>
    items.filter(({ itemId }) => (recorded.get(itemId) ?? null) === null),
  );
  api.answer(employeePlanning.record, ({ params, body }) => {
    recorded.set(params.id, body.hoursWorked ?? null);
    return plannedItem({ id: params.id, hoursWorked: body.hoursWorked ?? null });
  });
  return { api, recorded };
}

const asWorker = (api: TestApi) => openApp({ at: '/missinghours', api, as: 'employee' });
const card = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });

test('a worker fills a day as planned by one tap, and can undo it', async () => {
  const items = [missing('2026-01-12'), missing('2026-01-13', { planned: 7.5 })];
  const { api, recorded } = ownApi(...items);
  await asWorker(api);
  await expect.element(card(/di 13 jan/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Neem 7,5 uur over voor di 13 jan' }).click();
  await expect.element(card(/di 13 jan/)).not.toBeInTheDocument();
  expect([...recorded.values()]).toEqual([7.5]);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(card(/di 13 jan/)).toBeVisible();
  expect([...recorded.values()]).toEqual([null]);
});

test('several days are filled at once, all or those that are chosen', async () => {
  const items = ['2026-01-12', '2026-01-13', '2026-01-14'].map((date) => missing(date));
  const { api, recorded } = ownApi(...items);
  await asWorker(api);
  await page.getByRole('checkbox', { name: 'Kies di 13 jan' }).click();
  await page.getByRole('button', { name: 'Gekozen als gepland (1)' }).click();
  await expect.element(card(/di 13 jan/)).not.toBeInTheDocument();
  expect(recorded.size).toBe(1);
  await page.getByRole('button', { name: 'Alles als gepland (2)' }).click();
  await expect.element(page.getByText('Al je uren zijn ingevuld')).toBeVisible();
  expect([...recorded.values()]).toEqual([8, 8, 8]);
});

test('the missing hours are known without a connection, also where nobody looked at them before', async () => {
  const { api } = ownApi(missing('2026-01-12'));
  const { router } = await openApp({ at: '/employeeplanning', api, as: 'employee' });
  await expect.poll(() => api.received(hours.ownMissing)).toHaveLength(1);
  api.disconnect(hours.ownMissing);
  await router.navigate({ to: '/missinghours' });
  await expect.element(card(/ma 12 jan/)).toBeVisible();
});

test('hours that are kept without a connection are told at their day, are in no sum, and leave the focus there', async () => {
  const { api } = ownApi(missing('2026-01-12'), missing('2026-01-13', { planned: 7.5 }));
  await asWorker(api);
  await expect.element(page.getByText('2 dagen · 15,5 uur gepland')).toBeVisible();
  api.disconnect(employeePlanning.record);
  await page.getByRole('button', { name: 'Neem 7,5 uur over voor di 13 jan' }).click();
  const kept = card(/di 13 jan/);
  await expect.element(kept).toMatchTextContent('Bewaard op je telefoon, wordt nog verstuurd');
  await expect.element(page.getByText('di 13 jan, 7,5 uur')).toBeVisible();
  await expect.element(page.getByText('1 dag · 8 uur gepland')).toBeVisible();
  await expect.element(kept.getByRole('link')).toHaveFocus();
});

test('a day without planned times leads to where its hours are typed', async () => {
  const item = missing('2026-01-12', { planned: null, startTime: null, endTime: null });
  await asWorker(ownApi(item).api);
  await expect.element(card(/Zonder tijden/)).toMatchTextContent('Invullen');
  await expect
    .element(page.getByRole('link', { name: /ma 12 jan/ }))
    .toHaveAttribute('href', `/planning-details/${item.itemId}?eigen=true&uren=true`);
});

test('a day that is refused stays, with the reason', async () => {
  const { api } = ownApi(missing('2026-01-12'));
  api.reject(employeePlanning.record, 409, 'hours-approved');
  await asWorker(api);
  await page.getByRole('button', { name: /^Neem / }).click();
  await expect.element(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
  await expect.element(card(/ma 12 jan/)).toBeVisible();
});

const misses = (
  employeeId: string,
  items: MissingHours['items'],
  values: Partial<MissingHours> = {},
): MissingHours => ({
  employeeId,
  items,
  remindedAt: null,
  isReachable: true,
  hasLeft: false,
  ...values,
});

const missingItem = (date: string, values: Partial<MissingHours['items'][number]> = {}) => ({
  ...{ itemId: sampleId(), date, startTime: '07:00:00', endTime: '15:30:00', planned: 8 },
  ...{ projectId: bos.id, clientId: null, ...values },
});

const noTimes = { startTime: null, endTime: null, planned: null };

function officeApi(ofAnn: Partial<MissingHours> = {}) {
  const api = new TestApi();
  api.answer(employees.list, [ann, bob]);
  api.answer(projects.list, [{ ...bos, location: 'Kade 12' }]);
  api.answer(clients.list, []);
  const late = { startTime: '16:00:00', endTime: '18:00:00', planned: 2 };
  api.answer(hours.missing, [
    misses(ann.id, [missingItem('2026-01-12', noTimes)], ofAnn),
    misses(
      bob.id,
      [missingItem('2026-01-08'), missingItem('2026-01-09'), missingItem('2026-01-09', late)],
      { isReachable: false },
    ),
  ]);
  api.answer(hours.remind, { reminded: 1, skipped: [], unreachable: [bob.id] });
  return api;
}

test('the office sees who misses which days, work and hours, the oldest first, with the sum, and reminds them', async () => {
  const api = officeApi();
  await openApp({ at: '/missinghours', api });
  const rows = rowsOf('Ontbrekende uren');
  await expect.element(rows.first()).toMatchTextContent('Bob Kuipers');
  await expect
    .element(page.getByRole('row', { name: /Bob Kuipers/ }))
    .toMatchTextContent(/do 8 jan, vr 9 jan\s*Nieuwbouw Bos\s*2\s*18\s*Niet te bereiken/);
  await expect.element(page.getByText('2 mensen missen 3 dagen · 18 uur')).toBeVisible();
  await expectAccessible();
  await page.getByRole('checkbox', { name: /Alles/ }).click();
  await page.getByRole('button', { name: 'Herinneren', exact: true }).click();
  await expect.element(page.getByText('1 herinnering verstuurd')).toBeVisible();
  await expect.element(page.getByText('Niet te bereiken: Bob Kuipers.')).toBeVisible();
  expect(api.received(hours.remind)[0]?.body.employeeIds.toSorted()).toEqual(
    [ann.id, bob.id].toSorted(),
  );
});

test('who has no address is named above the list, each with a link to where it is filled in', async () => {
  const others = ['Cas', 'Dirk', 'Eva'].map((name) => sample(Employee, { name }));
  const api = officeApi();
  api.answer(employees.list, [ann, bob, ...others]);
  api.answer(
    hours.missing,
    [bob, ...others].map(({ id }) =>
      misses(id, [missingItem('2026-01-09')], { isReachable: false }),
    ),
  );
  await openApp({ at: '/missinghours', api });
  const more = page.getByRole('button', { name: '2 anderen' });
  await expect
    .element(page.getByText(/zijn niet te bereiken/))
    .toMatchTextContent(
      'Bob Kuipers, Cas en 2 anderen zijn niet te bereiken: vul bij Personeel een e-mailadres in, of vraag meldingen aan te zetten.',
    );
  await expectAccessible();
  await more.click();
  for (const { id, name } of [bob, ...others]) {
    await expect
      .element(page.getByRole('link', { name }))
      .toHaveAttribute('href', `/employee-details/${id}`);
  }
});

test('everybody is reminded after a question with how many reminders go out and who cannot be reached', async () => {
  const api = officeApi();
  await openApp({ at: '/missinghours', api });
  const remindAll = page.getByRole('button', { name: 'Iedereen herinneren' });
  await remindAll.click();
  const question = page.getByRole('dialog', { name: 'Iedereen herinneren' });
  await expect
    .element(question)
    .toMatchTextContent('Er gaat 1 herinnering uit. Niet te bereiken: Bob Kuipers.');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.received(hours.remind)).toEqual([]);
  await remindAll.click();
  await question.getByRole('button', { name: 'Versturen' }).click();
  await expect.element(page.getByText('1 herinnering verstuurd')).toBeVisible();
  await expect.element(page.getByText('Niet te bereiken: Bob Kuipers.')).toBeVisible();
  expect(api.received(hours.remind)).toHaveLength(1);
});

test('who left stays listed with what is missing, and is told to get no mail', async () => {
  const api = officeApi({ isReachable: false, hasLeft: true });
  api.answer(hours.remind, { reminded: 0, skipped: [ann.id], unreachable: [bob.id] });
  await openApp({ at: '/missinghours', api });
  const row = page.getByRole('row', { name: new RegExp(ann.name) });
  await expect.element(row).toMatchTextContent(/ma 12 jan.*Uit dienst/);
  await page.getByRole('checkbox', { name: /Alles/ }).click();
  await page.getByRole('button', { name: 'Herinneren', exact: true }).click();
  await expect
    .element(page.getByText(`Uit dienst: ${ann.name}. Niet te bereiken: ${bob.name}.`))
    .toBeVisible();
  await rowsOf('Ontbrekende uren').last().click();
  const drawer = page.getByRole('dialog', { name: new RegExp(ann.name) });
  await expect.element(drawer).toMatchTextContent('Uit dienst, en krijgt geen mail meer.');
  await expect.element(drawer.getByRole('button', { name: 'Herinneren' })).not.toBeInTheDocument();
});

test('on a phone a card says how many days and planned hours are missing', async () => {
  await openApp({ at: '/missinghours', api: officeApi(), size: 'phone' });
  const cards = cardsOf('Ontbrekende uren');
  await expect
    .element(cards.first())
    .toMatchTextContent('Bob Kuipers2 dagen · 18 uur · sinds do 8 jan · niet te bereiken');
  await expect.element(cards.last()).toMatchTextContent('1 dag · sinds ma 12 jan');
});

test('the days of a person name the work and lead to it and to the hours; who cannot be reached cannot be reminded', async () => {
  await openApp({ at: '/missinghours', api: officeApi() });
  await rowsOf('Ontbrekende uren').first().click();
  const drawer = page.getByRole('dialog', { name: /Bob Kuipers/ });
  await expect.element(drawer).toMatchTextContent('Bob Kuipers is niet te bereiken');
  await expect
    .element(drawer.getByRole('link', { name: /vr 9 jan/ }))
    .toHaveAttribute('href', '/hoursmanagement?datum=2026-01-09&wie=Bob+Kuipers');
  await expect.element(drawer).toMatchTextContent('2 dagen · 18 uur gepland');
  await expect
    .element(drawer)
    .toMatchTextContent(
      /vr 9 jan10 uurNieuwbouw Bos07:00 – 15:30Kade 12Nieuwbouw Bos16:00 – 18:00/,
    );
  await expect
    .element(drawer.getByRole('link', { name: /Nieuwbouw Bos.*16:00/ }))
    .toHaveAttribute('href', expect.stringMatching(/^\/planning-details\//));
  await expectAccessible();
  await expect.element(drawer.getByRole('button', { name: 'Herinneren' })).not.toBeInTheDocument();
});

test.each(['office', 'phone'] as const)(
  'reminders that cannot be read say so in their drawer, and are read again (%s)',
  async (size) => {
    const api = officeApi();
    api.reject(hours.settings, 500, 'internal');
    await openApp({ at: '/missinghours', api, size });
    const opener = page.getByRole('button', { name: 'Herinneringen' });
    if (size === 'phone') await page.getByRole('button', { name: 'Meer' }).click();
    await (size === 'phone'
      ? page.getByRole('menuitem', { name: 'Herinneringen' })
      : opener
    ).click();
    const form = page.getByRole('dialog', { name: 'Herinneringen' });
    await expect.element(form.getByRole('alert')).toMatchTextContent('Er is iets misgegaan.');
    api.answer(hours.settings, { remindAt: '17:15', dayTimes: noDayTimes, version: 0 });
    await form.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Vanaf' })).toHaveValue('17:15');
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await expect.element(form).not.toBeInTheDocument();
  },
);

test('reminders go out by themselves from a set time', async () => {
  const api = officeApi();
  api.answer(hours.settings, { remindAt: null, dayTimes: noDayTimes, version: 0 });
  api.answer(hours.changeSettings, ({ body: { remindAt = null } }) => ({
    remindAt,
    dayTimes: noDayTimes,
    version: 1,
  }));
  await openApp({ at: '/missinghours', api });
  await page.getByRole('button', { name: 'Herinneringen' }).click();
  const form = page.getByRole('dialog', { name: 'Herinneringen' });
  await form.getByRole('switch', { name: /Elke werkdag/ }).click();
  await form.getByRole('textbox', { name: 'Vanaf' }).fill('17:15');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(page.getByText('Herinneringen bijgewerkt')).toBeVisible();
  expect(api.received(hours.changeSettings)[0]?.body).toEqual({ remindAt: '17:15', version: 0 });
});

test.each(['office', 'phone'] as const)(
  'an admin who works goes from the own missing hours to those of all by a switch that stays in place (%s)',
  async (size) => {
    const api = officeApi();
    api.answer(hours.ownMissing, [missing('2026-01-12')]);
    const as = { userType: 'admin', alsoEmployee: true, employeeId: ann.id } as const;
    await openApp({ at: '/missinghours', api, as, size });
    await expect.element(card(/ma 12 jan/)).toBeVisible();
    const title = page.getByRole('heading', { name: 'Ontbrekende uren', exact: true });
    await expect.element(title).toBeVisible();
    const place = () => {
      const { x, y, width } = page
        .getByRole('radiogroup', { name: 'Van wie' })
        .element()
        .getBoundingClientRect();
      return { x, y, width };
    };
    if (size === 'phone') {
      for (const side of ['Van mij', 'Iedereen']) {
        const label = page.getByText(side, { exact: true }).element().closest('label');
        expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
      }
    }
    const before = place();
    await page.getByText('Iedereen', { exact: true }).click();
    const rows = size === 'phone' ? cardsOf('Ontbrekende uren') : rowsOf('Ontbrekende uren');
    await expect.element(rows.first()).toMatchTextContent('Bob Kuipers');
    await expect.element(title).toBeVisible();
    expect(place()).toEqual(before);
  },
);

test('kinds of hours are added and changed; the one of employees is told', async () => {
  const api = new TestApi();
  api.answer(hourKinds.list, [normal, overtime]);
  api.answer(hourKinds.create, ({ body }) => sample(HourKind, { ...overtime, name: body.name }));
  await openApp({ at: '/hour-kinds', api });
  await expect.element(rowsOf('Urensoorten').nth(1)).toMatchTextContent('Overwerk');
  await expectAccessible();
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Urensoort toevoegen' });
  await form.getByRole('textbox', { name: 'Naam' }).fill('Wachttijd');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText('Nieuwe urensoort aangemaakt')).toBeVisible();
  expect(api.received(hourKinds.create)[0]?.body).toMatchObject({
    name: 'Wachttijd',
    meaning: 'work',
  });
});

test('a name that another kind has is refused at the field', async () => {
  const api = new TestApi();
  api.answer(hourKinds.list, [normal, overtime]);
  api.reject(hourKinds.create, 409, 'name-taken', { fields: [{ field: 'name', code: 'taken' }] });
  await openApp({ at: '/hour-kinds', api });
  await page.getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Urensoort toevoegen' });
  const name = form.getByRole('textbox', { name: 'Naam' });
  await name.fill('overwerk');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Deze naam is al in gebruik/);
  await expect.element(name).toHaveValue('overwerk');
});

test('why a kind of approved hours keeps its meaning is told at the field', async () => {
  const api = new TestApi();
  api.answer(hourKinds.list, [normal, overtime]);
  const fields = [{ field: 'meaning', code: 'kind-approved' }];
  api.reject(hourKinds.update, 409, 'kind-approved', { fields });
  await openApp({ at: '/hour-kinds', api });
  await rowsOf('Urensoorten').nth(1).click();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  const form = page.getByRole('dialog', { name: /wijzigen/ });
  await form.getByRole('radiogroup', { name: 'Telt als' }).getByText('Reizen').click();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .element(form)
    .toMatchTextContent('Uren van deze soort zijn al goedgekeurd. Voeg een nieuwe urensoort toe');
});

test('without anybody to remind that is told at once', async () => {
  await openApp({ at: '/missinghours', api: officeApi({ remindedAt: new Date().toISOString() }) });
  await page.getByRole('button', { name: 'Iedereen herinneren' }).click();
  await expect.element(page.getByText('Niemand herinnerd')).toBeVisible();
  await expect.element(page.getByText('Vandaag al herinnerd: Ann de Boer.')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
