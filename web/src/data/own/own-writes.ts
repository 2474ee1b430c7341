import type {
  EmployeePlanningItem,
  HoursPatch,
} from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { getExtension } from '@ploegplan/contract/values/filenames';
import type { OwnDay } from '@ploegplan/contract/work-days/schemas';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { type Entry, getRecordId, type Write } from '../../lib/outbox/entry.ts';
import { formatHoursText } from '../../lib/values/hours.ts';

type Item = Pick<EmployeePlanningItem, 'id' | 'date' | 'projectName' | 'clientName'>;

/** Writes about one day, of its planning items and of its times, are sent in their order. */
export const getLane = (date: string) => `day ${date}`;

/** The kind of a write of the times of a day with the hours of its works. */
export const DAY = 'day';

export const getOwnDay = ({ kind, body }: Pick<Entry, 'kind' | 'body'>): OwnDay | null =>
  kind === DAY ? (body as OwnDay) : null;

const findWork = (entry: Pick<Entry, 'kind' | 'body'>, itemId: string) =>
  getOwnDay(entry)?.works.find(({ id }) => id === itemId);

export const isAboutItem =
  (itemId: string) =>
  (entry: Pick<Entry, 'kind' | 'params' | 'body'>): boolean =>
    getRecordId(entry) === itemId || findWork(entry, itemId) !== undefined;

export const describeHoursChange = ({ hoursWorked, notes }: HoursPatch): string[] => [
  ...(hoursWorked === undefined
    ? []
    : [hoursWorked === null ? translate('Geen uren') : formatHoursText(hoursWorked)]),
  ...(notes ? [notes] : []),
];

/** A change of an own planning item for the outbox. */
export function createHoursWrite(item: Item, body: HoursPatch, file?: Write['file']): Write {
  return {
    kind: 'hours',
    lane: getLane(item.date),
    params: { id: item.id },
    body,
    ...(file && { file }),
    what: describeHoursChange(body).join('\n') || (file ? '' : translate('Werkzaamheden leeg')),
    about: [formatShortDay(item.date), item.projectName || item.clientName]
      .filter(Boolean)
      .join(', '),
  };
}

/** A chosen photo of an own planning item, before it is saved. */
export const createPhotoDraft = (
  item: Item,
  id: string,
  file: File,
  name: string,
): Write & { id: string } => ({
  ...createHoursWrite(
    item,
    { names: [name], ids: [id] },
    { blob: file, name: file.name, isRaw: true },
  ),
  id,
  isDraft: true,
});

/** A photo that became a JPEG when it was prepared is named as one. */
export function withPreparedName(body: Entry['body'], preparedName: string): Entry['body'] {
  const { names = [] } = body as HoursPatch;
  const extension = getExtension(preparedName);
  const replaceExtension = (name: string) =>
    name.slice(0, name.length - getExtension(name).length) + extension;
  return { ...body, names: names.map(replaceExtension) };
}

const getRecordedHours = ({ body }: Entry): HoursPatch => body as HoursPatch;

/** The item as it will be when what waits is sent; the same object when nothing does. */
export function withWaiting<I extends Pick<EmployeePlanningItem, 'id' | 'hoursWorked' | 'notes'>>(
  item: I,
  entries: readonly Entry[],
): I {
  const own = entries.filter((entry) => !entry.refusal && isAboutItem(item.id)(entry));
  if (own.length === 0) return item;
  let { hoursWorked, notes } = item;
  for (const entry of own) {
    const change = findWork(entry, item.id) ?? getRecordedHours(entry);
    if (change.hoursWorked !== undefined) ({ hoursWorked } = change);
    if ('notes' in change && change.notes !== undefined) ({ notes } = change);
  }
  return { ...item, hoursWorked, notes };
}

/** The photos that an entry sends. */
export function listPhotos(entry: Entry): { id: string | undefined; name: string }[] {
  const { names = [], ids = [] } = getRecordedHours(entry);
  return names.map((name, index) => ({ id: ids[index], name }));
}

/** The photos of an item that wait to be sent. */
export const listWaitingPhotos = (itemId: string, entries: readonly Entry[]) =>
  entries.filter((entry) => entry.file && isAboutItem(itemId)(entry)).flatMap(listPhotos);
