import { getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { crashScreen } from '../../../../test/crash.ts';
import { pass, untilLive, useTimers } from '../../../../test/live.ts';

const sign = page.getByRole('button', { name: 'Geen verbinding' });
const told = page.getByRole('status').filter({ hasText: 'Geen verbinding' });
const explanation = page.getByRole('dialog', { name: 'Geen verbinding' });
const TEXT =
  'Wijzigingen in de planning zijn misschien niet zichtbaar. Ververs de pagina om opnieuw te verbinden. Je kunt de planning nog wel bekijken en uren invullen.';

beforeEach(() => void useTimers());

async function openWithRouter() {
  const { api, router } = await openApp({ at: '/klanten' });
  await expect.element(page.getByText('Nog geen klanten')).toBeVisible();
  await untilLive(api);
  return { api, router };
}
const openLive = async (): Promise<TestApi> => (await openWithRouter()).api;

test('a connection warning appears within 5 seconds without heartbeat and disappears on reconnect', async () => {
  const api = await openLive();
  const titleBox = () =>
    page.getByRole('heading', { name: 'Klanten', level: 1 }).element().getBoundingClientRect();
  const before = titleBox();
  api.events.silence();
  await pass(3_000);
  expect(sign.elements()).toEqual([]);
  await pass(2_000);
  await expect.element(sign).toBeVisible();
  expect(titleBox()).toMatchObject({ x: before.x, y: before.y });
  await expect.poll(() => told.elements().length).toBe(1);
  await sign.click();
  await expect.element(explanation.getByText(TEXT)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).not.toBeInTheDocument();

  api.events.reconnect();
  await untilLive(api);
  await expect.element(sign).not.toBeInTheDocument();
  expect(told.elements()).toEqual([]);
});

test('a lost network shows the warning, also in an open form, while the stream still looks alive, until it is back', async () => {
  await openLive();
  await page.getByRole('button', { name: 'Klant toevoegen' }).first().click();
  const inForm = page
    .getByRole('dialog')
    .getByText(/^Geen verbinding\. Wat je invult blijft staan/);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await pass(5_000);
  await expect.element(sign).toBeVisible();
  await pass(10_000);
  await expect.element(sign).toBeVisible();
  await expect.element(inForm).toBeVisible();
  network.mockRestore();
  await pass(5_000);
  await expect.element(sign).not.toBeInTheDocument();
  expect(inForm.elements()).toEqual([]);
});

test('the page of an error has the warning too', async () => {
  const { api, router } = await openWithRouter();
  api.events.silence();
  await pass(5_000);
  const errors = await crashScreen(api, router);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Er is iets misgegaan');
  await expect.element(sign).toBeVisible();
  errors.mockClear();
});

test('the installed app, which cannot be refreshed, advises to open it again', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  const api = await openLive();
  api.events.silence();
  await pass(5_000);
  await sign.click();
  await expect
    .element(explanation.getByText(/Sluit de app en open hem weer om opnieuw te verbinden\./))
    .toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('an interruption within the grace period is not shown; the stream resumes at its last event', async () => {
  const api = await openLive();
  api.events.disconnect();
  api.events.reconnect();
  await untilLive(api);
  await pass(2_900);
  expect(sign.elements()).toEqual([]);
  const [first, second, ...others] = api.events.positions();
  expect(first).toBeNull();
  expect(second).toMatch(/^\d+$/);
  expect(others).toEqual([]);
});

test('a stopped server shows the warning, which disappears once it is back', async () => {
  const api = await openLive();
  api.events.disconnect();
  await pass(2_600);
  await expect.element(sign).toBeVisible();
  api.events.reconnect();
  await untilLive(api);
  await expect.element(sign).not.toBeInTheDocument();
});

test('on a phone the details drawer, which covers the top bar, shows the warning too', async () => {
  const api = new TestApi();
  const item = sample(EmployeePlanningItem, {
    date: getToday(),
    projectName: 'Nieuwbouw',
    images: [],
    imagesInfo: [],
  });
  api.answer(employeePlanning.list, [item]);
  api.answer(employeePlanning.get, item);
  await openApp({ at: '/employeeplanning', as: 'employee', size: 'phone', api });
  await page.getByRole('article').getByRole('button').first().click();
  const hours = page.getByRole('spinbutton', { name: 'Uren gewerkt' });
  await expect.element(hours).toBeVisible();
  await untilLive(api);
  await hours.fill('7,75');
  api.events.silence();
  await pass(10_000);
  const details = page.getByRole('dialog', { name: 'Details' });
  await details.getByRole('button', { name: 'Geen verbinding' }).click();
  await expect.element(explanation.getByText(TEXT)).toBeVisible();
  await expectAccessible();
  api.events.reconnect();
  await untilLive(api);
  await expect.element(sign).not.toBeInTheDocument();
  await expect.element(hours).toHaveValue('7,75');
});

test('a device over the stream limit shows no warning and reconnects on user activity', async () => {
  const api = await openLive();
  api.events.end('too-many-streams');
  await pass(30_000);
  expect(sign.elements()).toEqual([]);
  expect(api.events.positions().length).toBe(1);
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => api.events.isOpen()).toBe(true);
  expect(api.events.positions().length).toBe(2);
});
