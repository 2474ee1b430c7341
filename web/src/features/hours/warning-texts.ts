import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { ownLimitText } from '../../data/planning/working-time-texts.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { hoursText } from '../../lib/values/hours.ts';

export interface ChangedSinceActions {
  /** Keeps the hours of the office. */
  onKeep: (cell: HoursCell) => void;
  /** Takes over what the employee entered. */
  onTake: (cell: HoursCell) => void;
}

/** What takes the warning away that the employee entered something else since. */
export const changedSinceActions = ({ onKeep, onTake }: ChangedSinceActions) =>
  [
    ['Uren van kantoor houden', onKeep],
    ['Uren van werknemer overnemen', onTake],
  ] as const;

/** '(Arbeidstijdenwet, artikel 5:7)', with the figure of the company that decided. */
const sourceOf = (since: string | undefined): string =>
  `(${['Arbeidstijdenwet, artikel 5:7', ownLimitText(since)].filter(Boolean).join('; ')})`;

/** What to look at, with the rule that it comes from, and the work that misses hours where that is not seen beside it. */
export function warningText(warning: HoursWarning, workOf?: (key: string) => string): string {
  const on = warning.date === null ? '' : `${formatDay(warning.date)}: `;
  switch (warning.rule) {
    case 'missing':
      return workOf
        ? `${on}geen uren bij ${warning.keys.map(workOf).join(' en ')}.`
        : `${on}ingepland, maar er zijn geen uren.`;
    case 'changed-since':
      return `${on}de werknemer vulde daarna ${warning.entered === null ? 'niets' : hoursText(warning.entered)} in.`;
    case 'on-leave':
      return `${on}uren op een dag met verlof (${warning.kindName}).`;
    case 'far-from-plan':
      return `${on}${hoursText(warning.hours)}, gepland was ${warning.planned === 0 ? 'niets' : hoursText(warning.planned)}.`;
    case 'shift':
      return `${on}${hoursText(warning.hours)} op één dag; het hoogste is ${hoursText(warning.limit)} ${sourceOf(warning.ownSince)}.`;
    case 'week':
      return `${hoursText(warning.hours)} in deze week; het hoogste is ${hoursText(warning.limit)} ${sourceOf(warning.ownSince)}.`;
    case 'average':
      return `Gemiddeld ${hoursText(warning.hours)} per week over ${warning.weeks} weken; het hoogste is ${hoursText(warning.limit)} ${sourceOf(warning.ownSince)}.`;
  }
}
