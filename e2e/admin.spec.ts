import { makeTenant, makeUser } from '@ploegplan/server/test/factories';
import { drawerOf, enterAsGod, fillNew, logLines, openTenant } from './admin.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { waitForMail } from './mailbox.ts';
import { makePhoto } from './photo.ts';
import { logIn } from './session.ts';

test('a god adds a company, and its first admin gets in by the invitation', async ({
  page,
  tenant,
  browser,
}) => {
  await enterAsGod(page, tenant);
  const name = `nieuw-${tenant.name}`;
  const email = `baas@${name}.example`;
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  const drawer = drawerOf(page, 'Bedrijf toevoegen');
  await expect(drawer.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await fillNew(page, { displayName: `Nieuwbouw ${name}`, name, email });
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Bedrijf toegevoegd')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Zoek bedrijf' }).fill(name);
  await expect(page.getByRole('button', { name: `Nieuwbouw ${name}` })).toBeVisible();

  const { link } = await waitForMail(email);
  expect(link).toContain(`${addressOf(name)}/account-activation#token=`);
  const theirs = await browser.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Nieuw wachtwoord').fill('steiger boven het kanaal');
  await theirs.getByRole('button', { name: 'Account activeren' }).click();
  await logIn(theirs, 'baas', 'steiger boven het kanaal');
  await expect(theirs).toHaveURL(`${addressOf(name)}/home`);
  await theirs.close();

  const users = await openTenant(page, `Nieuwbouw ${name}`);
  await expect(users.getByRole('row', { name: 'baas' })).toContainText('BeheerderActief');

  await users.getByRole('button', { name: 'Annuleren' }).click();
  await page
    .getByRole('navigation', { name: /Onderdelen/ })
    .getByText('Logboek')
    .click();
  await page.getByLabel('Bedrijf', { exact: true }).first().fill(name);
  await page.getByRole('option', { name: `Nieuwbouw ${name}` }).click();
  for (const event of ['Bedrijf toegevoegd', 'Uitnodiging verstuurd', 'Account geactiveerd']) {
    await expect(logLines(page).filter({ hasText: event })).toHaveCount(1);
  }
});

test('the companies stay sorted as was chosen', { tag: '@desktop' }, async ({ page, tenant }) => {
  await enterAsGod(page, tenant);
  const heads = page.getByRole('table', { name: 'Bedrijven' }).getByRole('columnheader');
  await expect(heads.first()).toHaveAttribute('aria-sort', 'ascending');
  await heads.first().getByRole('button').click();
  await expect(heads.first()).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(heads.first()).toHaveAttribute('aria-sort', 'descending');
});

test('name, colour and words change at the company itself', async ({ page, tenant, database }) => {
  const other = await makeTenant({ database });
  const admin = await makeUser(other);
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${other.name}`);
  await drawer.getByRole('textbox', { name: 'Naam', exact: true }).fill('Steigers Op Maat');
  await drawer.getByLabel('Accentkleur').fill('#ffd400');
  await expect(drawer.getByText(/Te licht voor witte tekst \(1,4 : 1\)/)).toBeVisible();
  await drawer.getByLabel('Accentkleur').fill('#7a1f5c');
  await expect(drawer.getByText(/Witte tekst is hier goed op te lezen/)).toBeVisible();
  await drawer.getByLabel('Eén project heet').fill('Steiger');
  await drawer.getByLabel('Meer projecten heten').fill('Steigers');
  await drawer.getByLabel('Materieel').check();
  await expect(drawer.getByRole('heading', { name: /^Gebruikers/ })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Bedrijf bijgewerkt')).toBeVisible();

  await page.goto(`${addressOf(other.name)}/inloggen`);
  await expect(page.getByRole('img', { name: 'Steigers Op Maat' })).toBeVisible();
  const accent = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--tenant-accent'));
  expect(await accent()).toBe('#7a1f5c');
  await signIn(page, addressOf(other.name), admin.username);
  await page.goto(`${addressOf(other.name)}/planning`);
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  await expect(page.getByRole('radio', { name: 'Steiger' })).toBeAttached();
});

test('a logo of its own shows on the login page, until it is taken away', async ({
  page,
  tenant,
  browser,
}) => {
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${tenant.name}`);
  const chooser = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Logo uploaden' }).click();
  await (await chooser).setFiles(await makePhoto(page, 'logo.jpg'));
  await expect(page.getByText('Logo bewaard')).toBeVisible();
  await expect(drawer.getByRole('img', { name: 'Eigen logo' })).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newPage();
  const logo = visitor.getByRole('img', { name: `Bedrijf ${tenant.name}` });
  await visitor.goto(`${addressOf(tenant.name)}/inloggen`);
  await expect(logo).toHaveAttribute('src', '/api/tenant/logo?v=1');
  await expect
    .poll(() =>
      logo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    )
    .toBeGreaterThan(0);

  await drawer.getByRole('button', { name: 'Weghalen' }).click();
  await page.getByRole('dialog', { name: 'Logo weghalen' }).getByText('Weghalen').last().click();
  await expect(page.getByText('Logo weggehaald')).toBeVisible();
  await visitor.reload();
  await expect(logo).toHaveAttribute('src', '/logos/ploegplan.svg');
  await visitor.close();
});

test('a file that is no logo is refused at its field', async ({ page, tenant }) => {
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${tenant.name}`);
  const chooser = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Logo uploaden' }).click();
  const notes = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('geen logo') };
  await (await chooser).setFiles(notes);
  await expect(drawer.getByText('Dit bestand kan niet. Kies een PNG, JPEG of WebP.')).toBeVisible();
});

test('a company is closed after a question, and opened again', async ({
  page,
  tenant,
  database,
  browser,
}) => {
  const other = await makeTenant({ database });
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${other.name}`);
  await drawer.getByRole('button', { name: 'Bedrijf sluiten' }).click();
  const question = page.getByRole('dialog', { name: `Bedrijf ${other.name} sluiten` });
  await expect(question).toContainText('Niemand kan dan nog inloggen');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Bedrijf sluiten' }).click();
  await question.getByRole('button', { name: 'Bedrijf sluiten' }).click();
  await expect(page.getByText('Bedrijf gesloten')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`${addressOf(other.name)}/inloggen`);
  await expect(visitor.getByText(/is op dit moment gesloten/)).toBeVisible();

  await drawer.getByRole('button', { name: 'Weer openen' }).click();
  await page
    .getByRole('dialog', { name: /weer openen$/ })
    .getByText('Weer openen')
    .last()
    .click();
  await expect(page.getByText('Bedrijf weer geopend')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
  await visitor.close();

  const log = `${addressOf(tenant.name)}/admin?tab=logboek&tenant=${other.id}`;
  await page.goto(log);
  const closing = logLines(page).filter({ hasNotText: 'Handeling van god' });
  await expect(closing).toHaveText([/Bedrijf weer geopend/, /Bedrijf gesloten/]);
  await page.goto(`${log}&event=tenant-blocked`);
  await expect(logLines(page)).toHaveText([/Bedrijf gesloten/]);
});

test('the company that one is in cannot be closed from there', async ({ page, tenant }) => {
  await enterAsGod(page, tenant);
  const drawer = await openTenant(page, `Bedrijf ${tenant.name}`);
  await expect(drawer.getByRole('button', { name: 'Opslaan' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Bedrijf sluiten' })).toHaveCount(0);
});

test('the list of companies is searched, and says when nothing is found', async ({
  page,
  tenant,
}) => {
  await enterAsGod(page, tenant);
  const search = page.getByRole('searchbox', { name: 'Zoek bedrijf' });
  await search.fill('steigerbouw voor');
  await expect(page.getByRole('button', { name: 'Steigerbouw Voorbeeld' })).toBeVisible();
  await expectAccessible(page);
  await search.fill('bestaat niet');
  await expect(page.getByText('Niets gevonden voor ‘bestaat niet’')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect(search).toHaveValue('');
  await search.fill(tenant.name);
  const link = page.getByRole('link', { name: new URL(addressOf(tenant.name)).host });
  await expect(link).toHaveAttribute('href', addressOf(tenant.name));
  await expect(link).toHaveAttribute('target', '_blank');
});
