import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, opened } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { menu, openMenu } from '../../../test/menu.ts';
import * as own from '../../../test/subjects/employee-planning.ts';
import { getCurrentSeenItems } from '../../data/own/seen-items.ts';
import { followServerClock } from '../../lib/dates/server-clock.ts';

const cards = page.getByRole('article');
const openPast = () => page.getByText('Eerder').click();

test('today is first, also without items; a location links to navigation', async () => {
  const later = own.plannedItem({ date: addDays(getToday(), 2), location: 'Kade 1, Utrecht' });
  await own.openAsEmployee('/employeeplanning', own.answerItems(later));
  const days = page.getByRole('heading', { level: 2 });
  await expect.element(days.first()).toMatchTextContent('Vandaag');
  await expect.element(page.getByText('Niets gepland')).toBeVisible();
  await expect.element(cards).toMatchTextContent('Nieuwbouw De Proef');
  await expect
    .element(cards.getByRole('link', { name: 'Kade 1, Utrecht' }))
    .toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=Kade%201%2C%20Utrecht',
    );
  await expectAccessible();
});

test('a day out of sight has the height of its items, so that none lies over a later day, and no width', async () => {
  const items = Array.from({ length: 40 }, (_, at) =>
    own.plannedItem({
      date: addDays(getToday(), Math.floor(at / 2)),
      projectLocation: 'Torenkade 88, Proefstad',
      clientLocation: 'Havenweg 12, Proefstad',
      employees: ['Werknemer Een', 'Werknemer Twee'],
    }),
  );
  await own.openAsEmployee('/employeeplanning', own.answerItems(...items));
  await expect.poll(() => cards.elements()).toHaveLength(items.length);
  const boxes = cards.elements().map((card) => card.getBoundingClientRect());
  for (const [at, { top }] of boxes.slice(1).entries())
    expect(top).toBeGreaterThan(boxes[at]?.bottom ?? 0);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('past days show recorded and missing hours, latest first, with four more weeks on demand', async () => {
  const api = own.answerItems(
    own.plannedItem({ date: addDays(getToday(), -20) }),
    own.plannedItem({ date: addDays(getToday(), -2), hoursWorked: 7.75 }),
    own.plannedItem({ date: addDays(getToday(), -1) }),
  );
  await own.openAsEmployee('/employeeplanning', api);
  await openPast();
  await expect.element(cards.nth(0)).toMatchTextContent('Uren ontbreken');
  await expect.element(cards.nth(1)).toMatchTextContent('7,75 uur');
  expect(cards.elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Eerdere dagen tonen' }).click();
  await expect.poll(() => cards.elements()).toHaveLength(3);
  expect(api.received(employeePlanning.list).at(-1)?.query).toEqual({
    from: addDays(getToday(), -42),
    to: addDays(getToday(), -15),
  });
  await expectAccessible();
});

test('earlier days that cannot be read without a connection say so', async () => {
  const api = own.answerItems(own.plannedItem({ date: addDays(getToday(), -2) }));
  await own.openAsEmployee('/employeeplanning', api);
  await openPast();
  const { reconnect } = api.disconnect(employeePlanning.list);
  const more = page.getByRole('button', { name: 'Eerdere dagen tonen' });
  await more.click();
  const reason = page.getByText('Zonder verbinding zijn eerdere dagen niet te zien.');
  await expect.element(reason).toBeVisible();
  await expect.element(cards.first()).toBeVisible();
  reconnect();
  await more.click();
  await expect.element(reason).not.toBeInTheDocument();
});

test('what changed, came and was cancelled while the application was closed is told until it is seen, also after signing in again', async () => {
  const day = addDays(getToday(), 1);
  const plan = (projectName: string, more = {}) =>
    own.plannedItem({
      date: day,
      projectName,
      startTime: '07:00:00',
      endTime: '16:00:00',
      ...more,
    });
  const [kept, changed, gone, added] = ['Dak', 'Kelder', 'Zolder', 'Gevel'].map((value) =>
    plan(value),
  );
  if (!kept || !changed || !gone || !added) throw new Error('unreachable');
  await own.openAsEmployee('/employeeplanning', own.answerItems(kept, changed, gone));
  await expect.poll(() => Object.keys(getCurrentSeenItems()?.items ?? {})).toHaveLength(3);
  const told = page.getByText(/^(Nieuw|Gewijzigd|Vervallen)$/);
  expect(told.elements()).toEqual([]);
  await opened.close();

  const later = own.answerItems(kept, { ...changed, startTime: '06:30:00' }, added);
  await own.openAsEmployee('/employeeplanning', later);
  await expect.poll(() => told.elements()).toHaveLength(3);
  const cancelled = page.getByRole('region', { name: 'Nieuws over je planning' });
  await expect.element(cancelled).toMatchTextContent(/, 07:00 – 16:00, Zolder/);
  const card = (name: string) => cards.filter({ hasText: name });
  const words = 'Tijd: was 07:00 – 16:00, nu 06:30 – 16:00';
  await expect.element(card('Kelder').getByText(words)).toBeVisible();
  await expect.element(card('Gevel').getByText('Nieuw')).toBeVisible();
  await expectAccessible();
  await cancelled.getByRole('button', { name: 'Gezien' }).click();
  await expect.element(cancelled).not.toBeInTheDocument();
  await card('Kelder').getByRole('button', { name: 'Kelder' }).click();
  await expect.element(own.details.getByText(words)).toBeVisible();
  await expect.poll(() => told.elements().map(({ textContent }) => textContent)).toContain('Nieuw');
  await opened.close();

  await own.openAsEmployee('/employeeplanning', later);
  await expect.element(card('Gevel').getByText('Nieuw')).toBeVisible();
  expect(told.elements()).toHaveLength(1);
});

test('what one user has seen tells nothing of another on the same phone', async () => {
  const item = own.plannedItem();
  await own.openAsEmployee('/employeeplanning', own.answerItems(item));
  await expect.poll(() => getCurrentSeenItems()).not.toBeNull();
  await opened.close();
  await openApp({
    at: '/employeeplanning',
    as: { userType: 'employee', username: 'collega', userId: sampleId() },
    size: 'phone',
    api: own.answerItems({ ...item, projectName: 'Elders' }),
  });
  await expect.poll(() => getCurrentSeenItems()?.items[item.id]?.projectName).toBe('Elders');
  expect(page.getByText('Gewijzigd').elements()).toEqual([]);
});

test('saved hours of a past day appear on its card', async () => {
  await own.openAsEmployee(
    '/employeeplanning',
    own.answerItems(own.plannedItem({ date: addDays(getToday(), -1) })),
  );
  await openPast();
  await page.getByRole('button', { name: 'Uren invullen' }).click();
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
  await expect.element(page.getByText(/: 8 uur$/)).toBeVisible();
  await expect.element(cards.first()).toMatchTextContent('8 uur');
});

test('the button for hours opens the details at the hours, the card at the top', async () => {
  const item = own.plannedItem({
    date: addDays(getToday(), -1),
    description: 'Gevel metselen\n'.repeat(20),
    crewNotes: [{ id: sampleId(), title: 'Sleutel', text: '<p>Bij de voorman</p>' }],
  });
  const api = own.answerItems(item);
  await own.openAsEmployee('/employeeplanning', api);
  await openPast();
  // The office's notes come with the whole item, and make what is above the hours longer.
  const whole = api.hold(employeePlanning.get);
  await page.getByRole('button', { name: 'Uren invullen' }).click();
  await expect.element(own.hours).toBeInViewport();
  whole.release();
  await expect.element(own.details.getByText('Sleutel')).toBeInTheDocument();
  const header = () => own.cancelButtons.first().element().getBoundingClientRect().bottom;
  const hoursTop = () => own.hours.element().getBoundingClientRect().top;
  await expect.poll(() => hoursTop() - header()).toBeLessThan(200);
  expect(hoursTop()).toBeGreaterThan(header());
  await own.cancelButtons.last().click();
  await expect.element(own.details).not.toBeInTheDocument();
  // The button for hours is gone once they are there.
  await expect.element(page.getByRole('article').getByRole('button').first()).toHaveFocus();
  await own.openFirst();
  await expect.element(own.details.getByRole('heading', { level: 2 }).last()).toBeInViewport();
});

test('an empty planning shows a message; without a connection it shows a retry', async () => {
  const api = own.answerItems();
  api.disconnect(employeePlanning.list);
  await own.openAsEmployee('/employeeplanning', api);
  await expect.element(page.getByText('Geen verbinding.')).toBeVisible();
  await expectAccessible();
  api.answer(employeePlanning.list, []);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Niets gepland' })).toBeVisible();
  await expectAccessible();
});

test('at 360 px nothing overflows, and touch targets are at least 48 px high', async () => {
  const item = own.plannedItem({
    projectName: 'Renovatie van het voormalige hoofdpostkantoor te Voorbeeldstad',
    projectLocation: 'a'.repeat(60),
    contactPerson: own.contactPerson,
  });
  await own.openAsEmployee('/employeeplanning', own.answerItems(item));
  await page.viewport(360, 740);
  await own.openFirst();
  expect(document.documentElement.scrollWidth).toBe(360);
  // The camera button is for fingers only.
  const targets = [
    ...own.details
      .element()
      .querySelectorAll<HTMLElement>('button, a, input:not([type=file]), textarea'),
  ].filter((target) => target.checkVisibility());
  expect(targets.length).toBeGreaterThan(8);
  for (const target of targets) {
    expect(target.offsetHeight, target.outerHTML).toBeGreaterThan(47);
  }
});

test('the hours of this week, and those of the week before, stand above the days with what is approved', async () => {
  const lastWeek = addDays(getMonday(getToday()), -5);
  await own.openAsEmployee(
    '/employeeplanning',
    own.answerItems(
      own.plannedItem({ hoursWorked: 7.75 }),
      own.plannedItem({ date: lastWeek, hoursWorked: 8, hoursApproved: true }),
    ),
  );
  await expect.element(page.getByText('Deze week 7,75 uur, nog niet goedgekeurd')).toBeVisible();
  await openPast();
  await expect.element(page.getByText('Vorige week 8 uur, goedgekeurd')).toBeVisible();
});

test('a phone whose clock is days behind shows the day of the server, and says so', async () => {
  const due = addDays(getToday(), 2);
  const api = own.answerItems(own.plannedItem({ date: due, projectName: 'Werk van vandaag' }));
  const answered = api.fetch;
  await own.openAsEmployee('/employeeplanning', api);
  window.fetch = async (...request) => {
    const response = await answered(...request);
    response.headers.set('date', new Date(Date.now() + 2 * 86_400_000).toUTCString());
    return response;
  };
  onTestFinished(() => followServerClock(new Date().toUTCString(), Date.now()));
  await openMenu();
  await menu.getByRole('link', { name: 'Ontbrekende uren' }).click();
  await expect
    .element(
      page.getByText('De klok van deze telefoon loopt 2 dagen achter; vandaag volgt de server.'),
    )
    .toBeVisible();
  await openMenu();
  await menu.getByRole('link', { name: 'Planning' }).click();
  await expect
    .element(page.getByRole('heading', { level: 2 }).first())
    .toMatchTextContent('Vandaag');
  await expect.element(cards.first()).toMatchTextContent('Werk van vandaag');
  await expectAccessible();
});
