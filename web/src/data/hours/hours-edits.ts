import { getCurrentTime } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import type { Hours } from '@ploegplan/contract/hours/schemas';
import { createCellKey, getTargetId, parseCellKey } from '@ploegplan/contract/rules/hours/hours';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bindCurrentUser, call, getCurrentUser } from '../../lib/api/call.ts';
import type { Changes } from '../../lib/changes/changes.ts';
import { getChanges, useChanges } from '../../lib/changes/own-changes.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { setEditing } from '../../lib/form/edit-mode.ts';
import { notify } from '../../lib/notify.ts';
import { onAskedToSignOut, onSignedOut } from '../../lib/session/session.ts';
import { formatNameList } from '../../lib/values/list-names.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { employeeData } from '../records/employees.ts';
import { formatRefused } from './hours.ts';
import { type CellEdit, getEditKey, HOURS, HoursQueue, type Refused } from './hours-queue.ts';

/** The queues that a screen shows. */
const shown = new Set<HoursQueue>();
/** The queues with hours that are not recorded, with their users. */
const unsaved = new Map<HoursQueue, string | null>();

const getLineKey = (line: Hours['lines'][number]) =>
  createCellKey(line.employeeId, line.date, getTargetId(line), line.kindId);

/** Shows what was recorded before the server is asked again, so that nothing flickers. */
function showRecorded(cache: QueryClient, edits: readonly CellEdit[]): void {
  if (edits.length === 0) return;
  const keys = new Set(edits.map(getEditKey));
  cache.setQueriesData<Hours>({ queryKey: ['hours', 'days'] }, (data) => {
    if (!data) return data;
    const added = edits.flatMap(({ seen, before, hours: worked, ...edit }) =>
      worked === null || worked === edit.entered
        ? []
        : [{ ...edit, hours: worked, at: getCurrentTime().toISOString(), by: '' }],
    );
    return {
      ...data,
      lines: [...data.lines.filter((line) => !keys.has(getLineKey(line))), ...added],
    };
  });
}

/** The most cells that a message names. */
const MOST_NAMED = 4;

/** Tells what no screen shows. */
function tellRefused(cache: QueryClient, refused: ReadonlyMap<string, Refused>): void {
  const names = new Map(
    cache.getQueryData(employeeData.list.queryKey)?.map(({ id, name }) => [id, name]),
  );
  const whose = [...refused.keys()].map((key) => {
    const { employeeId, date } = parseCellKey(key);
    return `${names.get(employeeId) ?? 'Een werknemer'} op ${formatShortDay(date)}`;
  });
  const reasons = [...new Set([...refused.values()].map(formatRefused))];
  const text = `Uren niet opgeslagen. ${reasons.join(' ')} Bij Urenbeheer staan ze in het rood.`;
  notify.error(text, formatNameList([...new Set(whose)], MOST_NAMED));
}

function makeQueue(changes: Changes): HoursQueue {
  const { cache } = changes;
  const userId = getCurrentUser();
  const by = bindCurrentUser();
  const queue = new HoursQueue(changes, {
    send: (edits, signal) => call(hours.record, { body: { edits }, signal, ...by }),
    onRecorded: async (edits) => {
      // An answer that is under way does not have them.
      await cache.cancelQueries({ queryKey: ['hours', 'days'] });
      showRecorded(cache, edits);
    },
    onRefused: (refused) => {
      if (!shown.has(queue)) tellRefused(cache, refused);
    },
  });
  queue.state.subscribe(() => {
    if (countUnsavedCells(queue) > 0) unsaved.set(queue, userId);
    else unsaved.delete(queue);
    setEditing('hours', unsaved.size > 0);
  });
  return queue;
}

function countUnsavedCells(queue: HoursQueue): number {
  const { pending, refused } = queue.state.getState();
  return new Set([...pending.keys(), ...refused.keys()]).size;
}

const getQueue = (changes: Changes) => changes.once(HoursQueue, () => makeQueue(changes));

/** Returns the queue that records typed hours; it goes on when the screen is left. */
export function useHoursQueue(): HoursQueue {
  const changes = useChanges();
  const queue = getQueue(changes);
  useEffect(() => {
    shown.add(queue);
    return () => {
      shown.delete(queue);
      changes.history.forget(HOURS);
    };
  }, [queue, changes]);
  return queue;
}

onSignedOut((cache, isExpired) => {
  if (!isExpired) getQueue(getChanges(cache)).discard();
});

onAskedToSignOut(() => {
  const own = [...unsaved].filter(([, userId]) => userId === getCurrentUser());
  const count = own.reduce((sum, [queue]) => sum + countUnsavedCells(queue), 0);
  if (count === 0) return null;
  return `${formatQuantity(count, 'vak', 'vakken')} met uren ${count === 1 ? 'is' : 'zijn'} nog niet opgeslagen`;
});

addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
