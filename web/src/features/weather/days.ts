import { causeOf } from '@ploegplan/contract/rules/weather/norms';
import { combineVerdicts } from '@ploegplan/contract/rules/weather/verdicts';
import { waitingTexts } from '@ploegplan/contract/texts/weather';
import { causeTexts } from '@ploegplan/contract/texts/weather-causes';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import type { WeatherCause } from '@ploegplan/contract/weather/kinds';
import { groupOf } from '@ploegplan/contract/weather/kinds';
import type {
  NewWeatherDay,
  SitePerson,
  WaitingDays,
  WeatherReport,
  WeatherSite,
} from '@ploegplan/contract/weather/schemas';
import { v7 as uuidv7 } from 'uuid';
import { formatNumericDay, formatTimes } from '../../lib/dates/dates.ts';

/** The cause of the first norm that is met; null when none is, and somebody has to say it. */
export const findCause = ({ verdicts }: Pick<WeatherSite, 'verdicts'>): WeatherCause | null => {
  const met = verdicts.find(({ state }) => state === 'met');
  return (met && causeOf[met.norm]) ?? null;
};

/** Who of a site can be told not to work. */
export const listOpenPeople = ({ people }: Pick<WeatherSite, 'people'>): SitePerson[] =>
  people.filter(({ absenceId, absent }) => absenceId === null && absent === '');

interface Choice {
  date: string;
  cause: WeatherCause;
  hours: number | null;
}

export const createDays = (
  people: readonly Pick<SitePerson, 'employeeId'>[],
  projectId: string,
  { date, cause, hours }: Choice,
): NewWeatherDay[] =>
  people.map(({ employeeId }) => ({
    ...{ id: uuidv7(), employeeId, projectId, date, cause, hours },
  }));

/** Everybody of the sites on which a norm is met, each person once. */
export function createDaysOfUnworkable(
  sites: readonly WeatherSite[],
  date: string,
): NewWeatherDay[] {
  const days = sites
    .filter(({ verdicts }) => combineVerdicts(verdicts) === 'met')
    .flatMap((site) => {
      const cause = findCause(site);
      return cause
        ? createDays(listOpenPeople(site), site.projectId, { date, cause, hours: null })
        : [];
    });
  return [...new Map(days.map((day) => [day.employeeId, day])).values()];
}

/** 'vorst 1 van 2', with the days that are not reported yet. */
export const formatWaiting = ({ group, used, limit, unreported }: WaitingDays): string =>
  `${waitingTexts[group]} ${used} van ${limit}${unreported > 0 ? ` (+${unreported} niet gemeld)` : ''}`;

/** The waiting days that matter for a cause; those of others only where there are some. */
export const listWaiting = (waiting: readonly WaitingDays[], cause?: WeatherCause): string =>
  waiting
    .filter(
      ({ group, used, unreported }) => used + unreported > 0 || (cause && groupOf[cause] === group),
    )
    .map(formatWaiting)
    .join(', ');

const text = (label: string) => ({ label, kind: 'text' as const });

/** The list for UWV of a day. */
export const toReportSheet = (reports: readonly WeatherReport[], date: string): Sheet => ({
  title: `Onwerkbaar weer UWV ${date}`,
  columns: [
    text('Werknemer'),
    text('Functie'),
    { label: 'Uren', kind: 'number' },
    text('Werk'),
    text('Plaats'),
    { label: 'Dag', kind: 'date' },
    text('Tijd'),
    text('Reden'),
  ],
  rows: reports.map((report) => [
    ...[report.name, report.jobTitle, report.hours, report.projectTitle, report.place, date],
    ...[formatTimes(report), causeTexts[report.cause]],
  ]),
});

/** The same as lines with tabs, which a form or spreadsheet takes. */
export const toReportText = (reports: readonly WeatherReport[], date: string): string => {
  const { columns, rows } = toReportSheet(reports, date);
  const lines = rows.map((row) =>
    row.map((cell, at) =>
      columns[at]?.kind === 'date'
        ? formatNumericDay(String(cell))
        : String(cell ?? '').replace('.', typeof cell === 'number' ? ',' : '.'),
    ),
  );
  return [columns.map(({ label }) => label), ...lines].map((line) => line.join('\t')).join('\n');
};
