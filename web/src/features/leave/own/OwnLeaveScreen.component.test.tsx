import { addDays } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { type LeaveCard, LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp, opened } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import { ann, cardOf, requestOf, vacation } from '../../../../test/subjects/leave.ts';

const form = page.getByRole('dialog', { name: 'Verlof aanvragen' });
const year = new Date().getFullYear();

function ownApi(values: Partial<LeaveCard> = {}): TestApi {
  const api = new TestApi();
  let card = cardOf(ann, values);
  const isOf = (of: string) => (days: { firstDay: string; lastDay: string }) =>
    days.firstDay.slice(0, 4) <= of && of <= days.lastDay.slice(0, 4);
  api.answer(leave.own, ({ query }) => ({
    ...card,
    requests: card.requests.filter(isOf(query.year)),
  }));
  api.answer(leave.ownKinds, [
    { id: vacation.id, name: 'Vakantie', account: 'vacation', hue: 150 },
    { id: sampleId(), name: 'Onbetaald', account: null, hue: 40 },
  ]);
  api.answer(leave.request, ({ body }) => {
    const request = requestOf(ann, { ...body });
    card = { ...card, requests: [request, ...card.requests] };
    return request;
  });
  api.answer(leave.withdraw, ({ params }) => {
    card = {
      ...card,
      requests: card.requests.map((request) =>
        request.id === params.id ? { ...request, state: 'withdrawn' } : request,
      ),
    };
    return sample(
      LeaveRequest,
      card.requests.find(({ id }) => id === params.id),
    );
  });
  return api;
}

const open = (api: TestApi) => openApp({ at: '/own-leave', as: 'employee', size: 'phone', api });

const atEnd = (hours: number) => ({ account: 'vacation', hours }) as const;

/** A Monday of next year, on which the contract has eight hours. */
const monday = `0${4 + ((8 - new Date(Date.UTC(year + 1, 0, 4)).getUTCDay()) % 7)}`.slice(-2);

test('an employee requests leave, sees what it costs before, and withdraws it', async () => {
  const api = ownApi();
  await open(api);
  await expect
    .element(page.getByRole('region', { name: 'Vakantie' }))
    .toMatchTextContent('112 uur');
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(`${monday}-01-${year + 1}`);
  await expect.element(form).toMatchTextContent('Kost 8 uur');
  await expect.element(form).toMatchTextContent(`Vakantie eind ${year + 1}: 80 uur → 72 uur`);
  await expectAccessible();
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(page.getByText('Verlof aangevraagd')).toBeVisible();
  const day = `${year + 1}-01-${monday}`;
  expect(api.received(leave.request)[0]?.body).toMatchObject({
    kindId: vacation.id,
    firstDay: day,
    lastDay: day,
    hoursPerDay: null,
  });
  // Of next year, which the list shows from then on.
  await expect.element(page.getByText('Aangevraagd', { exact: true })).toBeVisible();
  await expect.element(page.getByText(`${year + 1}`, { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Intrekken' }).click();
  await cancelQuestion(page.getByRole('dialog'));
  await expect.element(page.getByText('Aangevraagd', { exact: true })).toBeVisible();
  expect(api.received(leave.withdraw)).toEqual([]);
  await page.getByRole('button', { name: 'Intrekken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(page.getByText('Ingetrokken', { exact: true })).toBeVisible();
});

test('leave in a year that is over is requested after a question', async () => {
  const api = ownApi();
  await open(api);
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(`02-03-${year - 1}`);
  const question = page.getByRole('dialog', { name: `Verlof in ${year - 1}` });
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(question).toMatchTextContent('Dat jaar is al voorbij.');
  await cancelQuestion(question);
  expect(api.received(leave.request)).toEqual([]);
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await question.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(page.getByText('Verlof aangevraagd')).toBeVisible();
});

test('the forecast of a request takes off what else is asked for, and a day that is over is told', async () => {
  const dayOf = (after: number) => addDays(`${year + 1}-01-${monday}`, after);
  const asked = (values: Partial<LeaveRequest> = {}) =>
    requestOf(ann, { firstDay: dayOf(1), lastDay: dayOf(1), ...values });
  const requests = [asked(), asked({ state: 'refused' }), asked({ kindId: sampleId() })];
  await open(ownApi({ requests, today: dayOf(2), atYearEnd: [atEnd(12)] }));
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  const firstDay = form.getByRole('textbox', { name: 'Eerste dag' });
  await firstDay.fill(dayOf(3).split('-').reverse().join('-'));
  await expect.element(form).toMatchTextContent('12 uur → 4 uur');
  await expect.element(form).toMatchTextContent('Met wat je al aanvroeg (8 uur): -4 uur');
  await expect.element(form).toMatchTextContent('Je komt tekort; kantoor beslist.');
  await expect.element(form).not.toMatchTextContent('voorbij');
  await firstDay.fill(dayOf(0).split('-').reverse().join('-'));
  await expect.element(form).toMatchTextContent('De eerste dag is al voorbij.');
});

test('on a phone days and kind are chosen without a keyboard; what no balance pays is said so', async () => {
  await open(ownApi());
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  const firstDay = form.getByRole('textbox', { name: 'Eerste dag' });
  await expect.element(firstDay).toHaveAttribute('inputmode', 'none');
  await firstDay.click();
  const calendar = page.getByRole('dialog', { name: 'Eerste dag kiezen' });
  await calendar.getByRole('button', { name: 'Volgende maand' }).click();
  const monday = calendar.getByRole('button', { name: /^maandag/ }).nth(1);
  const { date = '' } = monday.element().dataset;
  await monday.click();
  const typed = date.split('-').reverse().join('-');
  await expect.element(form.getByRole('textbox', { name: 'Laatste dag' })).toHaveValue(typed);
  const kind = form.getByRole('combobox', { name: 'Soort verlof' });
  await expect.element(kind).toHaveAttribute('readonly');
  await kind.click();
  await page.getByRole('option', { name: 'Onbetaald' }).click();
  await expect.element(form).toMatchTextContent('8 uur, gaat niet van je saldo af');
  await expect.element(form).not.toMatchTextContent(/Kost/);
  await expectAccessible();
});

test('days that are taken are refused at the field; without a network the request waits on the phone, and is sent once', async () => {
  const api = ownApi();
  await open(api);
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(`${monday}-01-${year + 1}`);
  await form.getByLabelText('Toelichting').fill('Naar zee');
  api.reject(leave.request, 409, 'absence-overlap', {
    fields: [{ field: 'lastDay', code: 'overlap' }],
  });
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  const lastDay = form.getByRole('textbox', { name: 'Laatste dag' });
  await expect.element(lastDay).toHaveAccessibleDescription(/heb je al verlof/);
  api.disconnect(leave.request);
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect
    .element(page.getByText('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'))
    .toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByText('1 wijziging bewaard, wacht op verbinding')).toBeVisible();
  const before = api.received(leave.request).length;
  const days = { firstDay: `${year + 1}-01-${monday}`, lastDay: `${year + 1}-01-${monday}` };
  api.answer(leave.request, ({ body }) => requestOf(ann, { ...days, id: body.id }));
  window.dispatchEvent(new Event('online'));
  await expect
    .element(page.getByText('1 wijziging bewaard, wacht op verbinding'))
    .not.toBeInTheDocument();
  const sent = api.received(leave.request).slice(before);
  expect(sent.map(({ body }) => body.note)).toEqual(['Naar zee']);
});

test('the form opens without a connection when the screen was seen with one', async () => {
  const api = ownApi();
  await open(api);
  const request = page.getByRole('button', { name: 'Verlof aanvragen' }).first();
  await expect.element(request).toBeEnabled();
  api.disconnect(leave.ownKinds);
  api.disconnect(leave.own);
  await request.click();
  await expect
    .element(form.getByRole('combobox', { name: 'Soort verlof' }))
    .toHaveValue('Vakantie');
});

test('who never opened the own leave can look at it and request leave without a connection', async () => {
  const api = ownApi();
  const { router } = await openApp({ at: '/employeeplanning', as: 'employee', size: 'phone', api });
  await expect
    .poll(() => [leave.own, leave.ownKinds].map((call) => api.received(call).length))
    .toEqual([1, 1]);
  for (const call of [leave.own, leave.ownKinds, leave.request]) api.disconnect(call);
  await router.navigate({ to: '/own-leave' });
  await expect
    .element(page.getByRole('region', { name: 'Vakantie' }))
    .toMatchTextContent('112 uur');
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(`${monday}-01-${year + 1}`);
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(page.getByText('1 wijziging bewaard, wacht op verbinding')).toBeVisible();
  // The year that is on the device stays, because the next one cannot be read.
  await expect.element(page.getByText(`${year}`, { exact: true })).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Bewaard, wacht op verbinding' });
  await expect.element(waiting).toMatchTextContent('Vakantie');
  await expectAccessible();
});

test('without the own leave, of which only the kinds are there, leave is requested in whole days or hours', async () => {
  const api = ownApi();
  api.disconnect(leave.own);
  await open(api);
  await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(`${monday}-01-${year + 1}`);
  const choices = form.getByRole('radiogroup', { name: 'Hoeveel van de dag' });
  await expect.element(choices.getByRole('radio')).toHaveLength(2);
  await choices.getByText('Aantal uur').click();
  await form.getByRole('spinbutton', { name: 'Uur per dag' }).fill('3');
  await expectAccessible();
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(page.getByText('Verlof aangevraagd')).toBeVisible();
  expect(api.received(leave.request)[0]?.body).toMatchObject({
    kindId: vacation.id,
    hoursPerDay: 3,
  });
});

/** Requests leave without a connection, which the server refuses once it is back. */
async function requestRefusedLater(api: TestApi): Promise<void> {
  await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(`${monday}-01-${year + 1}`);
  await form.getByLabelText('Toelichting').fill('Naar zee');
  api.disconnect(leave.request);
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(page.getByText('1 wijziging bewaard, wacht op verbinding')).toBeVisible();
  api.reject(leave.request, 409, 'absence-overlap', {
    fields: [{ field: 'lastDay', code: 'overlap' }],
  });
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('1 wijziging niet aangenomen')).toBeVisible();
}

test('a request that is refused after it waited is mended at its field and sent again', async () => {
  const api = ownApi();
  await open(api);
  await requestRefusedLater(api);
  await page.getByRole('button', { name: 'Bekijken' }).click();
  await page.getByRole('button', { name: 'Aanpassen' }).click();
  const lastDay = form.getByRole('textbox', { name: 'Laatste dag' });
  await expect.element(lastDay).toHaveAccessibleDescription(/heb je al verlof/);
  await expect.element(form.getByLabelText('Toelichting')).toHaveValue('Naar zee');
  await expectAccessible();
  api.answer(leave.request, ({ body }) => requestOf(ann, { ...body }));
  await lastDay.fill(`2${monday.slice(-1)}-01-${year + 1}`);
  await form.getByRole('button', { name: 'Aanvragen' }).click();
  await expect.element(page.getByText('Verlof aangevraagd')).toBeVisible();
  await expect.element(page.getByText('1 wijziging niet aangenomen')).not.toBeInTheDocument();
  expect(api.received(leave.request).at(-1)?.body).toMatchObject({
    lastDay: `${year + 1}-01-2${monday.slice(-1)}`,
    note: 'Naar zee',
  });
});

test('the form of a refused request tells why it cannot be filled, and opens after trying again', async () => {
  const as = { userType: 'employee', userId: sampleId() } as const;
  const before = ownApi();
  await openApp({ at: '/own-leave', as, size: 'phone', api: before });
  await requestRefusedLater(before);
  await opened.close();
  const api = ownApi();
  const kinds = api.disconnect(leave.ownKinds);
  await openApp({ at: '/employeeplanning', as, size: 'phone', api });
  await page.getByRole('button', { name: 'Bekijken' }).click();
  await page.getByRole('button', { name: 'Aanpassen' }).click();
  const retry = form.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(retry).toBeVisible();
  await expectAccessible();
  kinds.reconnect();
  await retry.click();
  await expect.element(form.getByLabelText('Toelichting')).toHaveValue('Naar zee');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
});

test('kinds of leave that cannot be read are told of beside the card, and read again', async () => {
  const api = ownApi();
  const kinds = api.disconnect(leave.ownKinds);
  await open(api);
  const vacationCard = page.getByRole('region', { name: 'Vakantie' });
  await expect.element(vacationCard).toBeVisible();
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('Verlof aanvragen kan nu niet')).toBeVisible();
  await expectAccessible();
  kinds.reconnect();
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Verlof aanvragen' }).first())
    .toBeEnabled();
});

test('an answer of the office is shown; a company without balances shows none', async () => {
  const refused = requestOf(ann, { state: 'refused', answer: 'Te druk' });
  await open(ownApi({ keepsBalances: false, balances: [], requests: [refused] }));
  await expect.element(page.getByText('‘Te druk’')).toBeVisible();
  await expect.element(page.getByText('Afgewezen')).toBeVisible();
  await expect.element(page.getByText('Saldo')).not.toBeInTheDocument();
});

test('the Verlofkaart leads an employee to the own leave', async () => {
  const { router } = await openApp({ at: '/employeeabsences', as: 'employee', api: ownApi() });
  await expect.poll(() => router.state.location.pathname).toBe('/own-leave');
});
