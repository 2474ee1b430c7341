import type { Page } from '@playwright/test';
import { makeUser } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { openMenu } from './session.ts';

interface Kind {
  project: string;
  projects: string;
  hiddenParts: string[];
}

/** What a kind of company has in its menu: its word for projects, and what it does without. */
const kinds: Record<string, Kind> = {
  construction: { project: 'Project', projects: 'Projecten', hiddenParts: [] },
  scaffolding: { project: 'Steiger', projects: 'Steigers', hiddenParts: ['hours', 'materials'] },
};

const has = ({ hiddenParts }: Kind, part: string, ...labels: string[]) =>
  hiddenParts.includes(part) ? [] : labels;

/** The menu of the office from top to bottom; what differs by role stands for itself. */
const office = (kind: Kind, hours: string[], ofGod: string[] = []) => [
  'Overzicht',
  'Planning',
  ...has(kind, 'hours', ...hours),
  kind.projects,
  'Tijdslijn',
  'Alles',
  'Personeel',
  'Verlofkaart',
  'Personeel',
  ...has(kind, 'materials', 'Materieel'),
  'Klanten',
  'Documenten',
  'Notities',
  'Instellingen',
  'Algemeen',
  'Profiel',
  'Gebruikers',
  'Info',
  'Help',
  ...ofGod,
  'Install app',
  'Uitloggen',
];

interface Shown {
  path: string;
  title: string;
  /** In the bar, from left to right: of a wide window, and of a phone. */
  wide: string[];
  phone: string[];
}

const home: Shown = {
  path: 'home',
  title: 'Overzicht',
  wide: ['Zoek in help', 'Afdrukken', 'Nieuw'],
  phone: ['Nieuw', 'Afdrukken', 'Help'],
};
const planning: Shown = {
  path: 'planning',
  title: 'Planning',
  wide: ['Zoek in help', 'Afdrukken', 'Planninglink', 'Nieuw'],
  phone: ['Nieuw', 'Meer', 'Help'],
};
const bare = { wide: ['Zoek in help'], phone: ['Help'] };
const ownPlanning: Shown = { path: 'employeeplanning', title: 'Planning', ...bare };
const emptyHome: Shown = { path: 'home', title: 'Overzicht', ...bare };

interface Role {
  user: Parameters<typeof makeUser>[1];
  menu: (kind: Kind, isPhone: boolean) => string[];
  pages: Shown[];
}

const roles: Record<string, Role> = {
  god: {
    user: { userType: 'god' },
    menu: (kind) => office(kind, ['Urenbeheer'], ['Admin Tools']),
    pages: [home, planning],
  },
  admin: {
    user: { userType: 'admin' },
    menu: (kind) => office(kind, ['Urenbeheer']),
    pages: [home, planning],
  },
  'admin who works too': {
    user: { userType: 'admin', alsoEmployee: true },
    menu: (kind) => office(kind, ['Urenbeheer', 'Eigen uren', 'Alle uren']),
    pages: [home, planning, ownPlanning],
  },
  employee: {
    user: { userType: 'employee' },
    menu: (_, isPhone) => [
      'Planning',
      'Ontbrekende uren',
      'Profiel',
      ...(isPhone ? ['Installeer app'] : []),
      'Help',
      'Uitloggen',
    ],
    pages: [ownPlanning],
  },
  'other type': {
    user: { userType: 'other' },
    menu: () => ['Help', 'Uitloggen'],
    pages: [emptyHome],
  },
};

/** What stands at the right of the bar. */
const actionsOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('h1 ~ div :is(a, button, input)')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));

for (const [name, kind] of Object.entries(kinds)) {
  test(`${name}: the whole menu and the actions of the bar, by role`, async ({
    page,
    tenant,
    database,
    isMobile,
  }) => {
    test.setTimeout(120_000);
    await database.pool.query(
      'update tenants set project_term = $2, projects_term = $3, hidden_parts = $4 where id = $1',
      [tenant.id, kind.project, kind.projects, kind.hiddenParts],
    );
    const address = addressOf(tenant.name);
    for (const [role, { user, menu, pages }] of Object.entries(roles)) {
      await test.step(role, async () => {
        const { username } = await makeUser(tenant, user);
        await signIn(page, address, username);
        for (const { path, title, wide, phone } of pages) {
          await page.goto(`${address}/${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          expect(await actionsOf(page), `/${path}`).toEqual(isMobile ? phone : wide);
        }
        const entries = (await openMenu(page)).locator('a:visible, button:visible');
        expect(await entries.allInnerTexts()).toEqual(menu(kind, isMobile));
      });
    }
  });
}

test('what a company does without has no page there', async ({ page, tenant, admin, database }) => {
  await database.pool.query('update tenants set hidden_parts = $2 where id = $1', [
    tenant.id,
    kinds.scaffolding?.hiddenParts,
  ]);
  await signIn(page, addressOf(tenant.name), admin.username);
  for (const path of ['hoursmanagement', 'materials']) {
    await page.goto(`${addressOf(tenant.name)}/${path}`);
    await expect(page.getByText('Deze pagina bestaat niet')).toBeVisible();
  }
});
