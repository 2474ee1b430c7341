import type { SessionCheck } from '@ploegplan/contract/session/schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { sampleId } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { currentEntry, menu, menuEntries, openMenu } from '../../../../test/menu.ts';

const title = page.getByRole('heading', { level: 1 });

const scaffolder = {
  terms: { project: 'Steiger', projects: 'Steigers' },
  hiddenParts: ['hours', 'materials'],
} satisfies Partial<TenantProfile>;

/** The menu of the office, with the entries that differ by role or tenant as parameters. */
const office = (projectsTerm: string, parts: { hours: string[]; materials: string[] }) => [
  'Overzicht',
  'Planning',
  ...parts.hours,
  projectsTerm,
  'Tijdslijn',
  'Alles',
  'Personeel',
  'Verlofkaart',
  'Personeel',
  ...parts.materials,
  'Klanten',
  'Documenten',
  'Notities',
  'Instellingen',
  'Algemeen',
  'Profiel',
  'Gebruikers',
  'Info',
  'Help',
];
const ofConstruction = (...hours: string[]) =>
  office('Projecten', { hours, materials: ['Materieel'] });
const ofScaffolder = (...hours: string[]) => office('Steigers', { hours, materials: [] });
const out = ['Install app', 'Uitloggen'];

interface Expected {
  who: string;
  as: Partial<SessionCheck>;
  tenant?: Partial<TenantProfile>;
  size?: 'phone';
  shown: string[];
}

const expected: Expected[] = [
  { who: 'an admin', as: { userType: 'admin' }, shown: [...ofConstruction('Urenbeheer'), ...out] },
  {
    who: 'a god',
    as: { userType: 'god' },
    shown: [...ofConstruction('Urenbeheer'), 'Admin Tools', ...out],
  },
  {
    who: 'an admin who is also an employee',
    as: { userType: 'admin', alsoEmployee: true, employeeId: sampleId() },
    shown: [
      ...ofConstruction('Eigen planning', 'Eigen verlof', 'Urenbeheer', 'Eigen uren', 'Alle uren'),
      ...out,
    ],
  },
  {
    who: 'an admin of a scaffolder, who is also an employee',
    as: { userType: 'admin', alsoEmployee: true, employeeId: sampleId() },
    tenant: scaffolder,
    shown: [...ofScaffolder('Eigen planning', 'Eigen verlof'), ...out],
  },
  {
    who: 'a god at a scaffolder',
    as: { userType: 'god' },
    tenant: scaffolder,
    shown: [...ofScaffolder(), 'Admin Tools', ...out],
  },
  {
    who: 'an employee in a wide window',
    as: { userType: 'employee', employeeId: sampleId() },
    shown: ['Planning', 'Ontbrekende uren', 'Verlof', 'Profiel', 'Help', 'Uitloggen'],
  },
  {
    who: 'an employee of a scaffolder on a phone',
    as: { userType: 'employee', employeeId: sampleId() },
    tenant: scaffolder,
    size: 'phone',
    shown: [
      'Planning',
      'Ontbrekende uren',
      'Verlof',
      'Profiel',
      'Installeer app',
      'Help',
      'Uitloggen',
    ],
  },
  { who: 'a user of another type', as: { userType: 'other' }, shown: ['Help', 'Uitloggen'] },
];

describe('the menu by role and company', () => {
  it.each(expected)('shows $who the entries of the role', async ({ as, tenant, size, shown }) => {
    await openApp({ at: '/help', as, ...(tenant && { tenant }), ...(size && { size }) });
    await expect.element(title).toHaveTextContent('Help');
    if (size) await openMenu();
    await expect.poll(menuEntries).toEqual(shown);
  });

  it('shows an admin who is also an employee both the own hours and all hours', async () => {
    const as = { userType: 'admin', alsoEmployee: true, employeeId: sampleId() } as const;
    await openApp({ at: '/missinghours', as });
    await expect.element(title).toHaveTextContent('Ontbrekende uren');
    expect(currentEntry()).toBe('Eigen uren');
    await menu.getByRole('link', { name: 'Alle uren' }).click();
    await expect.element(title).toHaveTextContent('Alle uren');
  });
});
