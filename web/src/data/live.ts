import type { LiveSubject } from '@ploegplan/contract/events';
import type { LiveSettings } from '../lib/live/settings.ts';

/** What a server event refreshes besides the queries of its own subject, by the first part of their keys. */
const madeFrom: Partial<Record<LiveSubject, readonly string[]>> = {
  planning: ['home', 'work', 'images', 'hours', 'notes'],
  'planning-links': ['audit'],
  'employee-planning': ['own-hours'],
  absences: ['home', 'planning', 'leave', 'hours'],
  'own-leave': ['own-hours'],
  hours: ['home', 'work'],
  'own-hours': ['employee-planning'],
  hourkinds: ['hours'],
  documents: ['home'],
  closures: ['holidays', 'home', 'leave', 'hours'],
  employees: ['home', 'users', 'account', 'leave', 'hours'],
  projects: ['home', 'work', 'images', 'hours'],
  clients: ['home', 'work', 'images', 'hours'],
  users: ['account', 'audit'],
  'data-exports': ['audit'],
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
