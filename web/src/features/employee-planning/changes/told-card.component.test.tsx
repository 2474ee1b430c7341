import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { told } from '@ploegplan/contract/told/endpoints';
import { OwnToldDay, ToldWork } from '@ploegplan/contract/told/schemas';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { opened } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';

const tomorrow = addDays(getToday(), 1);
const work = (title: string) =>
  sample(ToldWork, { title, startTime: '07:00:00', endTime: '16:00:00' });
const dayOf = (values: Partial<OwnToldDay> = {}) =>
  sample(OwnToldDay, {
    publicationId: sampleId(),
    date: tomorrow,
    was: [work('Kade 7')],
    works: [work('Torenkade 88')],
    isOutdated: false,
    answer: null,
    ...values,
  });

const card = page.getByRole('region', { name: 'Nieuws over je planning' });
const seen = card.getByRole('button', { name: 'Gezien' });
const difference = `${formatDay(tomorrow)}: was Kade 7, nu Torenkade 88, 07:00 – 16:00`;
const kept = page.getByText('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is');

async function open(...days: OwnToldDay[]) {
  const { api, ...others } = answerTold(days);
  await own.openAsEmployee('/employeeplanning', api);
  return { api, ...others };
}

function answerTold(days: OwnToldDay[]) {
  const api = own.answerItems(own.plannedItem({ date: tomorrow }));
  let current = days;
  api.answer(told.own, () => current);
  api.answer(told.answer, ({ body: { days: answered, answer } }) => {
    const isOf = (day: OwnToldDay) => answered.some(({ date }) => date === day.date);
    current = current.map((day) =>
      isOf(day) && (answer !== 'shown' || !day.answer) ? { ...day, answer } : day,
    );
    return undefined;
  });
  const answers = () => api.received(told.answer).map(({ body }) => body);
  return { api, answers, given: () => answers().filter(({ answer }) => answer !== 'shown') };
}

test('what the office told is a difference, that it was on the screen is told once, and Gezien answers it', async () => {
  const day = dayOf();
  const { answers, given } = await open(day);
  await expect.element(card).toMatchTextContent(difference);
  await expectAccessible();
  await expect.poll(() => answers()).toHaveLength(1);
  const { publicationId, date } = day;
  const days = [{ publicationId, date }];
  expect(answers()[0]).toMatchObject({ answer: 'shown', days });
  await expect.element(card).toBeVisible();
  await seen.click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(given).toHaveLength(1);
  expect(given()[0]).toMatchObject({ answer: 'seen', days, reason: '' });
  await opened.close();
});

test('a card that comes later than the days moves none of them', async () => {
  const { api } = answerTold([dayOf()]);
  const { release } = api.hold(told.own);
  await own.openAsEmployee('/employeeplanning', api);
  const item = page.getByRole('article').first();
  await expect.element(item).toBeVisible();
  const topOf = () => item.element().getBoundingClientRect().top;
  let before = Number.NaN;
  const isStill = () => {
    const last = before;
    before = topOf();
    return before === last;
  };
  await expect.poll(isStill, { interval: 200 }).toBe(true);
  release();
  await expect.element(seen).toBeInViewport();
  expect(topOf()).toBe(before);
});

test('a day out of sight is not told as shown, nor one of a page in the background', async () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  const { answers } = await open(dayOf());
  await expect.element(card).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(answers()).toEqual([]);
  Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => answers()).toMatchObject([{ answer: 'shown' }]);
});

test('who cannot come says why, of one of the days', async () => {
  const later = addDays(tomorrow, 1);
  const { given } = await open(dayOf(), dayOf({ date: later, was: null }));
  await card.getByRole('button', { name: 'Kan niet' }).click();
  const form = page.getByRole('dialog', { name: 'Kan niet' });
  await form.getByRole('button', { name: 'Doorgeven' }).click();
  await expect.element(form.getByText('Kies een dag')).toBeVisible();
  await expect.element(form.getByText('Vul in waarom je niet kunt')).toBeVisible();
  await form.getByRole('combobox', { name: 'Dag' }).click();
  await page.getByRole('option', { name: new RegExp(formatDay(later)) }).click();
  await form.getByRole('textbox', { name: 'Waarom niet' }).fill('Tandarts');
  await expectAccessible();
  await form.getByRole('button', { name: 'Doorgeven' }).click();
  await expect.element(page.getByText('Doorgegeven aan kantoor')).toBeVisible();
  expect(given()).toMatchObject([
    { answer: 'cannot', reason: 'Tandarts', days: [{ date: later }] },
  ]);
  await expect
    .element(card)
    .toMatchTextContent(`${formatDay(later)}: kantoor weet dat je niet kunt`);
  await expect.element(seen).toBeVisible();
});

test('an answer without a connection waits, is shown as given, and arrives once', async () => {
  const { api, given } = await open(dayOf());
  await expect.poll(() => api.received(told.answer)).toHaveLength(1);
  const { reconnect } = api.disconnect(told.answer);
  await seen.click();
  await expect.element(kept).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  const tried = given().length;
  reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => given().length).toBeGreaterThan(tried);
  const ids = new Set(given().map(({ id }) => id));
  expect(ids.size).toBe(1);
  await expect.element(page.getByText(/wacht op verbinding/)).not.toBeInTheDocument();
});

test('says that the planning changed since; more than a week is answered in parts', async () => {
  const days = Array.from({ length: 9 }, (_, at) => dayOf({ date: addDays(tomorrow, at) }));
  const { given } = await open(dayOf({ ...days[0], isOutdated: true }), ...days.slice(1));
  await expect.element(card).toMatchTextContent('Inmiddels weer gewijzigd');
  await seen.click();
  await expect.poll(() => given().map((answer) => answer.days.length)).toEqual([7]);
  await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(2);
});
