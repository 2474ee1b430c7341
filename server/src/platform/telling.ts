import { randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { translate } from '@ploegplan/contract/languages/translate';
import type { ToldRange } from '@ploegplan/contract/told/schemas';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { readLanguages, writeIn } from './languages.ts';
import { findEmployeeAddresses } from './mail/repository.ts';
import type { Notices } from './notices/notices.ts';
import { forEachDueTenant, toMoment } from './tenants/each.ts';
import type { TenantTx } from './tenants/transaction.ts';
import { limitToComing, selectAnswer, selectTold, type Told, tellDays } from './told-days.ts';

const PAGE = '/employeeplanning';

/** The key of the notice by which somebody learned of what he was told, as SQL from `told`. */
export const noticeKey = sql`'plan ' || told.publication_id || ' ' || told.employee_id`;

const formatTime = (time: string | null) => time?.slice(0, 5) ?? '';

/** 'di 1 dec, 07:00 – 16:00, Torenkade', or 'di 1 dec t/m vr 4 dec'. */
function formatDays(days: readonly Told[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  if (first !== last)
    return translate('{first} t/m {last}', {
      first: formatDay(first.date),
      last: formatDay(last.date),
    });
  const works = first.works.map(({ startTime, endTime, title }) =>
    [[startTime, endTime].map(formatTime).filter(Boolean).join(' – '), title]
      .filter(Boolean)
      .join(', '),
  );
  return [formatDay(first.date), works.join('; ') || translate('niets gepland')].join(', ');
}

interface Words {
  sayTitle: () => string;
  key: (employeeId: string) => string;
  /** True: they go by mail only. */
  byMail?: boolean;
}

/** Sends one notice to each person of some days, in the person's language. Returns how many are new. */
async function notifyOfDays(
  tx: TenantTx,
  notices: Notices,
  days: readonly Told[],
  { sayTitle, key, byMail = false }: Words,
): Promise<number> {
  const people = Map.groupBy(days, ({ employeeId }) => employeeId);
  const languages = await readLanguages(tx, [...people.keys()]);
  return notices.notifyEmployees(
    tx,
    [...people].map(([employeeId, own]) => {
      const inOrder = own.toSorted((a, b) => a.date.localeCompare(b.date));
      const said = writeIn(languages.get(employeeId) ?? 'nl', () => ({
        title: sayTitle(),
        body: formatDays(inOrder),
      }));
      const date = inOrder[0]?.date ?? null;
      const notice = { employeeId, kind: 'plan', key: key(employeeId), ...said } as const;
      return { ...notice, path: PAGE, date, byMail };
    }),
  );
}

/** Tells definite planning to its people, and sends each of them one notice of it. Returns the number of days. */
export async function tell(
  tx: TenantTx,
  notices: Notices,
  range: ToldRange,
  { publicationId = randomUUIDv7(), who }: Parameters<typeof tellDays>[2] = {},
): Promise<number> {
  const days = await tellDays(tx, range, { publicationId, ...(who && { who }) });
  await notifyOfDays(tx, notices, days, {
    sayTitle: () => translate('Nieuws over je planning'),
    key: (employeeId) => `plan ${publicationId} ${employeeId}`,
  });
  return days.length;
}

/** Tells what was published: of chosen drafts all that is definite of the days of their people, of a range of days everybody's. */
export async function tellPublished(
  tx: TenantTx,
  notices: Notices,
  publicationId: string,
  published: { ids: readonly string[] } | ToldRange,
): Promise<void> {
  if (!('ids' in published)) {
    await tell(tx, notices, published, { publicationId });
    return;
  }
  const days = sql`
    select employee_id, date from planning_assignments where planning_item_id = any (${published.ids}::uuid[])`;
  const { rows } = await sql<ToldRange>`
    select min(date) as "from", max(date) as "to" from (${days}) days having count(*) > 0`.execute(
    tx,
  );
  for (const range of rows) {
    await tell(tx, notices, range, { publicationId, who: sql`(employee_id, date) in (${days})` });
  }
}

/** Tells what this transaction changed of today and tomorrow, where the company wants that. */
export async function tellAtOnce(tx: TenantTx, notices: Notices): Promise<void> {
  const today = getToday();
  const range = { from: today, to: addDays(today, 1) };
  const isNear = (row: string) =>
    sql`(${sql.raw(row)} ->> 'date')::date between ${range.from} and ${range.to}`;
  const { rows } = await sql<{ id: string }>`
    with own as (
      select subject, subject_id, before, after from changes
       where xid = pg_current_xact_id() and subject in ('planning_items', 'planning_assignments')
         and (select tell_changes from tenants where id = current_tenant()))
    select (coalesce(before, after) ->> 'employee_id')::uuid as id from own
     where subject = 'planning_assignments' and (${isNear('before')} or ${isNear('after')})
    union
    select employee_id from planning_assignments
     where date between ${range.from} and ${range.to}
       and planning_item_id in (select subject_id from own where subject = 'planning_items')`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tell(tx, notices, range, { who: sql`employee_id = any (${ids}::uuid[])` });
}

/** From this time people get a mail about the next day, when they have not seen what they were told of it. */
const MAILED_FROM = '18:00';

/** Mails who has not seen what was told of the next day, each once. */
export function mailUnseenEverywhere(
  { pool, notices }: { pool: Pool; notices: Notices },
  now = new Date(),
): Promise<void> {
  return forEachDueTenant(pool, 'unseen-planning', { now }, async (tx, _, { day, time }) => {
    const date = addDays(day, 1);
    if (time < MAILED_FROM) return findNextEvening(tx, date);
    // Who was told later had the message just now.
    const until = toMoment(day, MAILED_FROM);
    const { rows } = await sql<Told>`
      select told.employee_id as "employeeId", told.date, told.works
        from (${selectTold({ from: date, to: date })}) told
       where told.at < ${until} and not exists (${selectAnswer})`.execute(tx);
    const ids = rows.map(({ employeeId }) => employeeId);
    const addresses = await findEmployeeAddresses(tx, ids);
    await notifyOfDays(
      tx,
      notices,
      rows.filter(({ employeeId }) => addresses.has(employeeId)),
      {
        sayTitle: () => translate('Bekijk je planning voor morgen'),
        key: (employeeId) => `plan-unseen ${date} ${employeeId}`,
        byMail: true,
      },
    );
    return findNextEvening(tx, addDays(date, 1));
  });
}

/** The evening before the first day from `from` on of which somebody was told something. */
async function findNextEvening(tx: TenantTx, from: string): Promise<Date | null> {
  const { date } = await tx
    .selectFrom('told_days')
    .select((eb) => eb.fn.min('date').as('date'))
    .where('date', '>=', from)
    .executeTakeFirstOrThrow();
  return date ? toMoment(addDays(date, -1), MAILED_FROM) : null;
}

/** Reminds who has not seen what was told of days from today on, at most once a day. Returns how many people. */
export async function remind(tx: TenantTx, notices: Notices, range: ToldRange): Promise<number> {
  const { rows } = await sql<Told>`
    select told.employee_id as "employeeId", told.date, told.works
      from (${selectTold(limitToComing(range))}) told
     where not exists (${selectAnswer})`.execute(tx);
  return notifyOfDays(tx, notices, rows, {
    sayTitle: () => translate('Bekijk je planning'),
    key: (employeeId) => `plan-reminder ${getToday()} ${employeeId}`,
  });
}
