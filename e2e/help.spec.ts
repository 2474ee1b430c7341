import { makeUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';

test('an employee reads the help of the crew by category, and goes on from an article', async ({
  page,
  tenant,
  employee,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  await page.goto(`${address}/help`);
  await expect(page).toHaveTitle('Help · Ploegplan');
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings).toHaveText(['Planning', 'Uren', 'De app']);
  await expect(page.getByRole('link', { name: 'Gebruikers en uitnodigingen' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Uren invullen of wijzigen' }).click();
  await expect(page).toHaveURL(`${address}/help/uren-invullen`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uren invullen of wijzigen');
  await expect(page.getByRole('heading', { name: 'Een dag vergeten' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('article').getByRole('link', { name: 'planning' }).click();
  await expect(page).toHaveURL(`${address}/employeeplanning`);
});

test('a phone has its search on the page of the help @phone', async ({
  page,
  tenant,
  employee,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  await page.goto(`${address}/employeeplanning`);
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByPlaceholder('Zoek in help...').fill('foto');
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Gevonden']);
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
    'Foto’s bij het werk zetten',
  );
  await page.getByPlaceholder('Zoek in help...').fill('zzz');
  await expect(page.getByText('Niets gevonden. Probeer een ander woord.')).toBeVisible();
});

test('whoever has nothing but help reads whom to ask', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  const other = await makeUser(tenant, { userType: 'other' });
  await signIn(page, address, other.username);
  await page.goto(`${address}/help`);
  await expect(page.getByText('Er zijn nog geen helpartikelen.')).toBeVisible();
  await expect(page.getByText(/Vraag het je beheerder/)).toBeVisible();
  await expectAccessible(page);
});

test('an article that is not there leads back to the help', async ({ page, tenant, employee }) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  await page.goto(`${address}/help/bestaat-niet`);
  await expect(page.getByText('Dit helpartikel bestaat niet')).toBeVisible();
  await page.getByRole('link', { name: 'Naar de help', exact: true }).click();
  await expect(page).toHaveURL(`${address}/help`);
});

test.describe('an article', () => {
  // What the browser says of what it did not run.
  test.use({ expectedErrors: /^Failed to load resource|^Executing inline event handler/ });

  test('gives only its text, whatever its HTML holds @desktop', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    const contentHtml = `<p onclick="fout()">Een <b>vet</b> <a href="javascript:fout()">woord</a></p>
    <img src="x" onerror="fout()"><script>fout()</script><style>body{display:none}</style><a href="//elders.example">weg</a>`;
    await page.route('**/api/help', (route) =>
      route.fulfill({
        json: {
          articles: [
            {
              id: '0190',
              slug: 'x',
              title: 'Proef',
              category: 'Planning',
              order: 0,
              keywords: [],
              contentHtml,
            },
          ],
          categoryOrder: { Planning: 0 },
        },
      }),
    );
    await page.goto(`${address}/help/x`);
    const article = page.getByRole('article');
    await expect(article).toHaveText(/^Een vet woord\s+weg$/);
    expect(await article.locator('a, img, script, style, [onclick]').count()).toBe(0);
  });
});
