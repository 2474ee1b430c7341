import { addressOf, expect, signIn, test } from './fixtures.ts';

test('an employee browses the help for employees by category and follows a link in an article @phone', async ({
  page,
  tenant,
  employee,
}) => {
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  await page.goto(`${address}/help`);
  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings).toHaveText(['Planning', 'Uren', 'Verlof', 'De app']);
  await expect(page.getByRole('link', { name: 'Gebruikers en uitnodigingen' })).toHaveCount(0);
  await page.getByPlaceholder('Zoek in help...').fill('uren wijzigen');
  await page.getByRole('link', { name: 'Uren invullen of wijzigen' }).click();
  await expect(page).toHaveURL(`${address}/help/uren-invullen`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uren invullen of wijzigen');
  await expect(page.getByRole('heading', { name: 'Een dag vergeten' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('article').getByRole('link', { name: 'planning' }).click();
  await expect(page).toHaveURL(`${address}/employeeplanning`);
});

test.describe('an article', () => {
  // The browser logs blocked content as console errors.
  test.use({
    expectedErrors:
      /^Failed to load resource|^Executing inline event handler|^Applying inline style/,
  });

  test('renders unsafe HTML as text and executes nothing', async ({ page, tenant, admin }) => {
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    const contentHtml = `<p onclick="fout()">Een <b>vet</b> <a href="javascript:fout()">woord</a></p>
    <img src="x" onerror="fout()"><script>fout()</script><style>body{display:none}</style><a href="//elders.example">weg</a>`;
    const article = {
      id: '0190',
      slug: 'x',
      title: 'Proef',
      category: 'Planning',
      order: 0,
      keywords: [],
      contentHtml,
    };
    await page.route('**/api/help', (route) =>
      route.fulfill({ json: { articles: [article], categoryOrder: { Planning: 0 } } }),
    );
    await page.goto(`${address}/help/x`);
    const shown = page.getByRole('article');
    await expect(shown).toHaveText(/^Een vet woord\s+weg$/);
    await expect(shown.locator('a, img, script, style, [onclick]')).toHaveCount(0);
  });
});
