import type { Endpoint, ResponseOf } from '@ploegplan/contract/endpoint';
import { session } from '@ploegplan/contract/session/endpoints';
import { followServerClock } from '../dates/server-clock.ts';
import { NetworkError, readError } from './errors.ts';
import {
  type AddressFor,
  type AnyRequest,
  buildBody,
  buildUrl,
  getForgeryToken,
  getWriteKey,
  noteAnswer,
  type Optionally,
  type RequestFor,
} from './request.ts';

/** Calls whose 401 does not mean that a session ended (specification, section 8). */
const outsideSession: readonly Endpoint[] = [session.login, session.check];

let tellSessionEnded = () => {};

/** Sets the listener that is called when the server no longer knows the session. */
export function onSessionEnded(listener: () => void): void {
  tellSessionEnded = listener;
}

/** Reports the end of the session when something else than a call found it. */
export const notifySessionEnded = (): void => tellSessionEnded();

let askForConfirmation: (() => Promise<boolean>) | null = null;
let asked: Promise<boolean> | null = null;

/** Sets the listener that asks the user to confirm who he is; it resolves to whether that was done. */
export function onConfirmationNeeded(listener: () => Promise<boolean>): void {
  askForConfirmation = listener;
}

/** Asks once for all calls that wait for it. */
function isConfirmed(): Promise<boolean> | null {
  asked ??=
    askForConfirmation?.().finally(() => {
      asked = null;
    }) ?? null;
  return asked;
}

let askForPassword = async () => {};

/** Sets the listener that is called when the server demands a new password or a second step first. */
export function onPasswordChangeNeeded(listener: () => Promise<void>): void {
  askForPassword = listener;
}

let currentUserId: string | null = null;

/** The id of the user who is signed in. */
export const getCurrentUser = (): string | null => currentUserId;

/** Makes a call one of who is signed in now, whenever it is sent. */
export const bindCurrentUser = (): { asUser?: string } =>
  currentUserId === null ? {} : { asUser: currentUserId };

/** Sends this user's id with every call; the server rejects a call when another user is signed in by now. */
export function callAs(userId: string | null): void {
  currentUserId = userId;
}

/** Headers of every call that needs a session: the host of the page and the user that it is made for. */
export const createOriginHeaders = (userId = currentUserId): Record<string, string> => ({
  'x-current-host': location.host,
  ...(userId !== null && { 'x-current-user': userId }),
});

/** The URL of a call, for an image or a link. */
export function getUrl<E extends Endpoint>(
  endpoint: E,
  ...address: Optionally<AddressFor<E>>
): string;
export function getUrl(endpoint: Endpoint, address: AnyRequest = {}): string {
  return buildUrl(endpoint, address);
}

/** Sends a request to the server; rejects when that is not possible. */
export type Transport = (
  url: string,
  request: RequestInit & { headers: Headers },
) => Promise<Response>;

export const sendByFetch: Transport = (url, request) => fetch(url, request);

/** Throws an ApiError or a NetworkError. The answer is not validated again: a page one version behind must keep working. */
export function call<E extends Endpoint>(
  endpoint: E,
  ...request: Optionally<RequestFor<E>>
): Promise<ResponseOf<E>>;
export async function call(endpoint: Endpoint, request: AnyRequest = {}): Promise<unknown> {
  return exchange(endpoint, request, sendByFetch);
}

/** `call` by another transport. */
export async function exchange(
  endpoint: Endpoint,
  request: AnyRequest,
  transport: Transport,
): Promise<unknown> {
  const sender = request.asUser ?? currentUserId;
  const first = await send(endpoint, request, transport);
  if (first.ok) return read(first);
  const refusal = await readError(first);
  // The rejection set a fresh token.
  const response = refusal.code === 'csrf' ? await send(endpoint, request, transport) : first;
  if (response.ok) return read(response);
  const error = response === first ? refusal : await readError(response);
  // Says nothing of the session of who signed in since, nor to who signed out.
  if (sender !== null && sender !== currentUserId) throw error;
  if (error.status === 401 && !outsideSession.includes(endpoint)) tellSessionEnded();
  if (error.code === 'password-change-needed' || error.code === 'factor-needed') {
    askForPassword().catch(() => undefined);
  }
  if (error.code === 'confirmation-needed' && (await isConfirmed())) {
    return exchange(endpoint, request, transport);
  }
  throw error;
}

const read = (response: Response): Promise<unknown> | undefined =>
  response.status === 204 ? undefined : response.json();

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json');

async function send(
  endpoint: Endpoint,
  request: AnyRequest,
  transport: Transport,
): Promise<Response> {
  const { method } = endpoint;
  const { signal = null } = request;
  const url = buildUrl(endpoint, request);
  const body = buildBody(endpoint, request) ?? null;
  const isOfAnybody = endpoint.access === 'public' || endpoint === session.check;
  const headers = new Headers(
    isOfAnybody ? { 'x-current-host': location.host } : createOriginHeaders(request.asUser),
  );
  headers.set('accept', 'application/json');
  // Every call has this header (specification, section 7); the browser names the type of a form with its boundary.
  if (!(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (method !== 'GET') {
    headers.set('x-xsrf-token', await getForgeryToken(() => send(session.check, {}, sendByFetch)));
  }
  const address = `${method} ${url}`;
  const isKeyed = method !== 'GET' && endpoint.access !== 'public';
  const key = request.key ?? (isKeyed ? getWriteKey(address, body) : undefined);
  if (key) headers.set('idempotency-key', key);
  const sentAt = Date.now();
  const response = await transport(url, {
    method,
    headers,
    body,
    signal,
    credentials: 'include',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NetworkError('The server cannot be reached', { cause: error });
  });
  followServerClock(response.headers.get('date'), sentAt);
  // A page of something in between, such as the login of a public network.
  if (response.ok && response.status !== 204 && !isJson(response)) {
    throw new NetworkError('The answer is not of our server');
  }
  if (key && response.status < 500 && response.status !== 401) noteAnswer(address, key);
  return response;
}
