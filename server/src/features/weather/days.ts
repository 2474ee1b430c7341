import { randomUUIDv7 } from 'node:crypto';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { translate } from '@ploegplan/contract/languages/translate';
import type { NewWeatherDay } from '@ploegplan/contract/weather/schemas';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import { readLanguages, writeIn } from '../../platform/languages.ts';
import { addAbsences, removeAbsence } from '../../platform/leave/record-absences.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The kind of leave for the weather. */
async function requireWeatherKind(tx: TenantTx): Promise<string> {
  const row = await tx
    .selectFrom('leave_kinds')
    .select('id')
    .where('kind', '=', 'unworkable-weather')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .executeTakeFirst();
  if (!row) throw new HttpProblem('no-weather-kind');
  return row.id;
}

interface Day {
  id: string;
  employeeId: string;
  date: string;
  title: string;
}

/** The days of these ids whose absence is there. */
async function listKept(tx: TenantTx, ids: readonly string[]): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select w.id, w.employee_id as "employeeId", a.first_day::text as date, p.title
      from weather_days w join absences a on a.id = w.id join projects p on p.id = w.project_id
     where w.id = any (${[...ids]}::uuid[]) order by w.id`.execute(tx);
  return rows;
}

/** Tells each person in his language; a change back and forth is told each time. Returns how many notices are new. */
async function tellPeople(
  tx: TenantTx,
  notices: Notices,
  days: readonly Day[],
  sayTitle: () => string,
): Promise<number> {
  const languages = await readLanguages(
    tx,
    days.map(({ employeeId }) => employeeId),
  );
  return notices.notifyEmployees(
    tx,
    days.map(({ employeeId, date, title }) => ({
      ...{ employeeId, date },
      kind: 'plan' as const,
      key: `weather ${randomUUIDv7()}`,
      path: '/employeeplanning',
      ...writeIn(languages.get(employeeId) ?? 'nl', () => ({
        title: sayTitle(),
        body: [formatDay(date), title].join(', '),
      })),
    })),
  );
}

/** Records who does not work for the weather, all or none, as absences, and tells them. A day that is there stays as it is. */
export async function addWeatherDays(
  tx: TenantTx,
  notices: Notices,
  days: readonly NewWeatherDay[],
): Promise<number> {
  const kindId = await requireWeatherKind(tx);
  const known = new Set(
    (
      await listKept(
        tx,
        days.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const added = days.filter(({ id }) => !known.has(id));
  if (added.length === 0) return 0;
  const projects = [...new Set(added.map(({ projectId }) => projectId))];
  const { rows: found } = await sql`
    select from projects where id = any (${projects}::uuid[])`.execute(tx);
  if (found.length < projects.length) throw new HttpProblem('not-found');
  await addAbsences(
    tx,
    added.map(({ id, employeeId, date, hours }) => ({
      ...{ id, employeeId, kindId, note: '' },
      ...{ firstDay: date, lastDay: date, hoursPerDay: hours },
    })),
  );
  await sql`
    insert into weather_days (id, employee_id, project_id, date, cause)
    select id, "employeeId", "projectId", date, cause
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as d (
        id uuid, "employeeId" uuid, "projectId" uuid, date date, cause text)
    on conflict do nothing`.execute(tx);
  const kept = await listKept(
    tx,
    added.map(({ id }) => id),
  );
  return tellPeople(tx, notices, kept, () => translate('Niet werken: onwerkbaar weer'));
}

/** Withdraws days, and tells those who work after all. What was reported to UWV stays as a line that says so. */
export async function withdrawWeatherDays(
  tx: TenantTx,
  notices: Notices,
  ids: readonly string[],
): Promise<number> {
  const days = await listKept(tx, ids);
  for (const { id } of days) await removeAbsence(tx, id);
  await tx
    .deleteFrom('weather_days')
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .where('reported_at', 'is', null)
    .execute();
  return tellPeople(tx, notices, days, () => translate('Toch werken: het weer is goed genoeg'));
}

/** Records that days were reported; those that were reported before stay as they are. */
export async function reportWeatherDays(
  tx: TenantTx,
  ids: readonly string[],
  by: string,
): Promise<void> {
  await tx
    .updateTable('weather_days')
    .set({ reported_at: new Date(), reported_by: by })
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .where('reported_at', 'is', null)
    .execute();
}
