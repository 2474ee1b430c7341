import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { ResponseOf } from '@ploegplan/contract/endpoint';
import { translate } from '@ploegplan/contract/languages/translate';
import type { DayTravel, OwnDay, WorkDay } from '@ploegplan/contract/work-days/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatShortDay, formatTimes } from '../../lib/dates/dates.ts';
import type { Entry, Write } from '../../lib/outbox/entry.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import { announceListedItem, getFirstSpan, getSpanOf } from './employee-planning.ts';
import { keptNames } from './kept-names.ts';
import { DAY, getLane, getOwnDay } from './own-writes.ts';

export const ownDaysKey = ['own-hours', 'days'] as const;

/** The times of the own days, of the span of the list in which a date lies. */
export function ownDaysQuery(date: string, today: string) {
  const span = getSpanOf(date, today);
  return queryOptions({
    queryKey: [...ownDaysKey, span],
    queryFn: ({ signal }) => call(employeePlanning.listDays, { query: span, signal }),
    ...(span.from === getFirstSpan(today).from && { meta: { kept: { name: keptNames.workDays } } }),
  });
}

export type RecordedDay = ResponseOf<typeof employeePlanning.recordDay>;

/** Puts a day in the place of the old one. */
export const withDay = (days: readonly WorkDay[], day: WorkDay): WorkDay[] => [
  ...days.filter(({ date }) => date !== day.date),
  day,
];

/** Shows what the server has since of a day and its works. */
export function announceDay(client: QueryClient, { day, items }: RecordedDay): void {
  client.setQueriesData<WorkDay[]>({ queryKey: ownDaysKey }, (days) => days && withDay(days, day));
  for (const item of items) announceListedItem(client, item);
}

/** The days as they will be when what waits is sent. */
export function withWaitingDays(
  days: readonly WorkDay[],
  entries: readonly Entry[],
): readonly WorkDay[] {
  return entries.reduce((all, entry) => {
    const day = entry.refusal ? null : getOwnDay(entry);
    if (!day) return all;
    const { works: _, ...values } = day;
    return withDay(all, { ...values, isCorrected: false, version: 0 });
  }, days);
}

export const isAboutDay =
  (date: string) =>
  (entry: Entry): boolean =>
    getOwnDay(entry)?.date === date;

/** The travel in the words of the worker; those of the office are `travelRoleTexts`. */
export const ownTravelTexts: Record<DayTravel['role'], string> = {
  rider: translate('meegereden'),
  driver: translate('gereden, alleen'),
  'driver-with-riders': translate('gereden met collega’s'),
};

function describeTravel({ minutes, kilometres, role }: DayTravel): string {
  const values = { minutes, role: ownTravelTexts[role] };
  return kilometres === null
    ? translate('{minutes} min reis ({role})', values)
    : translate('{minutes} min reis, {kilometres} km enkele reis ({role})', {
        ...values,
        kilometres,
      });
}

/** '07:00 – 16:00', '30 min pauze', '8,5 uur' and the travel, as far as they are known. */
export function describeDay(
  { startTime, endTime, breakMinutes, travel }: Omit<OwnDay, 'date' | 'works'>,
  hours: number,
): string[] {
  const times = formatTimes({ startTime, endTime });
  return [
    times || translate('Geen tijden'),
    ...(times
      ? [
          breakMinutes === 0
            ? translate('geen pauze')
            : translate('{minutes} min pauze', { minutes: breakMinutes }),
        ]
      : []),
    ...(hours > 0 ? [formatHoursText(hours)] : []),
    ...(travel ? [describeTravel(travel)] : []),
  ];
}

export const sumHours = (works: readonly { hoursWorked: number | null }[]): number =>
  works.reduce((sum, { hoursWorked }) => sum + (hoursWorked ?? 0), 0);

/** The times of an own day and the hours of its works, for the outbox. */
export const createDayWrite = (day: OwnDay): Write => ({
  kind: DAY,
  lane: getLane(day.date),
  body: { ...day },
  what: describeDay(day, sumHours(day.works)).join('\n'),
  about: `${formatShortDay(day.date)}, ${translate('Mijn dag')}`,
});
