import type { LiveChange } from '@ploegplan/contract/event-bodies';
import { session } from '@ploegplan/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { call, sessionHasEnded } from '../api.ts';
import { ApiError } from '../api-errors.ts';
import { placeOf } from '../remembered.ts';
import type { Session } from '../session.ts';
import { Differences } from './differences.ts';
import type { LiveMessage } from './messages.ts';
import { Refresher } from './refresh.ts';
import { watchSight } from './sight.ts';
import { lineIsAlive, lineIsDown, lineIsIdle, lineIsWanted } from './status.ts';
import { isCrowdedOut, shareStream } from './tabs.ts';
import { pause } from './timing.ts';
import { markUpdated, recallUpdatedItems } from './updated-items.ts';

/** Follows what others change, for as long as this user is signed in. Gives the way to stop. */
export function startLive(client: QueryClient, { tenant, userId }: Session): () => void {
  const over = new AbortController();
  const { signal } = over;
  const refresher = new Refresher(client, signal);
  const differences = new Differences(client, signal, markUpdated);
  recallUpdatedItems();

  const check = () => void checkSession(userId, signal);
  let isResting = false;
  const hear = (message: LiveMessage) => {
    if (isCrowdedOut(message)) {
      // The connection is there, only not for this device: nothing is lost that it does not get when somebody looks at it.
      isResting = true;
      lineIsIdle();
    }
    if (message.kind === 'alive') {
      if (isResting && document.visibilityState === 'visible') lineIsWanted();
      isResting = false;
      lineIsAlive();
    }
    if (message.kind === 'down') lineIsDown();
    // What is read before the line is back can hold changes that nobody tells of any more.
    if (message.kind === 'down' || message.kind === 'refetch') differences.doubt();
    if (message.kind === 'refetch') refresher.noteAll();
    if (message.kind === 'ended' && message.reason === 'session-ended') check();
    if (message.kind === 'change') {
      mark(message.change, differences);
      refresher.note(message.change.subject);
    }
  };
  shareStream({ name: `ploegplan-live.${tenant}.${userId}`, hear, signal });
  lineIsWanted();
  addEventListener('offline', lineIsDown, { signal });
  // Another tab signed somebody in or out.
  addEventListener('storage', ({ key }) => key === placeOf('lastSession') && check(), { signal });
  watchSight((isSeen) => {
    if (isSeen) return lineIsWanted();
    lineIsIdle();
    differences.doubt();
  }, signal);
  return () => {
    over.abort();
    lineIsIdle();
  };
}

/** Marks what somebody else changed, at once or when it is read again. */
function mark({ subject, ids, own }: LiveChange, differences: Differences): void {
  if (subject !== 'planning' && subject !== 'employee-planning') return;
  if (own) differences.own(ids ?? []);
  else if (ids) markUpdated(ids);
  else differences.doubt(subject);
}

/** Whoever signed out here, or has just got another session by a new password, is told so by that call's own answer first. */
const OWN_ANSWER_MS = 1_000;

async function checkSession(userId: string, signal: AbortSignal): Promise<void> {
  if (!(await pause(OWN_ANSWER_MS, signal))) return;
  const isOver = await call(session.check).then(
    (found) => found.userId !== userId,
    (error: unknown) =>
      error instanceof ApiError && (error.status === 401 || error.code === 'tenant-blocked'),
  );
  if (isOver && !signal.aborted) sessionHasEnded();
}
