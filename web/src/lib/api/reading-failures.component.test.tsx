import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import { notify } from '../notify.ts';

test.each([
  ['/klanten', clients.list, 'Klanten ophalen mislukt'],
  ['/projecten', projects.list, 'Projecten ophalen mislukt'],
  ['/projecten', projectStatuses.list, 'Statussen ophalen mislukt'],
] as const)(
  'a list that fails to load (%s) shows an error until a retry succeeds',
  async (at, list, failure) => {
    const api = new TestApi();
    api.reject(list, 500, 'internal');
    await openApp({ at, api });
    await expect.element(notificationRegion()).toMatchTextContent(failure);
    await expect.element(page.getByRole('alert')).toMatchTextContent(failure);
    await expectAccessible();
    api.answer(list, []);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('a list that fails to refresh stays on screen and notifies once until it succeeds', async () => {
  const api = new TestApi();
  const rows = [sample(Client, { name: 'Jan' })];
  api.answer(clients.list, rows);
  const { queryClient } = await openApp({ at: '/klanten', api });
  await expect.element(page.getByText('1 klant', { exact: true })).toBeVisible();
  const notified = vi.spyOn(notify, 'error');
  /** Returns to a stale list, which is refetched; a failed query is retried twice. */
  const comeBack = async (reads: number) => {
    const before = api.received(clients.list).length;
    await queryClient.invalidateQueries({ refetchType: 'none' });
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => api.received(clients.list).length - before).toBe(reads);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
  };
  api.disconnect(clients.list);
  await comeBack(3);
  expect(notified, 'the icon in the bar tells that the connection is lost').not.toHaveBeenCalled();
  api.reject(clients.list, 500, 'internal');
  await comeBack(3);
  await comeBack(3);
  expect(notified.mock.calls).toEqual([['Klanten ophalen mislukt']]);
  api.answer(clients.list, rows);
  await comeBack(1);
  api.reject(clients.list, 500, 'internal');
  await comeBack(3);
  expect(notified).toHaveBeenCalledTimes(2);
  await expect.element(page.getByText('1 klant', { exact: true })).toBeVisible();
});
