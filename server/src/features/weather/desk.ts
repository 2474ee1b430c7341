import { toInstant } from '@ploegplan/contract/dates/clock';
import { addDays, toDayNumber } from '@ploegplan/contract/dates/dates';
import { Norms, toBeaufort } from '@ploegplan/contract/rules/weather/norms';
import {
  combineVerdicts,
  judgeDay,
  type Readings,
} from '@ploegplan/contract/rules/weather/verdicts';
import type {
  SitePerson,
  WeatherDesk,
  WeatherReport,
  WeatherSite,
} from '@ploegplan/contract/weather/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  type CountedDay,
  readWaitingDays,
  readWorkingDays,
  selectCountedDays,
} from '../../platform/weather/counted-days.ts';
import { readReadings, type StationReadings } from '../../platform/weather/readings.ts';
import { readWeatherSettings } from '../../platform/weather/settings.ts';
import { listSites, type Site } from '../../platform/weather/sites.ts';

type PlannedPerson = Pick<
  SitePerson,
  'employeeId' | 'name' | 'jobTitle' | 'startTime' | 'endTime' | 'absent'
> & { projectId: string };

/** Who is definitely planned on projects on a day, with the hours of all their items there. */
async function listPeople(tx: TenantTx, date: string): Promise<PlannedPerson[]> {
  const { rows } = await sql<PlannedPerson>`
    select i.project_id as "projectId", e.id as "employeeId", e.name, e.job_title as "jobTitle",
           min(i.start_time) as "startTime", max(i.end_time) as "endTime",
           coalesce((select k.name from absences b join leave_kinds k on k.id = b.kind_id
                      where b.employee_id = e.id and ${date} between b.first_day and b.last_day
                        and not exists (select from weather_days w where w.id = b.id) limit 1), '') as absent
      from planning_items i
      join planning_assignments a on a.planning_item_id = i.id
      join employees e on e.id = a.employee_id
     where i.date = ${date} and not i.is_draft and i.project_id is not null
     group by i.project_id, e.tenant_id, e.id, e.name, e.job_title
     order by e.name collate "nl-x-icu", e.id`.execute(tx);
  return rows;
}

const toMinutes = (date: string, hour: number) => toInstant(toDayNumber(date), hour * 60);

/** The readings of a local day, from its midnight to that after it. */
export const getReadingRange = (date: string) => ({
  from: toMinutes(date, 0),
  to: toMinutes(addDays(date, 1), 0),
});

function findForce(readings: Readings, date: string): number | null {
  const { from, to } = getReadingRange(date);
  const winds = [...readings.values()].flatMap(({ at, wind }) =>
    wind !== null && at >= from && at <= to ? [wind] : [],
  );
  return winds.length > 0 ? toBeaufort(Math.max(...winds)) : null;
}

const toInstantText = (minutes: number | null) =>
  minutes === null ? null : new Date(minutes * 60_000).toISOString();

function judgeSite(
  site: Site,
  { readings, lastAt, isSample }: StationReadings,
  { date, norms, now }: { date: string; norms: Norms; now: number },
): Omit<WeatherSite, 'people'> {
  const verdicts =
    site.station === null ? [] : judgeDay(date, readings, { norms, workKind: site.workKind, now });
  const { projectId, title, location, station, isChosen, distance, workKind } = site;
  return {
    ...{ projectId, title, location, station, isChosen, distance, workKind, verdicts, isSample },
    state: combineVerdicts(verdicts),
    force: findForce(readings, date),
    lastReading: toInstantText(lastAt),
  };
}

type ReportRow = CountedDay &
  Pick<WeatherReport, 'name' | 'jobTitle' | 'projectTitle' | 'place' | 'startTime' | 'endTime'> & {
    isWithdrawn: boolean;
  };

/** The lines for UWV of a day: who does not work for the weather, and who was reported and works after all. */
async function listReports(tx: TenantTx, date: string): Promise<ReportRow[]> {
  const withdrawn = sql`
    select w.id, w.employee_id, w.project_id, w.date::text, w.cause, null::float8, w.reported_at, w.reported_by
      from weather_days w
     where w.date = ${date} and w.reported_at is not null
       and not exists (select from absences a where a.id = w.id and a.kind = 'unworkable-weather')`;
  const { rows } = await sql<ReportRow>`
    select d.*, e.name, e.job_title as "jobTitle", p.title as "projectTitle", p.location as place,
           min(i.start_time) as "startTime", max(i.end_time) as "endTime"
      from (select *, false as "isWithdrawn" from (${selectCountedDays(sql`day = ${date}::timestamp`)}) counted
            union all select *, true from (${withdrawn}) gone) d
      join employees e on e.id = d."employeeId"
      join projects p on p.id = d."projectId"
      left join (planning_items i join planning_assignments a on a.planning_item_id = i.id)
        on i.date = ${date} and i.project_id = p.id and a.employee_id = e.id
     group by d.id, d."employeeId", d."projectId", d.date, d.cause, d."absentHours", d."reportedAt", d."reportedBy", d."isWithdrawn",
              e.name, e.job_title, p.title, p.location
     order by p.title collate "nl-x-icu", e.name collate "nl-x-icu", d.id`.execute(tx);
  return rows;
}

/** Minutes of HH:MM:SS; null stays null. */
const readTime = (time: string | null) =>
  time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hours of an absence: those of the absence, else of the contract, else as they are planned. */
function computeHours(
  { absentHours, startTime, endTime }: Pick<ReportRow, 'absentHours' | 'startTime' | 'endTime'>,
  contractHours: number | null,
): number {
  if (absentHours !== null) return absentHours;
  if (contractHours) return contractHours;
  const [from, to] = [readTime(startTime), readTime(endTime)];
  return from === null || to === null ? 8 : ((to - from + 24 * 60) % (24 * 60)) / 60;
}

/** Who did not work yesterday for the weather, is planned at the same place today, and is not absent yet. */
async function listBase(tx: TenantTx, date: string, sites: readonly WeatherSite[]) {
  const { rows } = await selectCountedDays(sql`day = ${addDays(date, -1)}::timestamp`).execute(tx);
  const open = new Set(
    sites.flatMap(({ projectId, people }) =>
      people
        .filter(({ absenceId, absent }) => absenceId === null && absent === '')
        .map(({ employeeId }) => `${projectId} ${employeeId}`),
    ),
  );
  return rows
    .filter(({ projectId, employeeId }) => open.has(`${projectId} ${employeeId}`))
    .map(({ employeeId, projectId, cause }) => ({ employeeId, projectId, cause }));
}

async function readSource(tx: TenantTx): Promise<WeatherDesk['source']> {
  const { hourlyUrl, recentUrl } = await readWeatherSettings(tx);
  const isSet = hourlyUrl !== '' || recentUrl !== '';
  if (!isSet) return { isSet, lastAt: null, fault: '' };
  const { rows } = await sql<{ lastAt: Date | null; fault: string }>`
    select max(read_at) as "lastAt", coalesce(max(fault) filter (where fault <> ''), '') as fault
      from weather_fetches where origin <> 'forecast'`.execute(tx);
  const [row] = rows;
  return { isSet, lastAt: row?.lastAt?.toISOString() ?? null, fault: row?.fault ?? '' };
}

/** All that the weather desk shows of a day. It reads what was fetched before, and asks no source. */
export async function readDesk(
  tx: TenantTx,
  date: string,
  now = Math.floor(Date.now() / 60_000),
): Promise<WeatherDesk> {
  const norms = new Norms((await readWeatherSettings(tx)).norms);
  const sites = await listSites(tx, { from: date, to: date });
  const stations = sites.flatMap(({ station }) => station ?? []);
  const readingsOf = await readReadings(tx, { stations, ...getReadingRange(date) });
  const people = await listPeople(tx, date);
  const reports = await listReports(tx, date);
  const ids = [...new Set([...people, ...reports].map(({ employeeId }) => employeeId))];
  const waitingOf = await readWaitingDays(tx, ids, { on: date, norms });
  const working = await readWorkingDays(tx, ids, { from: date, to: date });
  const absences = new Map(
    reports.filter(({ isWithdrawn }) => !isWithdrawn).map(({ employeeId, id }) => [employeeId, id]),
  );
  const byProject = Map.groupBy(people, ({ projectId }) => projectId);
  const judged = sites.map((site) => ({
    ...judgeSite(site, readingsOf(site.station), { date, norms, now }),
    people: (byProject.get(site.projectId) ?? []).map(({ projectId: _, ...person }) => ({
      ...person,
      absenceId: absences.get(person.employeeId) ?? null,
      waiting: waitingOf(person.employeeId),
    })),
  }));
  return {
    sites: judged,
    reports: reports.map(({ absentHours, reportedAt, date: _, ...row }) => ({
      ...row,
      hours: computeHours({ absentHours, ...row }, working.getHours(row.employeeId, date)),
      reportedAt: reportedAt?.toISOString() ?? null,
      waiting: waitingOf(row.employeeId),
    })),
    base: await listBase(tx, date, judged),
    source: await readSource(tx),
  };
}
