import type { MissingHours } from '@ploegplan/contract/hours/schemas';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { createRememberedSort } from '../../../lib/remembered/memory.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import type { Columns } from '../../../ui/table/columns.ts';

/** The sort of the office's list (specification, section 3). */
export const missingHoursSort = createRememberedSort('missingHoursSort', 'date');

export interface MissingRow extends Omit<MissingHours, 'employeeId'> {
  id: string;
  name: string;
  days: readonly string[];
  /** The hours that were planned, as far as times are. */
  planned: number;
  works: readonly string[];
}

export const listDistinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

/** A sum of quarters, which floating point adds up exactly. */
export const sumPlanned = (items: readonly { planned: number | null }[]): number =>
  items.reduce((sum, { planned }) => sum + (planned ?? 0), 0);

interface Names {
  getName: (employeeId: string) => string;
  formatTitle: (item: MissingHours['items'][number]) => string;
}

export const createMissingRows = (
  missing: readonly MissingHours[],
  { getName, formatTitle }: Names,
): MissingRow[] =>
  missing.map(({ employeeId, ...one }) => ({
    ...one,
    id: employeeId,
    name: getName(employeeId),
    days: listDistinct(one.items.map(({ date }) => date)),
    planned: sumPlanned(one.items),
    works: listDistinct(one.items.map(formatTitle)),
  }));

const formatDayCount = (count: number): string =>
  translateCount(count, '{count} dag', '{count} dagen');

/** '2 dagen · 16 uur'; without planned times only the days. */
export const formatShort = ({ days, planned }: Pick<MissingRow, 'days' | 'planned'>): string =>
  planned > 0
    ? `${formatDayCount(days.length)} · ${formatHoursText(planned)}`
    : formatDayCount(days.length);

/** '2 dagen · 16 uur gepland', where there is room. */
export const formatMissing = (row: Pick<MissingRow, 'days' | 'planned'>): string =>
  row.planned > 0
    ? translate('{days} · {hours} gepland', {
        days: formatDayCount(row.days.length),
        hours: formatHoursText(row.planned),
      })
    : formatShort(row);

/** '7 mensen missen 19 dagen · 152 uur' */
export function sumText(rows: readonly MissingRow[]): string {
  const people = formatQuantity(rows.length, 'werknemer mist', 'mensen missen');
  const days = rows.reduce((sum, row) => sum + row.days.length, 0);
  const planned = rows.reduce((sum, row) => sum + row.planned, 0);
  return `${people} ${formatQuantity(days, 'dag', 'dagen')}${planned > 0 ? ` · ${formatHoursText(planned)}` : ''}`;
}

/** True when a reminder could be sent if an address were known. */
export const lacksAddress = ({
  hasLeft,
  isReachable,
}: Pick<MissingRow, 'hasLeft' | 'isReachable'>) => !isReachable && !hasLeft;

/** Explains why nobody can be reminded; undefined where that works. */
export const explainNoMail = ({
  hasLeft,
  isReachable,
}: Pick<MissingRow, 'hasLeft' | 'isReachable'>) => {
  if (hasLeft) return 'Uit dienst';
  return isReachable ? undefined : 'Niet te bereiken';
};

export const missingColumns: Columns<MissingRow> = [
  { key: 'name', label: 'Naam', width: 13, value: ({ name }) => name },
  {
    key: 'date',
    label: 'Welke dagen',
    width: 17,
    value: ({ days }) => days.map((day) => formatShortDay(day)).join(', '),
    order: ({ days }) => days[0] ?? null,
    orderKind: 'date',
  },
  { key: 'work', label: 'Werk', width: 17, value: ({ works }) => works.join(', ') },
  {
    key: 'count',
    label: 'Dagen zonder uren',
    kind: 'number',
    width: 9,
    value: ({ days }) => days.length,
  },
  {
    key: 'planned',
    label: 'Uren gepland',
    kind: 'number',
    width: 7,
    value: ({ planned }) => planned || null,
  },
  {
    key: 'remindedAt',
    label: 'Herinnerd',
    kind: 'moment',
    width: 9,
    value: ({ remindedAt }) => remindedAt,
    cell: explainNoMail,
  },
];
