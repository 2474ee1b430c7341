import { account } from '@ploegplan/contract/account/endpoints';
import { Account, AccountSession } from '@ploegplan/contract/account/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { help } from '@ploegplan/contract/help/endpoints';
import { Help } from '@ploegplan/contract/help/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { OwnMissingHours } from '@ploegplan/contract/hours/schemas';
import { leave } from '@ploegplan/contract/leave/endpoints';
import type { SessionCheck } from '@ploegplan/contract/session/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { told } from '@ploegplan/contract/told/endpoints';
import { OwnToldDay, ToldWork } from '@ploegplan/contract/told/schemas';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { textFaults, textSizes } from '../../../test/large-text.ts';
import { openMenu } from '../../../test/menu.ts';
import * as own from '../../../test/subjects/employee-planning.ts';
import { article } from '../../../test/subjects/help.ts';
import { ann, cardOf, requestOf, vacation } from '../../../test/subjects/leave.ts';

const item = own.plannedItem({
  clientName: 'Aannemersbedrijf Voorbeeld',
  startTime: '07:00:00',
  endTime: '16:00:00',
  location: 'Burgemeester de Monchyplein 12, Rotterdam',
  description: 'Rolsteiger opbouwen aan de achtergevel',
  employees: ['Werknemer Een', 'Werknemer Twee'],
  reachable: [{ name: 'Werknemer Twee', phonenumber: '06 11 22 33 44' }],
  contactPerson: own.contactPerson,
});
const earlier = own.plannedItem({ date: addDays(getToday(), -2) });

function fullApi() {
  const api = own.answerItems(item, earlier);
  const articles = [article('uren', 'Uren invullen', 'Werken')];
  api.answer(help.list, sample(Help, { articles, categoryOrder: { Werken: 0 } }));
  api.answer(
    hours.ownMissing,
    [-3, -2].map((days) =>
      sample(OwnMissingHours, {
        date: addDays(getToday(), days),
        projectName: 'Nieuwbouw De Proef',
        clientName: 'Aannemersbedrijf Voorbeeld',
        startTime: '07:00:00',
        endTime: '16:00:00',
        planned: 8.25,
      }),
    ),
  );
  const requests = [requestOf(ann, { kindName: vacation.name })];
  api.answer(leave.own, { ...cardOf(ann), requests });
  const work = (title: string) => sample(ToldWork, { title, startTime: '07:00:00' });
  api.answer(told.own, [
    sample(OwnToldDay, {
      date: addDays(getToday(), 1),
      was: [work('Havenkantoor')],
      works: [work('Havenmuseum')],
      isOutdated: true,
      answer: null,
    }),
  ]);
  api.answer(told.answer, undefined);
  const devices = { device: 'Chrome op Linux', current: false };
  api.answer(account.sessions, [sample(AccountSession, devices)]);
  api.answer(account.get, sample(Account, { username: 'werknemer', email: 'ann@example.nl' }));
  return api;
}

/** Each screen of a worker, with a text of it. */
const screens: [string, string | RegExp][] = [
  ['/employeeplanning', /was Havenkantoor, nu Havenmuseum/],
  [`/planning-details/${item.id}`, 'Rolsteiger opbouwen aan de achtergevel'],
  ['/missinghours', /^Alles als gepland/],
  ['/own-leave', 'Saldo'],
  ['/account', 'Chrome op Linux'],
  ['/help', 'Uren invullen'],
  ['/help/uren', 'Uren invullen'],
];

const sizes = [
  { how: 'text of twice the size', width: 360, height: 740, text: '200%' },
  { how: 'a zoom of 200 %', width: 180, height: 370, text: '100%' },
];

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(390, 844);
});

describe.each(sizes)('at 360 px with $how', ({ width, height, text }) => {
  const open = async (at: string, session: Partial<SessionCheck> = {}) => {
    const helpContact = { name: '', phonenumber: '088 123 45 67', email: '' };
    await own.openAsEmployee(at, fullApi(), { otherWork: true, helpContact }, session);
    await page.viewport(width, height);
    document.documentElement.style.fontSize = text;
  };
  it.each(screens)(
    'nothing of %s is cut or broken, and its bars leave two thirds of the window',
    async (at, content) => {
      await open(at);
      await expect.element(page.getByText(content).first()).toBeVisible();
      await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
    },
  );

  it('nor of the menu', async () => {
    await open('/employeeplanning');
    await openMenu();
    await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
  });

  it('nor of the drawer of an item', async () => {
    await open('/employeeplanning');
    await page.getByRole('article').first().getByRole('button').first().click();
    await expect.element(own.details.getByText('Aannemersbedrijf Voorbeeld')).toBeVisible();
    await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
  });

  it.each(['Ander werk', 'Ik ben ziek', 'Kan niet'])('nor of the form %s', async (name) => {
    await open('/employeeplanning');
    await page.getByRole('button', { name, exact: true }).click();
    await expect.element(page.getByRole('dialog', { name })).toBeVisible();
    await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
  });

  it('nor of the card and the drawer of the own day', async () => {
    const dayTimes = { isRequired: true, step: 1, travel: true } as const;
    await open('/employeeplanning', { dayTimes });
    const card = page.getByRole('region', { name: 'Mijn dag' });
    await expect.element(card).toBeVisible();
    await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
    await card.getByRole('button', { name: 'Anders' }).click();
    const drawer = page.getByRole('dialog', { name: 'Mijn dag' });
    await drawer.getByLabelText('Reis', { exact: true }).selectOptions('Meegereden');
    await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
    const times = drawer.element().querySelectorAll<HTMLInputElement>('input');
    expect([...times].filter((time) => time.scrollWidth > time.clientWidth)).toEqual([]);
  });

  it('nor of the form for leave', async () => {
    await open('/own-leave');
    await page.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Verlof aanvragen' })).toBeVisible();
    await expect.poll(textFaults, { timeout: 2_000 }).toEqual([]);
  });
});

it.each(screens)('all text of %s grows with that of the phone', async (at, content) => {
  await own.openAsEmployee(at, fullApi());
  await expect.element(page.getByText(content).first()).toBeVisible();
  const before = textSizes();
  document.documentElement.style.fontSize = '200%';
  const grown = [...textSizes()].filter(([text]) => before.has(text));
  expect(grown).not.toEqual([]);
  const isSmall = ([text, size]: [string, number]) => size < 1.5 * (before.get(text) ?? 0);
  expect(grown.filter(isSmall)).toEqual([]);
});
