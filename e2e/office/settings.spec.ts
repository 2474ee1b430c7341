import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { makePhoto } from '../support/photo.ts';

test('what an admin sets shows on the login page, in the app, in the manifest and in the planning of others', async ({
  page,
  tenant,
  admin,
  browser,
}) => {
  const address = addressOf(tenant.name);
  const office = await browser.newPage();
  await signIn(office, address, admin.username);
  await office.goto(`${address}/planning`);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/settings`);
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const save = async (name: string, message: string) => {
    await section(name).getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.locator('#notifications')).toContainText(message);
  };

  const look = section('Naam en uiterlijk');
  await look.getByRole('textbox', { name: 'Naam' }).fill('Bouw in Eigen Hand');
  await look.getByLabel('Accentkleur').fill('#7a1f5c');
  await save('Naam en uiterlijk', 'Naam en uiterlijk bijgewerkt');
  const chooser = page.waitForEvent('filechooser');
  await look.getByRole('button', { name: 'Logo uploaden' }).click();
  await (await chooser).setFiles(await makePhoto(page, 'logo.jpg'));
  await expect(look.getByRole('img', { name: 'Eigen logo' })).toBeVisible();
  const index = page.getByRole('navigation', { name: 'Onderwerpen' });
  await index.getByRole('link', { name: 'Woorden en onderdelen' }).click();
  await section('Woorden en onderdelen').getByLabel('Meer heten').fill('Klussen');
  await save('Woorden en onderdelen', 'Woorden en onderdelen bijgewerkt');
  await index.getByRole('link', { name: 'Werkweek' }).click();
  for (const day of [
    'Maandag',
    'Dinsdag',
    'Woensdag',
    'Donderdag',
    'Vrijdag',
    'Zaterdag',
    'Zondag',
  ]) {
    const workday = section('Werkweek').getByRole('checkbox', { name: day });
    await workday.check();
    await section('Werkweek').getByLabel(`${day}, begin`).fill('06:15');
  }
  await save('Werkweek', 'Werkweek bijgewerkt');

  await expect(office.getByRole('navigation').getByText('Klussen')).toBeVisible();
  // A form keeps the working hours of its opening, so one from before the live update is opened again.
  await expect(async () => {
    await office.keyboard.press('Escape');
    await office.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
    await expect(office.getByRole('dialog').getByLabel('Begin')).toHaveValue('06:15', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
  await office.close();

  const manifest = await page.evaluate(async () => {
    const response = await fetch('/manifest.webmanifest');
    return response.json() as Promise<unknown>;
  });
  expect(manifest).toMatchObject({ name: 'Bouw in Eigen Hand', theme_color: '#7a1f5c' });
  const visitor = await browser.newPage();
  await visitor.goto(`${address}/inloggen`);
  const logo = visitor.getByRole('img', { name: 'Bouw in Eigen Hand' });
  await expect(logo).toHaveAttribute('src', '/api/tenant/logo?v=1');
  await expect
    .poll(() => logo.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.close();

  await page.goto(`${address}/settings/logboek`);
  await expect(page.getByText('Bedrijf gewijzigd').first()).toBeVisible();
});
