import { findDriver } from '@ploegplan/contract/planning/drivers';
import { needsText } from '@ploegplan/contract/planning/people-needs';
import { listHours, type PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatDay, formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import { formatLocation } from '../../../lib/values/location.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import type { Details, End, Look, Sign } from '../board/rows/draw.ts';
import { describeItem, formatHoursLabel } from '../board/rows/labels.ts';
import type { Bar, BoardRow } from '../board/rows/rows.ts';
import { shortenTitle } from '../board/rows/short-names.ts';
import { type Findings, listTextsOn } from '../conflicts/findings.ts';
import { listRows, type RowsBy } from '../edits/commands.ts';
import { formatMaterials, type PlanningNames } from '../form/values/names.ts';

export interface BoardWords extends PlanningNames {
  rowsBy: RowsBy;
  /** The number changes when the address of a place becomes known. */
  addresses: number;
  /** The short names of people where there is little room, as in a month; null elsewhere. */
  shortPeople: ReadonlyMap<string, string> | null;
  /** The hue of an item: of its project, or of the status of that. */
  findHue: (projectId: string | null) => number | null;
}

const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

/** Sums the hours recorded on a bar: by the person of the row, or in a row of something else by all. */
function sumRecordedOn(
  { items }: Bar,
  rowId: string,
  rowsBy: RowsBy,
): { days: number; hours: number; isPartial: boolean } {
  const recorded = items.map((item) => listHours(item, rowsBy === 'employees' ? rowId : null));
  return {
    days: recorded.filter((hours) => hours.some((value) => value !== null)).length,
    hours: sum(recorded.flat()),
    isPartial: recorded.flat().includes(null),
  };
}

function createHoursSign(bar: Bar, rowId: string, rowsBy: RowsBy): Sign[] {
  const { days, hours, isPartial } = sumRecordedOn(bar, rowId, rowsBy);
  if (days === 0) return [];
  const all = bar.items.length;
  const of = all > 1 ? ` op ${days} van ${all} dagen` : '';
  const missing = isPartial && days === all ? ', nog niet door iedereen' : '';
  return [{ kind: 'hours', text: `${formatHoursLabel(hours)} ingevuld${of}${missing}`, isPartial }];
}

/** '2 afbeeldingen', of a bar of several days with the day that has them, or on how many they are. */
function createImagesSign({ items }: Bar): Sign[] {
  const days = items.filter(({ imageCount }) => imageCount > 0);
  const [first] = days;
  if (!first) return [];
  const label = formatQuantity(
    sum(days.map(({ imageCount }) => imageCount)),
    'afbeelding',
    'afbeeldingen',
  );
  if (items.length === 1) return [{ kind: 'images', text: label }];
  const on = days.length === 1 ? formatShortDay(first.date) : `${days.length} dagen`;
  return [{ kind: 'images', text: `${label} op ${on}` }];
}

/** Formats the names on a bar that the row does not show already. In the row of a vehicle its driver comes first. */
function formatNamesOn(
  bar: Bar,
  rowId: string,
  { rowsBy, employee, shortPeople, ...names }: BoardWords,
) {
  const [item] = bar.items;
  if (!item) return { title: '', place: '' };
  const { clientName, place, ...long } = describeItem(item, names);
  const project = names.projects.get(item.projectId ?? '');
  const title = shortPeople && project ? shortenTitle(project) : long.title;
  const driver = rowsBy === 'materials' ? findDriver(item.drivers, rowId) : undefined;
  const people = item.employeeIds
    .toSorted((a, b) => Number(b === driver) - Number(a === driver))
    .map((id) => `${shortPeople?.get(id) ?? employee(id)}${id === driver ? ' (rijdt)' : ''}`)
    .join(', ');
  if (rowsBy === 'projects')
    return { title: people, isLong: true, place: formatLocation(item.location) };
  if (rowsBy === 'materials') return { title, place: people };
  const own = formatLocation(item.location);
  return { title, place: own || (clientName === title ? '' : clientName) || place };
}

export function createLook(bar: Bar, rowId: string, findings: Findings, book: BoardWords): Look {
  const [item] = bar.items;
  const warnings = listTextsOn(bar.items, findings);
  return {
    time: item ? formatTimes(item) : '',
    start: item?.startTime ?? '',
    ...formatNamesOn(bar, rowId, book),
    hue: book.findHue(item?.projectId ?? null),
    signs: [
      ...(warnings.length > 0 ? [{ kind: 'warning' as const, text: warnings.join('. ') }] : []),
      ...createHoursSign(bar, rowId, book.rowsBy),
      ...createImagesSign(bar),
    ],
  };
}

/** Finds the ends where a bar has more of its range in the same row, on days before or after the shown ones. */
export function findOpenEnds(
  { items }: Bar,
  { subject, scale }: BoardRow,
  range: readonly PlannedItem[],
  rowsBy: RowsBy,
): End[] {
  const [first, last] = [items[0]?.date ?? '', items.at(-1)?.date ?? ''];
  const [from, to] = [scale.columns[0]?.date ?? '', scale.columns.at(-1)?.date ?? ''];
  // The end is a time on a scale of hours, which says when it stops.
  if (scale.hours) return [];
  const dates = range
    .filter((item) => listRows[rowsBy](item).includes(subject.id))
    .map(({ date }) => date);
  const ends: End[] = [];
  if (dates.some((date) => date < from) && !dates.some((date) => from <= date && date < first))
    ends.push('before');
  if (dates.some((date) => to < date) && !dates.some((date) => last < date && date <= to))
    ends.push('after');
  return ends;
}

/** Describes all of a bar, for hover. */
export function describeBar(
  bar: Bar,
  rowId: string,
  findings: Findings,
  book: BoardWords,
): Details | null {
  const [item] = bar.items;
  const last = bar.items.at(-1);
  if (!item || !last) return null;
  const { title, clientName, place } = describeItem(item, book);
  const days =
    item === last ? formatDay(item.date) : `${formatDay(item.date)} – ${formatDay(last.date)}`;
  const [recorded] = createHoursSign(bar, rowId, book.rowsBy);
  const [images] = createImagesSign(bar);
  const facts = [
    { name: 'Klant', text: clientName === title ? '' : clientName },
    { name: 'Locatie', text: place },
    { name: 'Werknemers', text: item.employeeIds.map(book.employee).join(', ') },
    { name: 'Mensen nodig', text: needsText(item.needs) },
    { name: 'Materieel', text: formatMaterials(item, book) },
    { name: 'Uren', text: recorded?.text ?? '' },
    { name: 'Foto’s', text: images?.text ?? '' },
  ];
  return {
    title,
    when: [days, formatTimes(item)].filter(Boolean).join(', '),
    isDraft: item.isDraft,
    facts: facts.filter(({ text }) => text !== ''),
    warnings: listTextsOn(bar.items, findings),
  };
}
