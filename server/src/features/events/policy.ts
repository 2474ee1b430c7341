import type { LiveSubject } from '@ploegplan/contract/events/endpoints';
import type { LiveEvent } from '@ploegplan/contract/events/schemas';
import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { type Change, includes } from '../../platform/events/change.ts';
import type { Visitor } from '../../platform/events/live-events.ts';

type VisibleChange = Pick<LiveEvent, 'subject' | 'ids'>;

/** The subjects of which the office sees all changes. */
const officeSubjects: readonly string[] = [
  'planning',
  'told',
  'planning-links',
  'employees',
  'absences',
  'leave',
  'hours',
  'hourkinds',
  'payrules',
  'payroll',
  'slips',
  'closures',
  'documents',
  'clients',
  'projects',
  'materials',
  'requirements',
  'scaffolds',
  'weather',
  'notes',
  'users',
  'data-exports',
  'webhooks',
  'api-keys',
] satisfies LiveSubject[];

/** The subjects that appear on an employee's own planning. */
const ownSubjects: readonly string[] = [
  'planning',
  'clients',
  'projects',
  'employees',
  'materials',
  'notes',
  'documents',
] satisfies LiveSubject[];

/** The subjects that appear on an employee's own leave. */
const ownLeaveSubjects: readonly string[] = ['absences', 'leave'] satisfies LiveSubject[];

/** The id of a single own item; null otherwise, so that no ids of other items are revealed. */
const getOwnIds = ({ subject, ids }: Change) =>
  subject === 'planning' && ids?.length === 1 ? ids : null;

/**
 * The part of a change that a user may see: the office all of its own tenant, an employee only that the own planning or leave changed,
 * other types of users nothing. Changes of the tenant itself and of the help are for all its users; a god also sees those of other tenants.
 */
export function filterChanges(change: Change, { tenantId, session }: Visitor): VisibleChange[] {
  const { subject, ids } = change;
  if (subject === 'announcements') return [{ subject, ids: null }];
  if (session.userType === 'other') return [];
  if (subject === 'tenants') {
    const concerns = session.userType === 'god' || includes(ids, tenantId);
    return concerns ? [{ subject: 'tenants', ids: null }] : [];
  }
  if (subject === 'help') return [{ subject, ids: null }];
  const visible: VisibleChange[] = [];
  if (isAdmin(session) && officeSubjects.includes(subject)) {
    visible.push({ subject: subject as LiveSubject, ids });
  }
  if (isEmployee(session) && includes(change.employees, session.employeeId)) {
    if (ownSubjects.includes(subject)) {
      visible.push({ subject: 'employee-planning', ids: getOwnIds(change) });
    }
    if (ownLeaveSubjects.includes(subject)) visible.push({ subject: 'own-leave', ids: null });
    if (subject === 'hours') visible.push({ subject: 'own-hours', ids: null });
    if (subject === 'payroll') visible.push({ subject: 'own-payroll', ids: null });
    if (subject === 'told') visible.push({ subject: 'own-told', ids: null });
  }
  return visible;
}
