import { currentTime } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import type { Hours } from '@ploegplan/contract/hours/schemas';
import { cellKey, placeOfKey, targetOf } from '@ploegplan/contract/rules/hours/hours';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asCurrentUser, call, currentUser } from '../../lib/api/call.ts';
import type { Changes } from '../../lib/changes/changes.ts';
import { changesOf, useChanges } from '../../lib/changes/own-changes.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { setEditing } from '../../lib/form/edit-mode.ts';
import { notify } from '../../lib/notify.ts';
import { onAskedToSignOut, onSignedOut } from '../../lib/session/session.ts';
import { listNames } from '../../lib/values/list-names.ts';
import { counted } from '../../lib/values/numbers.ts';
import { employeeData } from '../records/employees.ts';
import { refusedText } from './hours.ts';
import { type CellEdit, HOURS, HoursQueue, keyOfEdit, type Refused } from './hours-queue.ts';

/** Those that a screen shows. */
const shown = new Set<HoursQueue>();
/** Those with hours that are not recorded, and whose they are. */
const unsaved = new Map<HoursQueue, string | null>();

const keyOfLine = (line: Hours['lines'][number]) =>
  cellKey(line.employeeId, line.date, targetOf(line), line.kindId);

/** Shows what was recorded before the server is asked again, so that nothing flickers. */
function showRecorded(cache: QueryClient, edits: readonly CellEdit[]): void {
  if (edits.length === 0) return;
  const keys = new Set(edits.map(keyOfEdit));
  cache.setQueriesData<Hours>({ queryKey: ['hours', 'days'] }, (data) => {
    if (!data) return data;
    const added = edits.flatMap(({ seen, before, hours: worked, ...edit }) =>
      worked === null || worked === edit.entered
        ? []
        : [{ ...edit, hours: worked, at: currentTime().toISOString(), by: '' }],
    );
    return {
      ...data,
      lines: [...data.lines.filter((line) => !keys.has(keyOfLine(line))), ...added],
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
    const { employeeId, date } = placeOfKey(key);
    return `${names.get(employeeId) ?? 'Een werknemer'} op ${formatShortDay(date)}`;
  });
  const reasons = [...new Set([...refused.values()].map(refusedText))];
  const text = `Uren niet opgeslagen. ${reasons.join(' ')} Bij Urenbeheer staan ze in het rood.`;
  notify.error(text, listNames([...new Set(whose)], MOST_NAMED));
}

function makeQueue(changes: Changes): HoursQueue {
  const { cache } = changes;
  const userId = currentUser();
  const by = asCurrentUser();
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
    if (unsavedCells(queue) > 0) unsaved.set(queue, userId);
    else unsaved.delete(queue);
    setEditing('hours', unsaved.size > 0);
  });
  return queue;
}

function unsavedCells(queue: HoursQueue): number {
  const { pending, refused } = queue.state.getState();
  return new Set([...pending.keys(), ...refused.keys()]).size;
}

const queueOf = (changes: Changes) => changes.once(HoursQueue, () => makeQueue(changes));

/** Where what is typed is recorded; it goes on when the screen is left. */
export function useHoursQueue(): HoursQueue {
  const changes = useChanges();
  const queue = queueOf(changes);
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
  if (!isExpired) queueOf(changesOf(cache)).discard();
});

onAskedToSignOut(() => {
  const own = [...unsaved].filter(([, userId]) => userId === currentUser());
  const count = own.reduce((sum, [queue]) => sum + unsavedCells(queue), 0);
  if (count === 0) return null;
  return `${counted(count, 'vak', 'vakken')} met uren ${count === 1 ? 'is' : 'zijn'} nog niet opgeslagen`;
});

addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
