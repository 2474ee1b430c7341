import { createHash } from 'node:crypto';
import { toInstant, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays, getToday, toDayNumber } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { getShiftInstants } from '@ploegplan/contract/planning/shifts';
import ical, { ICalCalendarMethod, type ICalEventData, type ICalLocation } from 'ical-generator';
import type { Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listPlanned, type PlannedItem, readLastChanges, readScopeName } from './planned.ts';
import { removeHidden } from './public-planning.ts';
import type { WorkingLink } from './repository.ts';

const HOUR_SECONDS = 3_600;
/** Of an item that was made before changes were recorded. */
const UNKNOWN = new Date('2020-01-01T00:00:00Z');

/** From when to when, as instants, so that no calendar has to know when summer time begins; a whole day without a start, an hour without an end. */
function getEventTimes(item: PlannedItem) {
  const { date, startTime } = item;
  if (startTime === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true };
  const begin = toInstant(toDayNumber(date), toMinuteOfDay(startTime));
  const { start, end } = getShiftInstants(item) ?? { start: begin, end: begin + 60 };
  // All of it may lie in the hour that is skipped; an event must not end when it begins.
  return { start: toMoment(start), ...(end > start && { end: toMoment(end) }) };
}

const toMoment = (minutes: number) => new Date(minutes * 60_000);

const formatNames = (label: string, names: readonly string[]) =>
  names.length > 0 ? [`${label}: ${names.join(', ')}`] : [];

/** The address is near; the position is exact. */
function toLocation({ spot, place, point }: PlannedItem): ICalLocation | null {
  const title = [spot, place].filter(Boolean).join(', ');
  return title ? { title, ...(point && { geo: point }) } : null;
}

function createEvent(item: PlannedItem, changed: Date, isOwn: boolean): ICalEventData {
  const who = isOwn || item.people.length === 0 ? '' : ` – ${item.people.join(', ')}`;
  const text = [
    ...(item.client ? [`Klant: ${item.client}`] : []),
    ...formatNames(isOwn ? 'Ploeg' : 'Wie', item.people),
    ...formatNames('Materieel', item.materials),
    ...(isOwn && item.description ? ['', item.description] : []),
  ];
  return {
    ...getEventTimes(item),
    id: `${item.id}@ploegplan`,
    // Seconds, because a later change of anything that is told must give a higher number.
    sequence: Math.floor((changed.getTime() - UNKNOWN.getTime()) / 1_000),
    stamp: changed,
    lastModified: changed,
    summary: `${item.title || 'Planning'}${who}`,
    location: toLocation(item),
    description: text.join('\n') || null,
  };
}

/** The planning of a link as iCalendar, from some weeks ago to some months ahead. */
export async function writeCalendar(
  tx: TenantTx,
  tenant: Tenant,
  link: WorkingLink,
): Promise<{ text: string; etag: string }> {
  const now = getToday();
  const from = addDays(now, -limits.calendarDaysBack);
  const to = addDays(now, limits.calendarDaysAhead);
  const items = removeHidden(await listPlanned(tx, link, from, to), tenant);
  const changes = await readLastChanges(tx, items);
  const isOwn = link.userId !== null;
  const about = isOwn ? '' : await readScopeName(tx, link);
  const calendar = ical({
    name: [tenant.displayName, isOwn ? 'mijn planning' : about || 'planning'].join(' – '),
    prodId: { company: 'Ploegplan', product: 'Planning', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
    events: items.map((item) => createEvent(item, changes.get(item.id) ?? UNKNOWN, isOwn)),
  });
  const text = calendar.toString();
  // Weak, because what is compressed is not the same bytes.
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
}
