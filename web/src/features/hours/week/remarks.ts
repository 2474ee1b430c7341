import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { formatDayAndClock } from '../../../lib/dates/moments.ts';
import { quartersText } from '../grid/cell-texts.ts';

export const quartersWithUnit = (quarters: number | null): string =>
  quarters === null ? '–' : `${quartersText(quarters)} uur`;

/** What was said about hours: what the employee entered stays beside what the office made of it. */
export const remarksOf = ({ entered, line, notes, isOtherWork }: HoursCell): string[] =>
  [
    isOtherWork ? 'Ander werk, niet gepland' : '',
    line && entered !== null
      ? `Ingevuld ${quartersWithUnit(entered)}, gewijzigd door ${line.by || 'kantoor'}${line.at ? `, ${formatDayAndClock(line.at)}` : ''}`
      : '',
    line && entered === null ? `Ingevuld door ${line.by || 'kantoor'}` : '',
    line?.reason ? `‘${line.reason}’` : '',
    notes ? `Notitie: ${notes}` : '',
  ].filter(Boolean);
