import { describe, expect, test } from 'vitest';
import type { Session } from '../../../lib/session/session.ts';
import {
  buildMenu,
  isCurrent,
  type MenuEntry,
  type MenuTenant,
  type Place,
  toPlace,
} from './menu-items.ts';

const construction: MenuTenant = {
  terms: { project: 'Project', projects: 'Projecten' },
  hiddenParts: [],
};
const scaffolding: MenuTenant = {
  terms: { project: 'Steiger', projects: 'Steigers' },
  hiddenParts: ['hours', 'materials'],
};
const shared = { hue: null, closed: false, version: 1 };
const statuses = [
  { ...shared, id: 's1', status: 'Lopend', index: 1, projectCount: 3 },
  { ...shared, id: 's2', status: 'Gereed', index: 2, projectCount: 0 },
];

const read = (entry: MenuEntry): string => {
  if ('install' in entry) return entry.label;
  if ('items' in entry) return `${entry.label}: ${entry.items.map(read).join(', ')}`;
  const { label, count, to, search } = entry;
  return [label, ...(count === undefined ? [] : [count]), to, search && `?status=${search.status}`]
    .filter((part) => part !== undefined)
    .join(' ');
};

const sessionOf = (person: Partial<Session>): Session => ({
  username: 'x',
  tenant: 'demo',
  userType: 'employee',
  userId: '0197',
  employeeId: null,
  alsoEmployee: false,
  needsPasswordChange: false,
  ...person,
});

const entriesFor = (person: Partial<Session>, tenant = construction) =>
  buildMenu(sessionOf(person), tenant, statuses);
const menuFor = (person: Partial<Session>, tenant = construction) =>
  entriesFor(person, tenant).map(read);

const start = ['Overzicht /home', 'Planning /planning'];
const projects = (term: string) =>
  `${term}: Tijdslijn /projecttimeline, Alles /projecten, Lopend 3 /projecten ?status=s1, Gereed 0 /projecten ?status=s2`;
const staff = 'Personeel: Verlofkaart /employeeabsences, Personeel /employees';
const rest = [
  'Klanten /klanten',
  'Documenten /documents',
  'Notities /notes',
  'Instellingen: Algemeen /settings, Profiel /account, Gebruikers /users, Info /settings/about',
  'Help /help',
];
const own = ['Eigen planning /employeeplanning', 'Eigen verlof /own-leave'];
const office = (...hours: string[]) => [
  ...start,
  ...hours,
  projects('Projecten'),
  staff,
  'Materieel /materials',
  ...rest,
];

describe('the menu', () => {
  test('of an admin: all office entries', () => {
    const expected = [...office('Urenbeheer /hoursmanagement'), 'Install app'];
    expect(menuFor({ userType: 'admin' })).toEqual(expected);
  });

  test('of an admin who is also an employee: own planning and leave, own hours and all hours', () => {
    const hours = 'Urenbeheer: Eigen uren /missinghours, Alle uren /hoursmanagement';
    const expected = [...office(...own, hours), 'Install app'];
    expect(menuFor({ userType: 'admin', alsoEmployee: true, employeeId: 'e1' })).toEqual(expected);
  });

  test('of a god: Admin Tools too', () => {
    const expected = [
      ...office('Urenbeheer /hoursmanagement'),
      'Admin Tools /admin',
      'Install app',
    ];
    expect(menuFor({ userType: 'god' })).toEqual(expected);
  });

  test.each(['admin', 'god'] as const)(
    'of a scaffolder (%s): Steigers, no hours, no materials',
    (userType) => {
      const ofGod = userType === 'god' ? ['Admin Tools /admin'] : [];
      const person = { userType, alsoEmployee: true, employeeId: 'e1' };
      expect(menuFor(person, scaffolding)).toEqual([
        ...start,
        ...own,
        projects('Steigers'),
        staff,
        ...rest,
        ...ofGod,
        'Install app',
      ]);
    },
  );

  test.each([construction, scaffolding])(
    'of an employee: the own planning, hours and leave',
    (tenant) => {
      expect(menuFor({ employeeId: 'e1' }, tenant)).toEqual([
        'Planning /employeeplanning',
        'Ontbrekende uren /missinghours',
        'Verlof /own-leave',
        'Profiel /account',
        'Installeer app',
        'Help /help',
      ]);
    },
  );

  test('of an employee without a username: no profile', () => {
    expect(menuFor({ employeeId: 'e1', username: '' })).not.toContain('Profiel /account');
  });

  test('of any other type of user: help', () => {
    expect(menuFor({ userType: 'other' })).toEqual(['Help /help']);
    expect(menuFor({ userType: 'employee', employeeId: null })).toEqual(['Help /help']);
  });

  test('without a session: the login page', () => {
    expect(buildMenu(null, construction, []).map(read)).toEqual(['Inloggen /inloggen']);
  });
});

describe('the current item', () => {
  const currentAt = (place: Place, person: Partial<Session> = { userType: 'god' }) =>
    entriesFor(person)
      .flatMap((entry) => ('items' in entry ? entry.items : 'install' in entry ? [] : [entry]))
      .filter((item) => isCurrent(item, place))
      .map(({ label }) => label);

  test.each([
    ['/home', 'Overzicht'],
    ['/closures', 'Planning'],
    ['/projecten', 'Alles'],
    ['/settings', 'Algemeen'],
    ['/settings/about', 'Info'],
    ['/settings/logboek', 'Algemeen'],
    ['/settings/export', 'Algemeen'],
    ['/settings/retention', 'Algemeen'],
    ['/settings/limits', 'Algemeen'],
    ['/settings/webhooks', 'Algemeen'],
    ['/settings/keys', 'Algemeen'],
    ['/missinghours', 'Urenbeheer'],
    ['/hour-kinds', 'Urenbeheer'],
    ['/payroll', 'Urenbeheer'],
    ['/payroll/new', 'Urenbeheer'],
    ['/slips/1', 'Urenbeheer'],
    ['/leave-kinds', 'Verlofkaart'],
    ['/admin/help-editor', 'Admin Tools'],
    ['/help/uren', 'Help'],
    ['/planning-details/1', 'Planning'],
    ['/project-details/1', 'Alles'],
    ['/scaffolds', 'Alles'],
    ['/scaffold-details/1', 'Alles'],
    ['/klant-details/1', 'Klanten'],
    ['/employee-details/1', 'Personeel'],
    ['/employee-told/1', 'Personeel'],
    ['/material-details/1', 'Materieel'],
    ['/projecten/import', 'Alles'],
    ['/klanten/import', 'Klanten'],
    ['/employees/import', 'Personeel'],
    ['/materials/import', 'Materieel'],
  ])('at %s is %s alone', (pathname, label) => {
    expect(currentAt(toPlace({ pathname, search: {} }))).toEqual([label]);
  });

  test('of one status is that status', () => {
    expect(currentAt({ pathname: '/projecten', status: 's2' })).toEqual(['Gereed']);
  });

  test('of a planned item is the own planning', () => {
    const place = { pathname: '/planning-details/1' };
    expect(currentAt(place, { employeeId: 'e1' })).toEqual(['Planning']);
  });

  test.each([
    ['/missinghours', {}, 'Eigen uren'],
    ['/missinghours', { iedereen: true }, 'Alle uren'],
    ['/planning-details/1', {}, 'Planning'],
    ['/planning-details/1', { eigen: true }, 'Eigen planning'],
  ])('of an admin who is also an employee at %s with %j is %s alone', (pathname, search, label) => {
    const foreman = { userType: 'admin', alsoEmployee: true, employeeId: 'e1' } as const;
    expect(currentAt(toPlace({ pathname, search }), foreman)).toEqual([label]);
  });

  test('is none on a page of no entry', () => {
    expect(currentAt({ pathname: '/session-expired' })).toEqual([]);
  });
});

test('the entry of a status has its colour, grey without one', () => {
  const coloured = statuses.map((status, at) => ({ ...status, hue: at === 0 ? 155 : null }));
  const entries = buildMenu(sessionOf({ userType: 'admin' }), construction, coloured);
  const projects = entries.flatMap((entry) => ('items' in entry ? entry.items : []));
  const hueOf = (label: string) => projects.find((entry) => entry.label === label)?.hue;
  expect([hueOf('Lopend'), hueOf('Gereed')]).toEqual([155, null]);
});
