import { session } from '@ploegplan/contract/session/endpoints';
import type { SessionCheck } from '@ploegplan/contract/session/schemas';
import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { withLastAnswer } from '../api/cache/last-answer.ts';
import { call, callAs } from '../api/call.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { deleteStore } from '../kept/forget.ts';
import { deviceLanguage } from '../language/remembered.ts';
import { forget, recall, remember, rememberFor } from '../remembered/remembered.ts';
import { isSignOutPending, lastSession } from './remembered.ts';
import { isSignedIn, SIGNED_IN_COOKIE } from './signed-in-cookie.ts';
import { tenantQuery } from './tenant.ts';

/** The signed-in user (specification, section 3). */
export type Session = SessionCheck;

/** Something must be done before any page is shown: a second step, or a new password. */
export const isGated = (session: Session | null): boolean =>
  session !== null && (session.needsPasswordChange || session.factorStep !== undefined);

/** Signs out at the server. Without a connection the call is made at the next opportunity, before any other. */
export async function signOut(): Promise<void> {
  remember(isSignOutPending, true);
  // Nothing is sent in the background after signing out, also when the sign-out reaches the server later.
  void self.cookieStore?.delete(SIGNED_IN_COOKIE).catch(() => undefined);
  await call(session.logout);
  forget(isSignOutPending);
}

async function askSession(signal: AbortSignal): Promise<Session | null> {
  try {
    const found = await call(session.check, { signal });
    // Not of an answer of an earlier visit, which may be older than the choice.
    remember(deviceLanguage, found.language ?? 'nl');
    return found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Sends a pending sign-out; whether the server has it. False without a connection. */
const sendPendingSignOut = () =>
  signOut().then(
    () => true,
    (error: unknown) => {
      if (error instanceof NetworkError) return false;
      throw error;
    },
  );

async function checkSession({ client, signal }: QueryFunctionContext): Promise<Session | null> {
  // A session that its user ended lets nobody in, and the login page needs no connection.
  if (recall(isSignOutPending) && !(await sendPendingSignOut())) return null;
  const before = recall(lastSession);
  const found = await withLastAnswer(
    lastSession,
    async () => (isSignedIn(document.cookie) ? askSession(signal) : null),
    // The host may belong to another tenant by now.
    async ({ tenant }) => tenant === (await client.ensureQueryData(tenantQuery)).name,
  );
  if (before?.userId !== found?.userId) deleteStore(before);
  // The cookie expired with the session: with its 401 the server has the browser drop what it keeps of the answers.
  if (before && !isSignedIn(document.cookie)) void askSession(signal).catch(() => undefined);
  rememberFor(found);
  callAs(found?.userId ?? null);
  return found;
}

/** The session, fetched once; null when nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: checkSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Returns the signed-in user, or null. Reads the cache only: the navigation guard fetches it once for all. */
export const useSession = (): Session | null =>
  useQuery({ ...sessionQuery, enabled: false }).data ?? null;

/** `isExpired`: the session ended by itself, so that its user may return to what was typed. */
type ForgetAll = (queryClient: QueryClient, isExpired: boolean) => void;

const afterSignOut = new Set<ForgetAll>();

/** Adds what must be forgotten when somebody signs out. */
export const onSignedOut = (forgetAll: ForgetAll): void => void afterSignOut.add(forgetAll);

const losses = new Set<() => string | null>();

/** Adds what says in words what signing out would lose; null when it is nothing. */
export const onAskedToSignOut = (loss: () => string | null): void => void losses.add(loss);

export const listLossesBySignOut = (): string[] => [...losses].flatMap((loss) => loss() ?? []);

export function markSignedOut(queryClient: QueryClient, isExpired = false): void {
  for (const forgetAll of afterSignOut) forgetAll(queryClient, isExpired);
  deleteStore(queryClient.getQueryData(sessionQuery.queryKey));
  queryClient.setQueryData(sessionQuery.queryKey, null);
  forget(lastSession);
  rememberFor(null);
  callAs(null);
}

/** Clears all cached server data except the session and the tenant. */
export function clearCachedData(queryClient: QueryClient): void {
  const open = [sessionQuery.queryKey[0], tenantQuery.queryKey[0]];
  queryClient.removeQueries({ predicate: ({ queryKey }) => !open.includes(String(queryKey[0])) });
  queryClient.getMutationCache().clear();
}
