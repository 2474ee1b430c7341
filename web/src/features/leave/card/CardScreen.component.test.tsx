import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { LeaveCounter, LeaveLine, LeaveLot, LeaveWarning } from '@ploegplan/contract/leave/schemas';
import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { layOutForPaper } from '../../../../test/paper.ts';
import { cancelQuestion } from '../../../../test/question.ts';
import { absenceOf, ann, cardOf, leaveApi, vacation } from '../../../../test/subjects/leave.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';

const booked = sample(LeaveLine, {
  type: 'correction',
  account: 'vacation',
  lotKind: 'extra',
  day: '2026-01-02',
  hours: 10,
  counters: null,
  countered: false,
  note: 'Beginsaldo',
});
const lot = sample(LeaveLot, {
  kind: 'statutory',
  account: 'vacation',
  since: '2026-01-01',
  expiresOn: '2027-07-01',
  lapsesOn: null,
  left: 84,
});

test('the year card has balances with their lots, the year and the lines, of which the office can counter its own', async () => {
  const api = leaveApi();
  const absence = absenceOf(ann, '2026-03-02', '2026-03-03');
  api.answer(leave.card, cardOf(ann, { lots: [lot], lines: [booked], absences: [absence] }));
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  const balance = page.getByRole('region', { name: 'Vakantie' });
  await expect.element(balance).toMatchTextContent('112 uur');
  await expect.element(balance).toMatchTextContent('eind 2026: 80 uur');
  await expect
    .element(balance)
    .toMatchTextContent(
      /Wettelijk 2026: 84 uur, op te nemen vóór do 1 jul 2027, niet op tijd gewaarschuwd/,
    );
  await expect.element(page.getByTitle('ma 2 mrt: Vakantie')).toMatchTextContent(/^V$/);
  await expect.element(page.getByText('VVakantie')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Bijgeboekt: bovenwettelijk · Beginsaldo/ }))
    .toBeVisible();
  await expectAccessible();
  const counter = page.getByRole('button', { name: /^Terugboeken/ });
  await counter.click();
  const sure = page.getByRole('dialog', { name: 'Terugboeken' });
  await cancelQuestion(sure);
  await expect.element(counter).toBeVisible();
  expect(api.received(leave.counter)).toEqual([]);
  await counter.click();
  await sure.getByRole('button', { name: 'Terugboeken' }).click();
  await expect.poll(() => api.received(leave.counter)[0]?.params.id).toBe(booked.id);
});

test('special leave is told with what is left of it, and when it is too much', async () => {
  const counted = (values: Partial<LeaveCounter>) =>
    sample(LeaveCounter, { since: '2026-03-02', until: '2027-03-01', paid: null, ...values });
  const care = counted({
    kindId: vacation.id,
    kindName: 'Kortdurend zorgverlof',
    used: 8,
    maximum: 80,
  });
  const api = leaveApi();
  api.answer(
    leave.card,
    cardOf(ann, {
      counters: [
        care,
        counted({ kindName: 'Geboorteverlof', used: 48, maximum: 40, paid: 40 }),
        counted({ kindName: 'Calamiteitenverlof', used: 2, maximum: null }),
      ],
    }),
  );
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  const list = page.getByRole('region', { name: 'Bijzonder verlof' });
  await expect.element(list).toMatchTextContent(/Kortdurend zorgverlof8 van 80 uur, nog 72 uur/);
  await expect.element(list).toMatchTextContent(/48 van 40 uur, 8 uur te veel.*40 uur betaald/);
  await expect.element(list).toMatchTextContent(/Calamiteitenverlof2 uur opgenomen/);
  await expectAccessible();
  api.answer(leaveKinds.list, [{ ...vacation, maxMonths: 12, maxWeeks: 2 }]);
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  const form = page.getByRole('dialog', { name: 'Verlof toevoegen' });
  await form.getByRole('combobox', { name: 'Soort' }).click();
  await page.getByRole('option', { name: 'Vakantie' }).click();
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill('01-06-2026');
  await form.getByRole('textbox', { name: 'Laatste dag' }).fill('12-06-2026');
  await expect.element(form).toMatchTextContent('88 uur in deze periode, hoogstens 80 uur');
  await form.getByRole('textbox', { name: 'Laatste dag' }).fill('11-06-2026');
  await expect.element(form).not.toMatchTextContent('hoogstens');
});

test('a warning that was not told is recorded with its day and how it was told', async () => {
  const api = leaveApi();
  const warning = { text: 'Je hebt nog 24 uur', toldOn: null, toldHow: '' };
  const told = { ...warning, toldOn: '2026-03-02', toldHow: '' };
  const warnings = [sample(LeaveWarning, warning), sample(LeaveWarning, told)];
  api.answer(leave.card, cardOf(ann, { warnings }));
  api.answer(leave.tell, undefined);
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  await expect.element(page.getByText('ma 2 mrt per mail:')).toBeVisible();
  await page.getByRole('button', { name: 'Verteld vastleggen' }).click();
  const form = page.getByRole('dialog', { name: 'Waarschuwing verteld' });
  await expect.element(form).toMatchTextContent('Je hebt nog 24 uur');
  await form.getByRole('textbox', { name: 'Hoe' }).fill('Brief meegegeven');
  await expectAccessible();
  await form.getByRole('button', { name: 'Vastleggen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(leave.tell)[0]).toMatchObject({
    params: { id: warnings[0]?.id },
    body: { toldOn: getToday(), toldHow: 'Brief meegegeven' },
  });
});

test('the year card of an employee who does not exist leads back to the board, with nothing to try again', async () => {
  const api = leaveApi();
  api.reject(leave.card, 404, 'not-found');
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  const main = page.getByRole('main');
  await expect.element(main.getByText('Dit bestaat niet (meer)')).toBeVisible();
  expect(main.getByRole('button').elements()).toEqual([]);
  await main.getByRole('link', { name: 'Terug naar de verlofkaart' }).click();
  await expect.poll(() => location.pathname).toBe('/employeeabsences');
});

test('on paper stand the name, the year and the balance, and nothing to press', async () => {
  const api = leaveApi();
  const absence = absenceOf(ann, '2026-03-02', '2026-03-03');
  api.answer(leave.card, cardOf(ann, { lots: [lot], lines: [booked], absences: [absence] }));
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  await expect.element(page.getByTitle('ma 2 mrt: Vakantie')).toBeVisible();
  await layOutForPaper();
  await expect.element(page.getByText('Verlofkaart Ann de Boer')).toBeVisible();
  await expect.element(page.getByText('2026', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Vakantie' }))
    .toMatchTextContent('112 uur');
  await expect.element(page.getByTitle('ma 2 mrt: Vakantie')).toBeVisible();
  for (const name of ['Volgend jaar', 'Terugboeken', 'Nieuw']) {
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(document.querySelector('main [data-paper=portrait]')).not.toBeNull();
});

test('hours are booked with a reason', async () => {
  const api = leaveApi();
  api.answer(leave.card, cardOf(ann));
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  await page.getByRole('button', { name: 'Verlof boeken' }).click();
  const form = page.getByRole('dialog', { name: 'Verlof boeken voor Ann de Boer' });
  await form.getByRole('textbox', { name: 'Uren' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(form).not.toMatchTextContent('Vul een uren in');
  await form.getByRole('textbox', { name: 'Uren' }).fill('7,3');
  await userEvent.keyboard('{Tab}');
  await expect.element(form).toMatchTextContent('Vul hele kwartieren in, bijvoorbeeld 7,75');
  await form.getByRole('textbox', { name: 'Uren' }).fill('7:30');
  await expect.element(form).toMatchTextContent(/Bovenwettelijk op .*: 112 uur → 119,5 uur/);
  await form.getByRole('textbox', { name: 'Reden' }).fill('Overwerk');
  await form.getByRole('button', { name: 'Boeken' }).click();
  await expect.element(page.getByText('Verlof geboekt')).toBeVisible();
  expect(api.received(leave.correct)[0]?.body).toMatchObject({
    type: 'correction',
    kind: 'extra',
    hours: 7.5,
    note: 'Overwerk',
  });
});

test.each([
  ['Uitbetalen', 'Toch uitbetalen', 'payout'],
  ['Afboeken', 'Toch afboeken', 'correction'],
])('%s of more than the balance asks whether that is meant', async (what, confirmed, type) => {
  const api = leaveApi();
  api.answer(leave.card, cardOf(ann));
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  await page.getByRole('button', { name: 'Verlof boeken' }).click();
  const form = page.getByRole('dialog', { name: 'Verlof boeken voor Ann de Boer' });
  await form.getByText(what, { exact: true }).click();
  await form.getByRole('textbox', { name: 'Uren' }).fill('120');
  await form.getByRole('textbox', { name: 'Reden' }).fill('Uit dienst');
  const question = page.getByRole('dialog', { name: 'Saldo onder nul' });
  await form.getByRole('button', { name: 'Boeken' }).click();
  await expect
    .element(question)
    .toMatchTextContent('Bovenwettelijk van Ann de Boer wordt hierdoor -8 uur.');
  await cancelQuestion(question);
  expect(api.received(leave.correct)).toEqual([]);
  await form.getByRole('textbox', { name: 'Uren' }).fill('112');
  await form.getByRole('button', { name: 'Boeken' }).click();
  await expect.element(page.getByText('Verlof geboekt')).toBeVisible();
  await expect
    .poll(() => api.received(leave.correct)[0]?.body)
    .toMatchObject({ type, hours: -112 });
  await page.getByRole('button', { name: 'Verlof boeken' }).click();
  await form.getByText(what, { exact: true }).click();
  await form.getByRole('textbox', { name: 'Uren' }).fill('120');
  await form.getByRole('textbox', { name: 'Reden' }).fill('Uit dienst');
  await form.getByRole('button', { name: 'Boeken' }).click();
  await question.getByRole('button', { name: confirmed }).click();
  await expect.poll(() => api.received(leave.correct)).toHaveLength(2);
});

test('statutory leave that is paid out before the last day is refused at its field with the reason', async () => {
  const api = leaveApi();
  api.answer(leave.card, cardOf(ann));
  api.reject(leave.correct, 400, 'validation', {
    fields: [{ field: 'kind', code: 'statutory-in-service' }],
  });
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  await page.getByRole('button', { name: 'Verlof boeken' }).click();
  const form = page.getByRole('dialog', { name: 'Verlof boeken voor Ann de Boer' });
  await form.getByText('Uitbetalen', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Uren' }).fill('8');
  await form.getByRole('textbox', { name: 'Reden' }).fill('Verzoek');
  await form.getByRole('button', { name: 'Boeken' }).click();
  await expect.element(form).toMatchTextContent(/pas vanaf de laatste dag in dienst/);
});

test('leave within a closure is told with 0 hours, a closure differs from a weekend, and today is marked', async () => {
  const api = leaveApi();
  const year = getToday().slice(0, 4);
  // A Monday in July of any year.
  const monday = getMonday(`${year}-07-20`);
  const absence = absenceOf(ann, monday, addDays(monday, 1));
  api.answer(
    holidays.list,
    [0, 1, 2].map((by) => ({
      date: addDays(monday, by),
      name: 'Bouwvak',
      kind: 'closure' as const,
    })),
  );
  api.answer(leave.card, cardOf(ann, { today: getToday(), lines: [], absences: [absence] }));
  await openApp({ at: `/employeeabsences/${ann.id}`, api });
  const list = page.getByRole('region', { name: 'Verlof en ziekte' });
  await expect.element(list).toMatchTextContent('Kost geen uren: Bouwvak');
  await expect
    .element(page.getByRole('row', { name: /Opgenomen: Vakantie · Bouwvak 0/ }))
    .toBeVisible();
  const dayOf = (day: string) => page.getByTitle(new RegExp(`^${formatShortDay(day)}(:|$)`));
  const backgroundOf = (day: string) => getComputedStyle(dayOf(day).element()).backgroundImage;
  expect(backgroundOf(addDays(monday, 2))).not.toBe(backgroundOf(addDays(monday, 5)));
  await expect.element(dayOf(getToday())).toHaveAttribute('aria-current', 'date');
  await expectAccessible();
});
