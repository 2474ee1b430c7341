import type { LiveSubject } from '@ploegplan/contract/events';
import type { LiveSettings } from '../lib/live/settings.ts';

/** What a server event refreshes besides the queries of its own subject, by the first part of their keys. */
const madeFrom: Partial<Record<LiveSubject, readonly string[]>> = {
  planning: ['home', 'work', 'images'],
  'planning-links': ['audit'],
  absences: ['home', 'planning'],
  closures: ['holidays', 'home'],
  employees: ['home', 'users', 'account'],
  projects: ['home', 'work', 'images'],
  clients: ['home', 'work', 'images'],
  users: ['account', 'audit'],
  tenants: ['admin', 'audit'],
};

export const liveSettings: LiveSettings = {
  madeFrom,
  // The lists of planning items, in which what somebody else changed is marked.
  marked: [
    ['planning', 'week'],
    ['employee-planning', 'days'],
  ],
};
