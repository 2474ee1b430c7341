import type { LiveEvent } from '@ploegplan/contract/events/schemas';
import { session } from '@ploegplan/contract/session/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { isShowingLastAnswer } from '../api/cache/last-answer.ts';
import { call, notifySessionEnded } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { getStorageKey } from '../remembered/remembered.ts';
import { lastSession } from '../session/remembered.ts';
import type { Session } from '../session/session.ts';
import type { LiveMessage } from './messages.ts';
import { Differences, Refresher } from './refresh.ts';
import type { LiveSettings } from './settings.ts';
import { expectHeartbeats, ignoreHeartbeats, noteDisconnect, noteHeartbeat } from './status.ts';
import { isStreamLimitReached, shareStream } from './tabs.ts';
import { pause } from './timing.ts';
import { markUpdated, restoreUpdatedItems } from './updated-items.ts';
import { watchPageVisibility } from './visibility.ts';

/** Follows what others change, for as long as this user is signed in. Gives the way to stop. */
export function startLive(
  client: QueryClient,
  { tenant, userId }: Session,
  { madeFrom, outdated, marked }: LiveSettings,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const refresher = new Refresher(client, { madeFrom, outdated }, signal);
  const differences = new Differences(client, marked, signal, markUpdated);
  restoreUpdatedItems();

  const check = () => void checkSession(userId, signal);
  let isPausedAtLimit = false;
  const onMessage = (message: LiveMessage) => {
    if (isStreamLimitReached(message)) {
      // Paused at the stream limit: the connection is not lost, and user activity resumes it.
      isPausedAtLimit = true;
      ignoreHeartbeats();
    }
    if (message.kind === 'alive') {
      if (isPausedAtLimit && document.visibilityState === 'visible') expectHeartbeats();
      isPausedAtLimit = false;
      noteHeartbeat();
    }
    if (message.kind === 'down') noteDisconnect();
    // Data read before the stream is back can contain changes for which no event will come.
    if (message.kind === 'down' || message.kind === 'refetch') differences.compareLater();
    if (message.kind === 'refetch') refresher.noteAll();
    if (message.kind === 'ended' && message.reason === 'session-ended') check();
    if (message.kind === 'change') {
      const { subject } = message.change;
      if (marked.some(([one]) => one === subject)) mark(message.change, differences);
      refresher.note(subject);
    }
  };
  shareStream({ name: `ploegplan-live.${tenant}.${userId}`, onMessage, signal });
  expectHeartbeats();
  // The application started without an answer of the server.
  if (isShowingLastAnswer()) noteDisconnect();
  addEventListener('offline', noteDisconnect, { signal });
  // Another tab signed somebody in or out.
  addEventListener('storage', ({ key }) => key === getStorageKey(lastSession) && check(), {
    signal,
  });
  watchPageVisibility((isSeen) => {
    if (isSeen) return expectHeartbeats();
    ignoreHeartbeats();
    differences.compareLater();
  }, signal);
  return () => {
    over.abort();
    ignoreHeartbeats();
  };
}

/** Marks what somebody else changed, at once or when it is read again. */
function mark({ subject, ids, own }: LiveEvent, differences: Differences): void {
  if (own) differences.own(ids ?? []);
  else if (ids) markUpdated(ids);
  else differences.compareLater(subject);
}

/** Signing out or a new password in this tab ends the session too: the answer to that call is handled first. */
const OWN_ANSWER_MS = 1_000;

async function checkSession(userId: string, signal: AbortSignal): Promise<void> {
  if (!(await pause(OWN_ANSWER_MS, signal))) return;
  const isOver = await call(session.check).then(
    (found) => found.userId !== userId,
    (error: unknown) =>
      error instanceof ApiError && (error.status === 401 || error.code === 'tenant-blocked'),
  );
  if (isOver && !signal.aborted) notifySessionEnded();
}
