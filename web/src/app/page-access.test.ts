import type { UserType } from '@ploegplan/contract/fields';
import { describe, expect, it } from 'vitest';
import type { Session } from '../lib/session/session.ts';
import { type PageAccess, redirectFor } from './guard.ts';

const sources = import.meta.glob<string>('../routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The access that each page states; the frame of all pages and the start have none of their own. */
const pages = new Map(
  Object.values(sources).flatMap((source) => {
    const path = /createFileRoute\('([^']*)'\)/.exec(source)?.[1]?.replace('/_shell', '');
    const access = /staticData: \{ access: '([\w-]+)' \}/.exec(source)?.[1] as
      | PageAccess
      | undefined;
    return path && access && path !== '/' ? [[path.replaceAll('_', ''), access] as const] : [];
  }),
);

const sessionOf = (userType: UserType, employeeId: string | null): Session => ({
  username: 'x',
  tenant: 'demo',
  userType,
  alsoEmployee: userType !== 'employee' && employeeId !== null,
  userId: '0197',
  employeeId,
  needsPasswordChange: false,
});

const openTo = (session: Session | null) =>
  [...pages]
    .filter(([path, access]) => redirectFor({ path, access: ['public', access] }, session) === null)
    .map(([path]) => path)
    .toSorted();

const mailed = [
  '/account-activation',
  '/magic',
  '/password-reset',
  '/planninglink',
  '/bon',
  '/bon-controle',
  '/bedrijfslogin',
];
const signedOut = ['/inloggen', '/session-expired'];
const everybody = ['/$', '/account', '/exit-confirmation', '/help', '/help/$slug', '/home'];
const members = ['/employeeabsences', '/missinghours', '/planning-details/$id'];
const workers = ['/employeeplanning', '/own-leave'];
const ofSlips = ['/slips', '/slips/$id', '/slips/$id/edit', '/slips/$id/sign'];
const foremen = ['/crew', ...ofSlips];
const gods = ['/admin', '/admin/help-editor', '/admin/help-editor/$id'];
const office = [
  ...ofSlips,
  ...['/planning', '/closures', '/requirements', '/gate-list', '/weather'],
  ...['/hoursmanagement', '/hour-kinds', '/payroll', '/payroll/new'],
  ...['/projecten', '/projecten/import', '/project-details/$id', '/projecttimeline'],
  ...['/employees', '/employees/import', '/employee-details/$id', '/employee-told/$id'],
  ...['/employeeabsences/import', '/employeeabsences/$id', '/leave-kinds'],
  ...['/materials', '/materials/import', '/material-details/$id'],
  ...['/scaffolds', '/scaffolds/import', '/scaffold-details/$id', '/scaffold-hire'],
  ...['/klanten', '/klanten/import', '/klant-details/$id'],
  ...['/documents', '/notes', '/users', '/settings/', '/settings/about'],
  ...['/settings/limits', '/settings/retention', '/settings/export', '/settings/logboek'],
  ...['/settings/keys', '/settings/connections', '/settings/api'],
  ...['/settings/help', '/settings/help/$id', '/settings/webhooks'],
];

describe('the pages that are open', () => {
  it.each([
    ['nobody who is signed in', null, [...mailed, ...signedOut]],
    ['another type of user', sessionOf('other', null), [...mailed, ...everybody]],
    ['an employee', sessionOf('employee', 'e1'), [...mailed, ...everybody, ...members, ...workers]],
    [
      'an employee who leads a crew',
      { ...sessionOf('employee', 'e1'), leadsCrew: true },
      [...mailed, ...everybody, ...members, ...workers, ...foremen],
    ],
    ['an admin', sessionOf('admin', null), [...mailed, ...everybody, ...members, ...office]],
    [
      'an admin who is also an employee',
      sessionOf('admin', 'e1'),
      [...mailed, ...everybody, ...members, ...office, ...workers],
    ],
    ['a god', sessionOf('god', null), [...mailed, ...everybody, ...members, ...office, ...gods]],
  ] as const)('to %s', (_who, session, expected) => {
    expect(openTo(session)).toEqual(expected.toSorted());
  });
});
