import type { LiveChange } from '@ploegplan/contract/event-bodies';
import type { LiveSubject } from '@ploegplan/contract/events';
import { isAdmin, isEmployee } from '@ploegplan/contract/rules/access';
import { type Change, includes } from '../../platform/events/change.ts';
import type { Visitor } from '../../platform/events/live-events.ts';

type Heard = Pick<LiveChange, 'subject' | 'ids'>;

/** What the office may know all of. */
const officeSubjects: readonly string[] = [
  'planning',
  'employees',
  'absences',
  'clients',
  'projects',
  'materials',
  'users',
] satisfies LiveSubject[];

/** What stands on the planning of an employee. */
const ownSubjects: readonly string[] = [
  'planning',
  'clients',
  'projects',
  'employees',
  'materials',
] satisfies LiveSubject[];

/** With an item of others in one statement, not even its id is told. */
const ownIds = ({ subject, ids }: Change) =>
  subject === 'planning' && ids?.length === 1 ? ids : null;

/**
 * What somebody hears of a change: the office all of its own company, an employee only that the own planning changed, another
 * type of user nothing. How the company is called and looks is for everybody; of other companies a god hears too.
 */
export function hears(change: Change, { tenantId, session }: Visitor): Heard[] {
  const { subject, ids } = change;
  if (session.userType === 'other') return [];
  if (subject === 'tenants') {
    const concerns = session.userType === 'god' || includes(ids, tenantId);
    return concerns ? [{ subject: 'tenants', ids: null }] : [];
  }
  const heard: Heard[] = [];
  if (isAdmin(session) && officeSubjects.includes(subject)) {
    heard.push({ subject: subject as LiveSubject, ids });
  }
  if (
    isEmployee(session) &&
    ownSubjects.includes(subject) &&
    includes(change.employees, session.employeeId)
  ) {
    heard.push({ subject: 'employee-planning', ids: ownIds(change) });
  }
  return heard;
}
