import { getIsoWeek, getToday } from '@ploegplan/contract/dates/dates';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { closedMenuGroups, isMenuHidden } from '../../app/shell/remembered.ts';
import { colorScheme } from '../../app/theme/color-scheme.ts';
import { documentsFilter } from '../../features/documents/filter.ts';
import { typedHours } from '../../features/employee-planning/details/hours/typed-hours.ts';
import { installNoticeAt } from '../../features/employee-planning/useInstallNotice.ts';
import { employeesFilter } from '../../features/employees/filter.ts';
import { missingHoursSort } from '../../features/hours/missing/rows.ts';
import {
  timelineGrouping,
  timelineZoom,
  toggledGroups,
} from '../../features/projects/timeline/zoom.ts';
import { recentSearches } from '../../features/search/remembered.ts';
import { photoInPreparation } from '../../lib/device/prepare-safely.ts';
import { updatedItemsKey } from '../../lib/live/updated-items.ts';
import type { Memory } from '../../lib/remembered/memory.ts';
import {
  forget,
  parseRemembered,
  recall,
  remember,
  rememberFor,
} from '../../lib/remembered/remembered.ts';
import {
  isSignOutPending,
  lastSession,
  lastTenant,
  previousPath,
} from '../../lib/session/remembered.ts';
import { knownAddresses } from '../../lib/values/useAddresses.ts';
import { lastPicked } from '../../ui/map/start.ts';
import { listDensity } from '../../ui/table/list/useList.ts';
import { hiddenColumns } from '../../ui/table/useColumns.ts';
import { tenantsSort } from '../company/tenants.ts';
import { usersSort } from '../company/users.ts';
import {
  planAsDraft,
  planningSort,
  publicViewMode,
  selectedDate,
  selectedWeek,
  selectedYear,
  viewMode,
} from '../planning/planning-remembered.ts';
import { clientsSort } from '../records/clients.ts';
import { documentsSort } from '../records/documents.ts';
import { employeesSort } from '../records/employees.ts';
import { materialsSort } from '../records/materials.ts';
import { projectsSort } from '../records/projects.ts';

const anja = { tenant: 'demo', username: 'anja' };

/** What the browser remembers between visits, registered by each subject. */
const memories: Memory<unknown>[] = [
  [previousPath, lastTenant, lastSession, isSignOutPending, colorScheme],
  [clientsSort, projectsSort, employeesSort, usersSort, planningSort, tenantsSort, materialsSort],
  [missingHoursSort],
  [documentsSort, documentsFilter, knownAddresses, lastPicked],
  [timelineZoom, timelineGrouping, toggledGroups],
  [
    viewMode,
    planAsDraft,
    publicViewMode,
    selectedDate,
    selectedWeek,
    selectedYear,
    updatedItemsKey,
    photoInPreparation,
  ],
  [
    closedMenuGroups,
    isMenuHidden,
    hiddenColumns,
    listDensity,
    typedHours,
    installNoticeAt,
    recentSearches,
    employeesFilter,
  ],
].flat();

/** As much of the browser's storage as is used here. */
function openStorage({ isFull = false } = {}) {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('The quota is exceeded', 'QuotaExceededError');
        stored.set(key, text);
      },
    },
  });
  return stored;
}

describe('a stored text', () => {
  test('is used when it is valid', () => {
    expect(parseRemembered(colorScheme, '"dark"')).toBe('dark');
    expect(parseRemembered(selectedDate, '"2026-11-16"')).toBe('2026-11-16');
    expect(parseRemembered(viewMode, '"month"')).toBe('month');
    const sort = { sortBy: 'title', descending: true };
    expect(parseRemembered(projectsSort, JSON.stringify(sort))).toEqual(sort);
  });

  test('is used when a version with fewer settings stored the tenant', () => {
    const stored = {
      name: 'demo',
      displayName: 'Bouwbedrijf Demo',
      logo: '/logos/demo.svg',
      accentColor: '#0f5e6b',
      terms: { project: 'Project', projects: 'Projecten' },
      hiddenParts: [],
      breakMinutes: 30,
    };
    expect(parseRemembered(lastTenant, JSON.stringify(stored))).toEqual(stored);
    expect(parseRemembered(lastTenant, JSON.stringify({ ...stored, photoSide: 'x' }))).toBeNull();
    expect(parseRemembered(lastTenant, JSON.stringify({ ...stored, workingWeek: [] }))).toBeNull();
  });

  test('falls back to the specified default when it is invalid', () => {
    const { week, year } = getIsoWeek(getToday());
    const sortBy = (name: string) => ({ sortBy: name, descending: false });
    const defaults = new Map<Memory<unknown>, unknown>([
      [clientsSort, sortBy('companyName')],
      [projectsSort, sortBy('status')],
      [employeesSort, sortBy('name')],
      [usersSort, sortBy('username')],
      [materialsSort, sortBy('actions')],
      [missingHoursSort, sortBy('date')],
      [documentsSort, { sortBy: 'date', descending: true }],
      [documentsFilter, { kind: null, ending: 'all' }],
      [planningSort, sortBy('time')],
      [planAsDraft, false],
      [viewMode, 'week'],
      [publicViewMode, 'day'],
      [selectedDate, getToday()],
      [selectedWeek, week],
      [selectedYear, year],
      [updatedItemsKey, []],
      [photoInPreparation, null],
    ]);
    for (const broken of [null, '', 'dark', '"pink"', '{}', '-1', '{"sortBy":1}', '[[1]]']) {
      for (const [memory, expected] of defaults) {
        expect(parseRemembered(memory, broken), `${memory.name} of ${broken}`).toEqual(expected);
      }
    }
    expect(parseRemembered(selectedDate, '"2026-02-30"')).toBe(getToday());
    expect(parseRemembered(publicViewMode, '"month"')).toBe('day');
  });

  test('always yields a valid value, whatever was stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...memories), fc.json(), (memory, text) =>
        memory.fits(parseRemembered(memory, text)),
      ),
    );
  });

  test('as a previous path never leaves this site', () => {
    const left = (path: string) => ({ path, tenant: 'demo', username: null });
    const parse = (path: string) => parseRemembered(previousPath, JSON.stringify(left(path)));
    expect(parse('/planning?week=47')).toEqual(left('/planning?week=47'));
    const elsewhere = ['//elders.example', '/\\elders.example', '/\t/elders.example', '/\n\\x'];
    for (const path of [...elsewhere, 'https://elders.example', 'javascript:alert(1)', '']) {
      expect(parse(path)).toBeNull();
    }
  });
});

describe('a remembered value', () => {
  beforeEach(() => rememberFor(null));

  test('is kept per user', () => {
    openStorage();
    rememberFor(anja);
    remember(viewMode, 'day');
    rememberFor({ ...anja, username: 'piet' });
    expect(recall(viewMode)).toBe('week');
    remember(viewMode, 'month');
    rememberFor(anja);
    expect(recall(viewMode)).toBe('day');
  });

  test('is kept per tenant, even for equal usernames', () => {
    openStorage();
    rememberFor(anja);
    remember(viewMode, 'day');
    rememberFor({ ...anja, tenant: 'gevelwerk' });
    expect(recall(viewMode)).toBe('week');
    remember(viewMode, 'month');
    rememberFor(anja);
    expect(recall(viewMode)).toBe('day');
  });

  test('of the device needs no session', () => {
    const stored = openStorage();
    remember(colorScheme, 'dark');
    remember(viewMode, 'day');
    expect([...stored]).toEqual([['ploegplan.colorScheme', '"dark"']]);
    rememberFor(anja);
    expect(recall(colorScheme)).toBe('dark');
  });

  test('keeps its identity until it changes', () => {
    openStorage();
    rememberFor(anja);
    expect(recall(closedMenuGroups)).toBe(recall(closedMenuGroups));
    remember(closedMenuGroups, ['Personeel']);
    expect(recall(closedMenuGroups)).toEqual(['Personeel']);
    forget(closedMenuGroups);
    expect(recall(closedMenuGroups)).toEqual([]);
  });

  test('is kept for the page when storage is full', () => {
    openStorage({ isFull: true });
    rememberFor(anja);
    remember(viewMode, 'day');
    expect(recall(viewMode)).toBe('day');
  });
});
