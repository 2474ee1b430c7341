import { getToday } from '@ploegplan/contract/dates/dates';
import { makePlanningItem } from '@ploegplan/server/test/data/factories';
import { readBrowserCode } from '../support/browser-code.ts';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

test('on a tablet the days and names of the board are as large as a thumb needs', async ({
  page,
  tenant,
  admin,
  employee,
}) => {
  const address = addressOf(tenant.name);
  await makePlanningItem(tenant, { date: getToday(), employeeIds: [employee.employeeId] });
  await signIn(page, address, admin.username);
  const smallTargets = readBrowserCode('targets');
  for (const view of ['week', 'month']) {
    await page.goto(`${address}/planning?weergave=${view}`);
    await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
    const small = await page.evaluate<string[]>(
      `(() => { ${smallTargets}; return smallTargets(); })()`,
    );
    const names = await page.getByRole('rowheader').getByRole('link').allTextContents();
    expect(names).not.toEqual([]);
    const isMeant = (target: string) =>
      /^a ‘(ma|di|wo|do|vr|za|zo) /.test(target) ||
      names.some((name) => target.startsWith(`a ‘${name}`));
    expect(small.filter(isMeant)).toEqual([]);
  }
});
