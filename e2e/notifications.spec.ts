import type { Request, Response } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import { makeClient, makePlanningItem } from '@ploegplan/server/test/factories';
import { openDetails, save } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { colourOfNotification, notifications } from './notifications.ts';
import { withoutLiveUpdates } from './session.ts';

const fault = {
  status: 500,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'x', status: 500, code: 'internal', requestId: 'verzoek-1' },
};

test.describe('a notification', () => {
  test('stands at the top for four seconds, red for a failure and green for a success', async ({
    page,
    tenant,
    employee,
  }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await page.clock.install();
    await openDetails(page, tenant, employee.username);
    await page.route('**/employee-planning/**', (route) => route.abort());
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const shown = notifications(page).getByText('Fout bij het opslaan van uren.');
    /** The clock goes on by steps so small that it stands where the notification came. */
    const comes = async () => {
      await page.clock.runFor(20);
      return shown.count();
    };
    await save(page).click();
    await expect.poll(comes, { intervals: [50] }).toBe(1);
    await page.clock.runFor(200);
    expect(await colourOfNotification(page, 'Fout bij het opslaan van uren.')).toBe('red');
    const { y, x, width } = (await shown.boundingBox()) ?? { y: -1, x: 0, width: 0 };
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(60);
    expect(x + width).toBeLessThan(page.viewportSize()?.width ?? 0);
    await page.clock.runFor(3_700);
    await expect(shown).toBeVisible();
    await page.clock.runFor(300);
    await expect(shown).toHaveCount(0);

    await page.clock.resume();
    await page.unroute('**/employee-planning/**');
    await save(page).click();
    await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
    expect(await colourOfNotification(page, 'Uren opgeslagen.')).toBe('green');
  });

  test('comes into a region that a screen reader knows, an error at once', async ({
    page,
    tenant,
    employee,
  }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await openDetails(page, tenant, employee.username);
    const region = notifications(page);
    await expect(region).toBeEmpty();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await region.evaluate((element) => element.setAttribute('data-known', ''));

    await page.route('**/employee-planning/**', (route) => route.abort());
    await save(page).click();
    await expect(region).toContainText('Fout bij het opslaan van uren.');
    await expect(region).toHaveAttribute('aria-live', 'assertive');
    await page.unroute('**/employee-planning/**');
    await save(page).click();
    await expect(region).toContainText('Uren opgeslagen.');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('data-known', '');
    // None in it either, which would speak twice or not at all.
    expect(await region.getByRole('alert').or(region.getByRole('status')).count()).toBe(0);
    await expectAccessible(page);
  });
});

test.describe('a list that cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const { path, calls, failure } of [
    { path: '/klanten', calls: '**/api/clients?*', failure: 'Klanten ophalen mislukt' },
    { path: '/projecten', calls: '**/api/projects?*', failure: 'Projecten ophalen mislukt' },
    { path: '/projecten', calls: '**/api/projectstatuses', failure: 'Statussen ophalen mislukt' },
  ]) {
    test(`says so: ${failure}`, async ({ page, tenant, admin, quietConsole: _ }) => {
      const address = addressOf(tenant.name);
      await signIn(page, address, admin.username);
      await page.route(calls, (route) => route.fulfill(fault));
      await page.goto(address + path);
      await expect(notifications(page)).toContainText(failure, { timeout: 20_000 });
      await expect(page.getByRole('alert').getByText(failure)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(calls);
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('is told once while one looks at it, and not while the connection is lost', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    await makeClient(tenant, { name: 'Jan' });
    await withoutLiveUpdates(page);
    await page.clock.install();
    await signIn(page, address, admin.username);
    await page.goto(`${address}/klanten`);
    const list = page.getByText('1 klant', { exact: true });
    await expect(list).toBeVisible();
    /** What is older than ten minutes is read again by who comes back to it; a failure is tried twice more. */
    const comesBack = async (calls: number) => {
      let made = 0;
      const count = (request: Request) => {
        if (request.url().includes('/api/clients?')) made += 1;
      };
      page.on('request', count);
      const look = async () => {
        await page.clock.fastForward(11 * 60_000);
        await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
        return made;
      };
      await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(calls);
      page.off('request', count);
    };
    const failing = '**/api/clients?*';
    const fail = () => page.route(failing, (route) => route.fulfill(fault));
    await page.evaluate(() => {
      const note = (list: MutationRecord[]) => {
        for (const { addedNodes } of list) {
          for (const node of addedNodes) {
            if (node.textContent?.includes('Klanten ophalen')) document.body.dataset.told += 'x';
          }
        }
      };
      document.body.dataset.told = '';
      const region = document.querySelector('#notifications') ?? document.body;
      new MutationObserver(note).observe(region, { childList: true, subtree: true });
    });
    const told = () => page.evaluate(() => document.body.dataset.told?.length);

    await page.route(failing, (route) => route.abort());
    await comesBack(3);
    await page.unroute(failing);
    await fail();
    await comesBack(3);
    await expect.poll(told).toBe(1);
    await comesBack(3);
    await page.unroute(failing);
    const isRead = (answer: Response) => answer.url().includes('/api/clients?') && answer.ok();
    await Promise.all([page.waitForResponse(isRead), comesBack(1)]);
    await fail();
    await comesBack(3);
    await expect.poll(told).toBe(2);
    await expect(list).toBeVisible();
  });
});
