import { translate } from '@ploegplan/contract/languages/translate';
import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import {
  type Icon,
  IconAddressBook,
  IconAdjustmentsHorizontal,
  IconBeach,
  IconCalendarUser,
  IconCalendarWeek,
  IconClock,
  IconClockEdit,
  IconClockExclamation,
  IconCrane,
  IconFiles,
  IconHelp,
  IconId,
  IconInfoCircle,
  IconLayoutDashboard,
  IconList,
  IconLogin2,
  IconNotes,
  IconPoint,
  IconSettings,
  IconShieldBolt,
  IconTimeline,
  IconTools,
  IconUser,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { installLabel } from '../../../lib/device/install.ts';
import type { Session } from '../../../lib/session/session.ts';

export interface MenuItem {
  label: string;
  to: string;
  /** The filter of the list. */
  search?: { status: string };
  count?: number;
  /** The colour of its mark, in place of the icon. */
  hue?: number | null;
  /** Path prefixes of other pages that belong to this entry. */
  details?: readonly string[];
  /** True or false for a page with the own work or that of all, whichever belongs to this entry. */
  isOwn?: boolean;
  Icon: Icon;
}

/** A collapsible group of items. */
export interface MenuGroup {
  label: string;
  Icon: Icon;
  items: MenuItem[];
}

/** The install entry; shown while the app is not installed. */
export interface MenuInstall {
  label: string;
  install: true;
}

export type MenuEntry = MenuItem | MenuGroup | MenuInstall;

export type MenuTenant = Pick<TenantProfile, 'terms' | 'hiddenParts'>;

const createItem = (label: string, to: string, Icon: Icon, ...details: string[]): MenuItem => ({
  label,
  to,
  Icon,
  ...(details.length > 0 && { details }),
});
const group = (label: string, Icon: Icon, items: MenuItem[]): MenuGroup => ({
  label,
  Icon,
  items,
});

const account = createItem(translate('Profiel'), '/account', IconUser);
const createHelpItem = (path: string) => createItem(translate('Help'), path, IconHelp);

// The kinds of hours, the payroll and the slips are reached from its menu.
const createHoursEntry = ({ alsoEmployee }: Session): MenuEntry =>
  alsoEmployee
    ? group('Urenbeheer', IconClock, [
        { ...createItem('Eigen uren', '/missinghours', IconClockEdit), isOwn: true },
        {
          ...createItem(
            'Alle uren',
            '/hoursmanagement',
            IconClock,
            '/missinghours',
            '/hour-kinds',
            '/payroll',
            '/slips',
          ),
          isOwn: false,
        },
      ])
    : createItem(
        'Urenbeheer',
        '/hoursmanagement',
        IconClock,
        '/missinghours',
        '/hour-kinds',
        '/payroll',
        '/slips',
      );

const createProjectsGroup = (term: string, statuses: readonly ProjectStatus[]): MenuGroup =>
  group(term, IconCrane, [
    createItem('Tijdslijn', '/projecttimeline', IconTimeline),
    createItem('Alles', '/projecten', IconList, '/project-details/', '/projecten/', '/scaffold'),
    ...statuses.map(({ id, status, projectCount, hue }) => ({
      ...createItem(status, '/projecten', IconPoint),
      search: { status: id },
      count: projectCount,
      hue,
    })),
  ]);

function createOfficeMenu(
  session: Session,
  { terms, hiddenParts }: MenuTenant,
  statuses: readonly ProjectStatus[],
  help: MenuItem,
): MenuEntry[] {
  const has = (part: TenantProfile['hiddenParts'][number]) => !hiddenParts.includes(part);
  // The closures, requirements, gate lists and the weather are reached from the menu of the board.
  const board = createItem(
    'Planning',
    '/planning',
    IconCalendarWeek,
    '/planning-details/',
    '/closures',
    '/requirements',
    '/gate-list',
    '/weather',
  );
  const own = createItem(
    'Eigen planning',
    '/employeeplanning',
    IconCalendarUser,
    '/planning-details/',
    '/crew',
  );
  return [
    createItem('Overzicht', '/home', IconLayoutDashboard),
    ...(isEmployee(session)
      ? [
          { ...board, isOwn: false },
          { ...own, isOwn: true },
          createItem('Eigen verlof', '/own-leave', IconBeach),
        ]
      : [board]),
    ...(has('hours') ? [createHoursEntry(session)] : []),
    createProjectsGroup(terms.projects, statuses),
    group('Personeel', IconUsersGroup, [
      // The kinds of leave are reached from its menu.
      createItem(
        'Verlofkaart',
        '/employeeabsences',
        IconBeach,
        '/employeeabsences/',
        '/leave-kinds',
      ),
      createItem(
        'Personeel',
        '/employees',
        IconId,
        '/employee-details/',
        '/employee-told/',
        '/employees/import',
      ),
    ]),
    ...(has('materials')
      ? [createItem('Materieel', '/materials', IconTools, '/material-details/', '/materials/')]
      : []),
    createItem('Klanten', '/klanten', IconAddressBook, '/klant-details/', '/klanten/'),
    createItem('Documenten', '/documents', IconFiles),
    createItem('Notities', '/notes', IconNotes),
    group('Instellingen', IconSettings, [
      // What else belongs to the settings is reached by buttons on that page.
      createItem(
        'Algemeen',
        '/settings',
        IconAdjustmentsHorizontal,
        '/settings/logboek',
        '/settings/help',
        '/settings/export',
        '/settings/retention',
        '/settings/limits',
        '/settings/webhooks',
        '/settings/keys',
        '/settings/connections',
        '/settings/api',
      ),
      account,
      createItem('Gebruikers', '/users', IconUserCog),
      createItem('Info', '/settings/about', IconInfoCircle),
    ]),
    help,
    ...(session.userType === 'god'
      ? [createItem('Admin Tools', '/admin', IconShieldBolt, '/admin/')]
      : []),
    { label: installLabel(session), install: true },
  ];
}

const createEmployeeMenu = (session: Session, help: MenuItem): MenuEntry[] => [
  createItem(
    translate('Planning'),
    '/employeeplanning',
    IconCalendarWeek,
    '/planning-details/',
    '/slips',
    '/crew',
  ),
  createItem(translate('Ontbrekende uren'), '/missinghours', IconClockExclamation),
  createItem(translate('Verlof'), '/own-leave', IconBeach),
  ...(session.username === '' ? [] : [account]),
  { label: installLabel(session), install: true },
  help,
];

/** The menu of a role and a tenant (specification, sections 2 and 6). */
export function buildMenu(
  session: Session | null,
  tenant: MenuTenant,
  statuses: readonly ProjectStatus[],
  /** The path of 'Help': the last visited page of it. */
  helpPath = '/help',
): MenuEntry[] {
  const help = createHelpItem(helpPath);
  if (!session) return [createItem(translate('Inloggen'), '/inloggen', IconLogin2)];
  if (isAdmin(session)) return createOfficeMenu(session, tenant, statuses, help);
  return isEmployee(session) ? createEmployeeMenu(session, help) : [help];
}

export interface Place {
  pathname: string;
  status?: string | undefined;
  /** True when a page shows an admin who works the own work, false for that of all. */
  isOwn?: boolean | undefined;
}

interface Address {
  pathname: string;
  search: { status?: string; eigen?: boolean; iedereen?: boolean };
}

function isOwnAt({ pathname, search }: Address): boolean | undefined {
  if (pathname.startsWith('/planning-details/')) return search.eigen === true;
  return pathname === '/missinghours' ? search.iedereen !== true : undefined;
}

export const toPlace = (address: Address): Place => ({
  pathname: address.pathname,
  status: address.search.status,
  isOwn: isOwnAt(address),
});

/** True when the item is the current page, or the list that the current page belongs to. */
export function isCurrent(
  { to, search, details, isOwn }: MenuItem,
  { pathname, status, ...place }: Place,
): boolean {
  if (isOwn !== undefined && place.isOwn !== undefined && isOwn !== place.isOwn) return false;
  if (pathname === to) return to !== '/projecten' || search?.status === status;
  if (to.startsWith('/help')) return /^\/help(\/|$)/.test(pathname);
  return details?.some((prefix) => pathname.startsWith(prefix)) ?? false;
}
