import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

for (const { tenant, hasHours, entries } of [
  {
    tenant: 'demo',
    hasHours: true,
    entries: ['Notitie', 'Planning', 'Project', 'Verlof', 'Klant', 'Werknemer', 'Materiaal'],
  },
  {
    tenant: 'steigerbouw',
    hasHours: false,
    entries: ['Notitie', 'Planning', 'Steiger', 'Verlof', 'Klant', 'Werknemer'],
  },
]) {
  test(`the overview of demo tenant ${tenant} has rows in every section and its own terms in the menu Nieuw`, async ({
    page,
  }) => {
    const address = addressOf(tenant);
    await signIn(page, address, 'voorman');
    await page.goto(`${address}/home`);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Jouw dag', 'Wie werkt waar', 'Afwezig']) {
      await expect(part(name).getByRole('listitem')).not.toHaveCount(0);
    }
    const totals = page
      .getByRole('listitem')
      .filter({ hasText: /^\d+ (ingepland|vrij|afwezig|dag(en)? zonder uren)$/ });
    await expect(totals).toHaveCount(hasHours ? 4 : 3);
    await expect(part('Ontbrekende uren')).toHaveCount(hasHours ? 1 : 0);
    await expect(part('Aan de slag')).toHaveCount(0);
    await page.getByRole('button', { name: 'Nieuw' }).click();
    await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(entries);
  });
}
