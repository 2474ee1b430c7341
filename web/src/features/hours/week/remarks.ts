import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { formatDayAndClock } from '../../../lib/dates/moments.ts';
import { formatQuarters } from '../grid/cell-texts.ts';

export const formatQuartersWithUnit = (quarters: number | null): string =>
  quarters === null ? '–' : `${formatQuarters(quarters)} uur`;

/** Lists remarks about hours: the employee's entry stays beside the correction by the office. */
export const listRemarks = ({ entered, line, notes, isOtherWork }: HoursCell): string[] =>
  [
    isOtherWork ? 'Ander werk, niet gepland' : '',
    line && entered !== null
      ? `Ingevuld ${formatQuartersWithUnit(entered)}, gewijzigd door ${line.by || 'kantoor'}${line.at ? `, ${formatDayAndClock(line.at)}` : ''}`
      : '',
    line && entered === null ? `Ingevuld door ${line.by || 'kantoor'}` : '',
    line?.reason ? `‘${line.reason}’` : '',
    notes ? `Notitie: ${notes}` : '',
  ].filter(Boolean);
