import { useStore } from '@mantine/store';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { explainError } from '../api/messages.ts';
import { notify } from '../notify.ts';
import { onSignedOut } from '../session/session.ts';
import { uncapitalise } from '../values/first-letter.ts';
import { Changes } from './changes.ts';
import type { Direction, Step } from './command.ts';

/** The changes by user: those without an answer when the session expired wait for their user. */
const changesByUser = new WeakMap<QueryClient, Map<string | null, Changes>>();

/** The changes of who is signed in. They go on when their screen is left. */
export function getChanges(cache: QueryClient): Changes {
  const byUser = changesByUser.get(cache) ?? new Map<string | null, Changes>();
  changesByUser.set(cache, byUser);
  const changes = byUser.get(getCurrentUser()) ?? new Changes(cache);
  byUser.set(getCurrentUser(), changes);
  changes.resume();
  return changes;
}

export const useChanges = (): Changes => getChanges(useQueryClient());

onSignedOut((cache, isExpired) => {
  const changes = changesByUser.get(cache)?.get(getCurrentUser());
  if (isExpired) changes?.pause();
  changes?.drop(({ pause }) => !isExpired || !pause);
  changes?.history.steps.setState([]);
});

/** Explains why a change was not made, to end a sentence with. */
export function explainRefusal(error: unknown): string {
  const { code, changedBy = 'iemand anders' } = error instanceof ApiError ? error : {};
  if (code === 'stale-version') return `${changedBy} wijzigde dit intussen`;
  if (code === 'not-found') return 'dit is intussen verwijderd';
  return uncapitalise(explainError(error));
}

/** Undoes or redoes the last change of a screen, or only this one if it is the last, and says what became of it. */
async function turnLast(changes: Changes, direction: Direction, scope: string, only?: Step) {
  const [done, verb] =
    direction === 'undo'
      ? ['Ongedaan gemaakt', 'Ongedaan maken']
      : ['Opnieuw gedaan', 'Opnieuw doen'];
  const step = changes.history.latest(direction, scope);
  try {
    const label = await changes[direction](scope, only);
    if (label !== null) notify.success(done, label, { key: scope });
  } catch (error) {
    const why = (await step?.subject.tell?.(error)) ?? explainRefusal(error);
    notify.error(`${verb} kan niet: ${why}`, step?.label, { key: scope });
  }
}

/** The button of a message about a change, which undoes it. */
export const undoAction = (changes: Changes, scope: string, step: Step) => ({
  label: 'Ongedaan maken',
  run: () => void turnLast(changes, 'undo', scope, step),
});

/** Returns the undo and redo of a screen, for its keys and buttons. */
export function useUndo(scope: string) {
  const changes = useChanges();
  // Draws again when the history changes.
  useStore(changes.history.steps);
  const findLabel = (direction: Direction) =>
    changes.history.latest(direction, scope)?.label ?? null;
  return {
    undoLabel: findLabel('undo'),
    redoLabel: findLabel('redo'),
    undo: () => void turnLast(changes, 'undo', scope),
    redo: () => void turnLast(changes, 'redo', scope),
  };
}
