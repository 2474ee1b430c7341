import { formatShortDay, formatTimes } from '../../../../lib/dates/dates.ts';

/** 'Ann', 'Ann en Bob', 'Ann en 3 anderen' */
function formatPeople([first = '', second, ...others]: readonly string[]): string {
  if (second === undefined) return first;
  return others.length === 0 ? `${first} en ${second}` : `${first} en ${others.length + 1} anderen`;
}

/** 'op ma 23 nov' or 'op 5 dagen vanaf ma 23 nov' */
function formatDays(dates: readonly string[]): string {
  const [first = ''] = dates.toSorted();
  const day = formatShortDay(first);
  return dates.length < 2 ? `op ${day}` : `op ${dates.length} dagen vanaf ${day}`;
}

interface Planned {
  /** Names of the employees. */
  people: readonly string[];
  dates: readonly string[];
}

/** 'Ann en Bob op ma 23 nov' */
export const formatPeopleAndDays = ({ people, dates }: Planned): string =>
  [people.length > 0 && formatPeople(people), formatDays(dates)].filter(Boolean).join(' ');

/** Formats what a command did, for its message. */
export const formatPlannedLabel = (
  { people, dates }: Planned,
  startTime: string | null,
  endTime: string | null,
): string =>
  [`${formatPeople(people)} ingepland ${formatDays(dates)}`, formatTimes({ startTime, endTime })]
    .filter(Boolean)
    .join(', ');

export const formatChangedLabel = ({ people, dates }: Planned): string =>
  `Planning van ${formatPeople(people)} ${formatDays(dates)} bijgewerkt`;

export const formatRemovedLabel = ({ people, dates }: Planned): string =>
  `Planning van ${formatPeople(people)} ${formatDays(dates)} verwijderd`;
