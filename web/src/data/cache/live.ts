import type { LiveSubject } from '@ploegplan/contract/events/endpoints';
import type { LiveSettings } from '../../lib/live/settings.ts';

/** The first parts of the keys of queries that a server event refreshes besides those of its own subject. */
const madeFrom: Partial<Record<LiveSubject, readonly string[]>> = {
  planning: [
    'home',
    'work',
    'images',
    'hours',
    'notes',
    'retention',
    'told',
    'scaffolds',
    'gate-list',
    'weather',
  ],
  'planning-links': ['audit'],
  'api-keys': ['audit'],
  'employee-planning': ['own-hours', 'own-told'],
  absences: ['home', 'planning', 'leave', 'hours', 'payroll', 'retention', 'weather'],
  leave: ['payroll', 'retention'],
  'own-leave': ['own-hours'],
  hours: ['home', 'work', 'payroll', 'retention', 'slips'],
  'own-hours': ['employee-planning'],
  hourkinds: ['hours', 'payroll'],
  payrules: ['hours', 'payroll'],
  // The room for files is shown with the images.
  scaffolds: ['images'],
  documents: ['home', 'images', 'retention'],
  notes: ['retention'],
  closures: ['holidays', 'home', 'leave', 'hours', 'payroll'],
  employees: [
    'gate-list',
    'home',
    'users',
    'account',
    'leave',
    'hours',
    'payroll',
    'retention',
    'slips',
  ],
  projects: [
    'home',
    'work',
    'images',
    'hours',
    'retention',
    'slips',
    'told',
    'scaffolds',
    'weather',
  ],
  clients: ['home', 'work', 'images', 'hours', 'retention', 'slips', 'told'],
  help: ['help-editor'],
  users: ['account', 'audit'],
  'data-exports': ['audit'],
  tenants: [
    'admin',
    'audit',
    'settings',
    'holidays',
    'home',
    'leave',
    'hours',
    'documents',
    'retention',
  ],
};

export const liveSettings: LiveSettings = {
  madeFrom,
  // A row says of what day its planning item is; all rows of a company may be 6 MB.
  outdated: { planning: ['documents'] },
  // The planning items of the office; a worker's own are compared with what was last seen (`seen-items.ts`).
  marked: [['planning', 'week']],
};
