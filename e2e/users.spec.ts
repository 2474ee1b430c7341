import { makeEmployee, makeUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { drawerOf, lineOf, openers, openUsers, usernames } from './users.ts';

test.describe('the list of users', () => {
  test('tells who may sign in, and how each stands', async ({ page, tenant }) => {
    const jan = await makeEmployee(tenant, { name: 'Jan de Boer' });
    await makeUser(tenant, { username: 'beheer', email: 'kantoor@example.nl' });
    await makeUser(tenant, { username: 'voorman', alsoEmployee: true, needsPasswordChange: true });
    await makeUser(tenant, {
      username: 'jan',
      userType: 'employee',
      employeeId: jan,
      hasPassword: false,
    });
    await makeUser(tenant, { username: 'oud', userType: 'other', active: false });
    await openUsers(page, tenant, 'beheer');

    await expect(lineOf(page, 'beheer')).toContainText('beheer (jij)');
    await expect(lineOf(page, 'beheer')).toContainText('kantoor@example.nl');
    await expect(lineOf(page, 'beheer')).toContainText('Beheerder');
    await expect(lineOf(page, 'voorman')).toContainText('Beheerder, werkt ook mee');
    await expect(
      lineOf(page, 'voorman').getByRole('img', { name: 'Moet wachtwoord wijzigen' }),
    ).toBeVisible();
    await expect(lineOf(page, 'jan')).toContainText('Jan de Boer');
    await expect(lineOf(page, 'jan')).toContainText('Uitgenodigd');
    await expect(lineOf(page, 'oud')).toContainText('Overig');
    await expect(lineOf(page, 'oud')).toContainText('Inactief');
    await expectAccessible(page);
  });

  test('is sorted by username, or as was chosen, also at the next visit', async ({
    page,
    tenant,
    isMobile,
  }) => {
    await makeUser(tenant, { username: 'cas', email: 'a@example.nl' });
    await makeUser(tenant, { username: 'ann', email: 'c@example.nl' });
    await makeUser(tenant, { username: 'bob', email: '' });
    await openUsers(page, tenant, 'cas');
    await expect.poll(() => usernames(page)).toEqual(['ann', 'bob', 'cas (jij)']);

    const sortByEmail = async (way: 'A–Z' | 'Z–A') => {
      if (!isMobile) return page.getByRole('button', { name: 'E-mail' }).click();
      await page.getByRole('button', { name: 'Meer' }).click();
      await page.getByRole('menuitemradio', { name: `E-mail (${way})` }).click();
      await page.keyboard.press('Escape');
    };
    await sortByEmail('A–Z');
    await expect.poll(() => usernames(page)).toEqual(['cas (jij)', 'ann', 'bob']);
    await sortByEmail('Z–A');
    await expect.poll(() => usernames(page)).toEqual(['ann', 'cas (jij)', 'bob']);

    await page.reload();
    await expect.poll(() => usernames(page)).toEqual(['ann', 'cas (jij)', 'bob']);
    if (isMobile) return;
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  test('is searched by username, name and address', async ({ page, tenant, admin }) => {
    const employeeId = await makeEmployee(tenant, { name: 'Émile Jansen' });
    await makeUser(tenant, {
      username: 'ej',
      userType: 'employee',
      employeeId,
      email: 'e@bouw.nl',
    });
    await openUsers(page, tenant, admin.username);
    const search = page.getByPlaceholder('Zoeken…');
    for (const words of ['ej', 'emile', 'BOUW.nl']) {
      await search.fill(words);
      await expect.poll(() => usernames(page)).toEqual(['ej']);
      await search.fill('');
      await expect(openers(page)).toHaveCount(2);
    }
    await search.fill('niemand');
    await expect(page.getByText('Niets gevonden voor ‘niemand’')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
    await expect(openers(page)).toHaveCount(2);
    await expect(search).toHaveValue('');
  });

  test('with nobody in it says so, and how to begin', async ({ page, tenant }) => {
    const god = await makeUser(tenant, { userType: 'god' });
    await signIn(page, addressOf(tenant.name), god.username);
    await page.goto(`${addressOf(tenant.name)}/users`);
    await expect(page.getByText('Nog geen gebruikers')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click();
    await expect(drawerOf(page)).toBeVisible();
  });

  test('that cannot be loaded can be tried again', async ({ page, tenant, admin }) => {
    await signIn(page, addressOf(tenant.name), admin.username);
    await page.route('**/api/users', (route) => route.abort());
    await page.goto(`${addressOf(tenant.name)}/users`);
    await expect(page.getByText('Geen verbinding')).toBeVisible();
    await page.unroute('**/api/users');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(openers(page)).toHaveCount(1);
  });

  test('is worked by keyboard alone', { tag: '@desktop' }, async ({ page, tenant }) => {
    for (const username of ['ann', 'bob', 'cas']) await makeUser(tenant, { username });
    await openUsers(page, tenant, 'ann');
    await page.getByRole('button', { name: 'Laatst gezien' }).focus();
    await page.keyboard.press('Tab');
    await expect(openers(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(drawerOf(page).getByLabel('Gebruikersnaam')).toBeFocused();
    await page.keyboard.type('by');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
    await expect(drawerOf(page)).toBeHidden();
    await expect(openers(page).filter({ hasText: 'bobby' })).toBeFocused();
  });

  test('is for the office alone', async ({ page, tenant, employee }) => {
    await signIn(page, addressOf(tenant.name), employee.username);
    await page.goto(`${addressOf(tenant.name)}/users`);
    await expect(page).toHaveURL(/\/employeeplanning$/);
  });
});

test('long names are cut off in the list, and there in full', { tag: '@desktop' }, async ({
  page,
  tenant,
  admin,
}) => {
  const username = `een-hele-lange-naam-${'x'.repeat(40)}`;
  await makeUser(tenant, { username });
  await openUsers(page, tenant, admin.username);
  const cell = lineOf(page, username).getByRole('rowheader');
  await expect(cell).toHaveAttribute('title', username);
  expect((await cell.boundingBox())?.height).toBeLessThanOrEqual(41);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
