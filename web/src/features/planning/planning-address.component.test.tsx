import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, opened } from '../../../test/app.tsx';
import { openBoard, planningApi, wednesday } from '../../../test/subjects/planning.ts';
import { expectAddress } from '../../../test/subjects/session.ts';

const board = (name: string) => page.getByRole('grid', { name: `Planning ${name}` });
const day = page.getByRole('link', { name: /^vr/ });

test.each([
  ['a link names the day and view', '?datum=2026-03-04&weergave=month', 'maart 2026'],
  ['a day that does not exist is left out', '?datum=2026-02-31&weergave=jaar', 'week 3, 2026'],
])('%s', async (_, search, shown) => {
  const remembered = { selectedDate: wednesday };
  await openApp({ at: `/planning${search}`, api: planningApi(), remembered });
  await expect.element(board(shown)).toBeVisible();
});

test('another tab of the same user leaves the day and view of this one, and a new tab begins with its', async () => {
  const api = planningApi();
  const remembered = { selectedDate: wednesday, viewMode: 'week' };
  await openBoard({ api, remembered });
  const tell = (name: string, value: string) => {
    const key = Object.keys(localStorage).find((candidate) => candidate.endsWith(`.${name}`)) ?? '';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  tell('selectedDate', '2026-03-04');
  tell('viewMode', 'month');
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expect.element(board('week 4, 2026')).toBeVisible();
  tell('selectedDate', '2026-03-04');

  await opened.close();
  sessionStorage.clear();
  await openApp({ at: '/planning', api });
  await expect.element(board('maart 2026')).toBeVisible();
});

test('paging replaces the address, and back from a day that was followed shows the week again', async () => {
  await openBoard({ api: planningApi() });
  await expectAddress(`/planning?datum=${wednesday}&weergave=week&rijen=employees&tonen=board`);
  const { length } = history;
  await page.getByRole('button', { name: 'Volgende week' }).click();
  await expectAddress('/planning?datum=2026-01-21&weergave=week&rijen=employees&tonen=board');
  expect(history.length).toBe(length);
  await day.click();
  await expect.element(board('vrijdag 23 januari 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Volgende dag' }).click();
  await expectAddress('/planning?datum=2026-01-24&weergave=day&rijen=employees&tonen=board');
  history.back();
  await expect.element(board('week 4, 2026')).toBeVisible();
  await expectAddress('/planning?datum=2026-01-21&weergave=week&rijen=employees&tonen=board');
  history.forward();
  await expect.element(board('zaterdag 24 januari 2026')).toBeVisible();
});

test('the rows and the list stand in the address too, and a link shows them as they were', async () => {
  await openApp({
    at: `/planning?datum=${wednesday}&weergave=week&rijen=projects&tonen=board`,
    api: planningApi(),
  });
  await expect.element(page.getByRole('columnheader', { name: 'Project' })).toBeVisible();
  await page.getByRole('button', { name: 'Weergave' }).click();
  await page.getByRole('menuitemradio', { name: 'Lijst' }).click();
  await expectAddress(`/planning?datum=${wednesday}&weergave=week&rijen=projects&tonen=list`);
});
