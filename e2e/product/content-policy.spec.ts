import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

test.describe('what is put into the HTML of a page', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('is neither run nor applied, and reported', async ({ page, tenant, admin }) => {
    await signIn(page, addressOf(tenant.name), admin.username);
    await page.goto(`${addressOf(tenant.name)}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overzicht');
    const found = await page.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        violations.push(effectiveDirective),
      );
      const planted = document.createElement('div');
      planted.innerHTML = `<p style="position: fixed">a</p><style>p { color: red }</style>
        <img src="x:" onerror="document.title = 'run'"><img src="https://example.nl/pixel.png">`;
      document.body.append(planted);
      await new Promise((done) => setTimeout(done, 500));
      const text = planted.querySelector('p');
      const { position, color } = getComputedStyle(text ?? document.body);
      planted.remove();
      return { position, color, violations: [...new Set(violations)].toSorted() };
    });
    expect(found.position).toBe('static');
    expect(found.color).not.toBe('rgb(255, 0, 0)');
    expect(found.violations).toEqual([
      'img-src',
      'script-src-attr',
      'style-src-attr',
      'style-src-elem',
    ]);
    await expect(page).toHaveTitle('Overzicht · Ploegplan');
  });
});

test('a dialog keeps the page below it from scrolling, and closing it lets it scroll again', {
  tag: '@phone',
}, async ({ page, tenant }) => {
  await page.goto(`${addressOf(tenant.name)}/inloggen`);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect.poll(overflow).not.toBe('hidden');
});
