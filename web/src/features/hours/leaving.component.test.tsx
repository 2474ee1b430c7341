import { hours } from '@ploegplan/contract/hours/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import { day, hoursApi, worked } from '../../../test/subjects/hours.ts';
import { acceptLogin, endSession, expectAddress, logIn } from '../../../test/subjects/session.ts';
import { callAs } from '../../lib/api/call.ts';

const WEDNESDAY = 2;
const cell = page
  .getByRole('grid', { name: 'Uren' })
  .getByRole('row', { name: /^Kade 12/ })
  .getByRole('gridcell')
  .nth(WEDNESDAY);
// The shell has a status of its own, which comes later.
const strip = page.getByRole('main').getByRole('status');
const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
const signOut = page.getByRole('button', { name: 'Uitloggen' });

const open = (api = hoursApi({ items: [worked()] })) =>
  openApp({ at: '/hoursmanagement', api, remembered: { hoursDate: day } });

async function type(keys: string): Promise<void> {
  await cell.click();
  await userEvent.keyboard(keys);
}

const edits = (api: ReturnType<typeof hoursApi>) =>
  api.received(hours.record).flatMap(({ body }) => body.edits);

test('hours that are refused after the page was left are told with person and day, and stay at their cell', async () => {
  const api = hoursApi({ items: [worked()] });
  api.refuseWith('changed-meanwhile');
  const { release } = api.hold(hours.record);
  await open(api);
  await type('6{Enter}');
  await expect.poll(() => edits(api)).toHaveLength(1);
  await menu.getByRole('link', { name: 'Overzicht' }).click();
  await expectAddress('/home');
  release();
  const told = page.elementLocator(notificationRegion());
  await expect.element(told.getByText(/^Ann de Boer op wo 14 jan/)).toBeVisible();
  await expect
    .element(told.getByText(/^Uren niet opgeslagen\. Intussen door een ander gewijzigd/))
    .toBeVisible();
  await expectAccessible();
  history.back();
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true');
});

test('hours that wait for a connection are not recorded once they were discarded to leave the page', async () => {
  const api = hoursApi({ items: [worked()] });
  const network = api.disconnect(hours.record);
  await open(api);
  await type('6{Enter}');
  await expect.element(strip).toMatchTextContent('Geen verbinding. 1 wijziging wacht');
  await menu.getByRole('link', { name: 'Overzicht' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expectAddress('/home');
  const before = edits(api).length;
  network.reconnect();
  window.dispatchEvent(new Event('online'));
  history.back();
  await type('7{Enter}');
  await expect.poll(() => edits(api).slice(before)).toMatchObject([{ hours: 7, seen: null }]);
});

test('keys undo nothing that was typed before the page was left', async () => {
  const api = hoursApi({ items: [worked()] });
  await open(api);
  await type('6{Enter}');
  await expect.poll(() => edits(api)).toHaveLength(1);
  await menu.getByRole('link', { name: 'Overzicht' }).click();
  await expectAddress('/home');
  history.back();
  await type('{Control>}z{/Control}7{Enter}');
  await expect.poll(() => edits(api).map((edit) => edit.hours)).toEqual([6, 7]);
});

test('hours that are not recorded are asked about before signing out, and are not sent by the next user', async () => {
  const api = hoursApi({ items: [worked()] });
  const network = api.disconnect(hours.record);
  const { router } = await open(api);
  await type('6{Enter}');
  await expect.element(strip).toMatchTextContent('Geen verbinding. 1 wijziging wacht');
  api.answer(session.logout, () => {
    endSession(api);
    return undefined;
  });
  await signOut.click();
  const question = page.getByRole('dialog', { name: 'Nog niet alles is verstuurd' });
  await expect
    .element(question)
    .toMatchTextContent('1 vak met uren is nog niet opgeslagen. Dat gaat verloren als je uitlogt.');
  await question.getByRole('button', { name: 'Toch uitloggen' }).click();
  await expectAddress('/inloggen');
  const before = edits(api).length;
  network.reconnect();
  acceptLogin(api, { username: 'ander', userId: sampleId() });
  await logIn('ander');
  await expectAddress('/home');
  window.dispatchEvent(new Event('online'));
  await router.navigate({ to: '/hoursmanagement' });
  await expect.element(page.getByRole('heading', { name: 'Alle uren', level: 1 })).toBeVisible();
  expect(edits(api).slice(before)).toEqual([]);
});

test('hours that were typed when the session expired are recorded when their user is back', async () => {
  const api = hoursApi({ items: [worked()] });
  let isExpired = true;
  api.intercept(hours.record, () => {
    if (isExpired) throw new Rejected(401, 'unauthorized');
  });
  const { user } = await open(api);
  await type('6{Enter}');
  await expectAddress('/session-expired');
  isExpired = false;
  acceptLogin(api, { ...user });
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await logIn();
  await expectAddress(`/hoursmanagement?datum=${day}&periode=week&per=people`);
  await expect.poll(() => edits(api)).toMatchObject([{ hours: 6 }, { hours: 6 }]);
  await expect.element(cell).toMatchTextContent(/^6/);
});

test('hours name who typed them, also when they are sent after somebody else signed in', async () => {
  const api = hoursApi({ items: [worked()] });
  const network = api.disconnect(hours.record);
  const { user } = await open(api);
  await type('6{Enter}');
  await expect.element(strip).toMatchTextContent('Geen verbinding. 1 wijziging wacht');
  const users: (string | null)[] = [];
  window.fetch = (input, init) => {
    const { method, headers } = new Request(input, init);
    if (method === 'POST') users.push(headers.get('x-current-user'));
    return api.fetch(input, init);
  };
  callAs('somebody else');
  network.reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => users).toEqual([user?.userId]);
  callAs(user?.userId ?? null);
});
