import type { AuditEvent } from '@ploegplan/contract/audit/schemas';
import type { InsertObject } from 'kysely';
import type { DB } from '../platform/database/types.ts';
import type { DemoAccount, DemoAccounts } from './accounts.ts';
import { listWorkingDaysBefore } from './calendar.ts';
import { type DemoCompany, getAt } from './companies/company.ts';
import { Random } from './random.ts';

interface AuditEntry {
  date: string;
  /** In UTC, as hh:mm. */
  time: string;
  event: AuditEvent;
  /** Null for a visitor who is not signed in. */
  by: DemoAccount | null;
  /** The name that a visitor typed. */
  claimed?: string;
  subject?: string;
  details?: Record<string, string | boolean | string[]>;
}

/** Addresses reserved for documentation (RFC 5737): of the office, and of a phone. */
const OFFICE = '192.0.2.10';
const PHONE = '198.51.100.24';

const DAYS = 10;

/** The audit log of the days before `today`, in order. */
export function makeHistory(demo: {
  company: DemoCompany;
  accounts: DemoAccounts;
  today: string;
}): InsertObject<DB, 'audit_log'>[] {
  const days = listWorkingDaysBefore(demo.today, DAYS);
  const random = new Random(`${demo.company.name} history`);
  const entries = [...signIns(demo.accounts, days, random), ...createChanges(demo.accounts, days)];
  return entries.map(toRow).sort((a, b) => a.at.localeCompare(b.at));
}

function signIns(
  { admin, voorman, werknemer }: DemoAccounts,
  days: readonly string[],
  random: Random,
): AuditEntry[] {
  const minute = () => String(random.whole(10, 59));
  return days.flatMap((date) => {
    const login = (by: DemoAccount, hour: string): AuditEntry[] =>
      random.chance(0.8) ? [{ date, time: `${hour}:${minute()}`, event: 'login', by }] : [];
    const logout: AuditEntry = { date, time: `15:${minute()}`, event: 'logout', by: admin };
    const mistake: AuditEntry = {
      date,
      time: `05:0${random.whole(1, 9)}`,
      event: 'login-failed',
      by: null,
      claimed: werknemer.username,
    };
    return [
      ...(random.chance(0.2) ? [mistake] : []),
      ...login(werknemer, '05'),
      ...login(voorman, '05'),
      ...login(admin, '06'),
      ...(random.chance(0.5) ? [logout] : []),
    ];
  });
}

/** The changes that led to the current accounts. */
function createChanges(accounts: DemoAccounts, days: readonly string[]): AuditEntry[] {
  const { admin, voorman, werknemer, invited, inactive, temporary, other } = accounts;
  const created = ({ username, type }: DemoAccount) => ({
    event: 'user-created' as const,
    by: admin,
    subject: username,
    details: { userType: type, alsoEmployee: false },
  });
  const done = (daysAgo: number, time: string, what: Omit<AuditEntry, 'date' | 'time'>) => ({
    date: getAt(days, daysAgo - 1),
    time,
    ...what,
  });
  return [
    done(9, '08:14', created(other)),
    done(8, '13:40', {
      event: 'user-changed',
      by: admin,
      subject: inactive.username,
      details: { state: ['active', 'inactive'] },
    }),
    done(6, '09:05', { event: 'password-changed', by: voorman, subject: voorman.username }),
    done(4, '07:31', { event: 'magic-link-sent', by: admin, subject: werknemer.username }),
    done(4, '07:36', { event: 'magic-link-used', by: werknemer }),
    done(2, '10:22', { event: 'temporary-password', by: admin, subject: temporary.username }),
    done(1, '08:47', created(invited)),
    done(1, '08:48', { event: 'invitation-sent', by: admin, subject: invited.username }),
  ];
}

const toRow = ({ date, time, event, by, claimed = '', subject = '', details }: AuditEntry) => ({
  at: `${date}T${time}:00Z`,
  event,
  actor_kind: by ? 'user' : 'nobody',
  actor_id: by?.id ?? null,
  actor_name: by?.username ?? claimed,
  subject,
  details: JSON.stringify(details ?? {}),
  address: by?.type === 'admin' ? OFFICE : PHONE,
});
