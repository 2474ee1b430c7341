import { openEnd } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** The tables whose rows have a name, or are named by their owner and days. */
const named = [
  'absences',
  'clients',
  'closures',
  'documents',
  'employees',
  'help_articles',
  'hour_kinds',
  'leave_kinds',
  'leave_requests',
  'materials',
  'notes',
  'planning_items',
  'project_statuses',
  'projects',
  'requirements',
] as const;

/** The name of the row before its change, by which a reader of a deletion knows it. */
const nameOfRow = sql<string>`coalesce(
  nullif(was ->> 'title', ''), nullif(was ->> 'name', ''), nullif(was ->> 'label', ''),
  (select title from projects where id = (was ->> 'project_id')::uuid),
  (select name from clients where id = (was ->> 'client_id')::uuid),
  (select name from employees where id = (was ->> 'employee_id')::uuid), '')`;

interface Changed {
  name: string;
  /** The first and the last day; without a first, the row has no days of its own. */
  first: string | null;
  last: string | null;
}

const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (date: string) => days.format(new Date(date));

/** 'Nieuwbouw Bos, 24 nov 2026', 'Bram, 21 dec 2026 t/m 24 dec 2026' */
function describeChanged({ name, first, last }: Changed): string {
  if (first !== null && last === openEnd) return `${name}, vanaf ${formatDay(first)}`;
  const period = first === null ? [] : [...new Set([first, last ?? first])].map(formatDay);
  return [name, period.join(' t/m ')].filter(Boolean).join(', ');
}

/**
 * Names the records that this transaction changed, by the change log: 'Nieuwbouw Bos, 24 nov 2026', 'Bakker en 2 andere'; empty
 * when none has a name.
 */
export async function nameChanged(tx: TenantTx): Promise<string> {
  const { rows } = await sql<Changed>`
    with changed as (select id, coalesce(before, after) as was from changes
      where xid = pg_current_xact_id() and subject in (${sql.join(named)}))
    select ${nameOfRow} as name, coalesce(was ->> 'date', was ->> 'first_day') as first,
      coalesce(was ->> 'date', was ->> 'last_day') as last
    from changed order by id limit 1000`.execute(tx);
  const [first = '', ...others] = new Set(rows.map(describeChanged).filter(Boolean));
  return others.length === 0 ? first : `${first} en ${others.length} andere`;
}
