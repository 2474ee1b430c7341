import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { formatTooLongDay } from '@ploegplan/contract/rules/pay/words';
import { formatDayTimes } from '@ploegplan/contract/work-days/texts';
import { describeWarning, formatOwnLimit } from '../../data/planning/working-time-texts.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { formatHoursText } from '../../lib/values/hours.ts';

export interface ChangedSinceActions {
  /** Keeps the hours of the office. */
  onKeep: (cell: HoursCell) => void;
  /** Takes over what the employee entered. */
  onTake: (cell: HoursCell) => void;
}

/** Creates the actions for a warning that the employee changed the hours since. */
export const createChangedSinceActions = ({ onKeep, onTake }: ChangedSinceActions) =>
  [
    ['Uren van kantoor houden', onKeep],
    ['Uren van werknemer overnemen', onTake],
  ] as const;

/** '(Arbeidstijdenwet, artikel 5:7)', with the figure of the company that decided. */
const sourceOf = (since: string | undefined): string =>
  `(${['Arbeidstijdenwet, artikel 5:7', formatOwnLimit(since)].filter(Boolean).join('; ')})`;

/** Formats what to check, with the rule that it comes from, and the work without hours where that is not shown beside it. */
export function formatWarning(warning: HoursWarning, listWork?: (key: string) => string): string {
  const on = warning.date === null ? '' : `${formatDay(warning.date)}: `;
  switch (warning.rule) {
    case 'missing':
      return listWork
        ? `${on}geen uren bij ${warning.keys.map(listWork).join(' en ')}.`
        : `${on}ingepland, maar er zijn geen uren.`;
    case 'changed-since':
      return `${on}de werknemer vulde daarna ${warning.entered === null ? 'niets' : formatHoursText(warning.entered)} in.`;
    case 'on-leave':
      return `${on}uren op een dag met verlof (${warning.kindName}).`;
    case 'far-from-plan':
      return `${on}${formatHoursText(warning.hours)}, gepland was ${warning.planned === 0 ? 'niets' : formatHoursText(warning.planned)}.`;
    case 'times-missing':
      return `${on}begin, einde en pauze ontbreken.`;
    case 'times-differ':
      return `${on}${formatDayTimes(warning.day)} is ${formatHoursText(warning.minutes / 60)}, ingevuld is ${warning.hours === 0 ? 'niets' : formatHoursText(warning.hours)}.`;
    case 'working-time':
      return `${on}${describeWarning(warning.found)}.`;
    case 'long-day':
      return `${formatTooLongDay(warning.found)}.`;
    case 'shift':
      return `${on}${formatHoursText(warning.hours)} op één dag; het hoogste is ${formatHoursText(warning.limit)} ${sourceOf(warning.ownSince)}.`;
    case 'week':
      return `${formatHoursText(warning.hours)} in deze week; het hoogste is ${formatHoursText(warning.limit)} ${sourceOf(warning.ownSince)}.`;
    case 'average':
      return `Gemiddeld ${formatHoursText(warning.hours)} per week over ${warning.weeks} weken; het hoogste is ${formatHoursText(warning.limit)} ${sourceOf(warning.ownSince)}.`;
  }
}
