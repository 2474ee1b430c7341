import type { BodyFor, Endpoint, ParamsFor, QueryFor } from '@ploegplan/contract/endpoint';

const BASE = '/api';

/** A part of a request: absent when the endpoint has none, optional when all of it is. */
type Part<K extends string, V> = [V] extends [undefined]
  ? object
  : Partial<V> extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

type Files<E extends Endpoint> = E extends { bodyKind: 'multipart' | 'either' }
  ? { readonly files?: readonly Blob[] }
  : object;

export type AddressFor<E extends Endpoint> = Part<'params', ParamsFor<E>> &
  Part<'query', QueryFor<E>>;

export type RequestFor<E extends Endpoint> = AddressFor<E> &
  Part<'body', BodyFor<E>> &
  Files<E> &
  Pick<AnyRequest, 'signal' | 'asUser'>;

/** The argument may be left out when nothing in it is required. */
export type Optionally<T> = Partial<T> extends T ? [request?: T] : [request: T];

/** A request without its endpoint's types. */
export interface AnyRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly Blob[];
  readonly signal?: AbortSignal;
  /** The `Idempotency-Key`, of a write that keeps its own. */
  readonly key?: string;
  /** The user of the request, where that need not be the signed-in one; the server rejects it when somebody else is signed in. */
  readonly asUser?: string;
}

const listEntries = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).filter(([, value]) => value !== undefined)
    : [];

/** The address of a call, with its parameters and query filled in. */
export function buildUrl({ path }: Endpoint, { params, query }: AnyRequest = {}): string {
  const filled = listEntries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const pairs = listEntries(query).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(pairs).toString();
  return BASE + filled + (search && `?${search}`);
}

/** JSON, or a form when the endpoint asks for one or files come along. In a form an empty field means cleared. */
export function buildBody(
  { bodyKind = 'json' }: Endpoint,
  { body, files = [] }: AnyRequest,
): string | FormData | undefined {
  const asForm = bodyKind === 'multipart' || (bodyKind === 'either' && files.length > 0);
  if (!asForm) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of listEntries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one ?? ''));
  }
  for (const file of files) form.append('files', file);
  return form;
}

/** The value of the anti-forgery cookie in a cookie header, if it is there. */
export function findToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice('XSRF-TOKEN='.length));
}

/** A service worker has no document; the browsers that send in the background give it the cookies in another way. */
async function readToken(): Promise<string | undefined> {
  if (self.document) return findToken(document.cookie);
  const cookie = await cookieStore.get('XSRF-TOKEN');
  return cookie?.value && decodeURIComponent(cookie.value);
}

/** The anti-forgery token for a write. Any answer of the API sets the cookie, so without it one call is made first. */
export async function getForgeryToken(askForAnswer: () => Promise<unknown>): Promise<string> {
  const token = await readToken();
  if (token !== undefined) return token;
  await askForAnswer();
  return (await readToken()) ?? '';
}

interface Write {
  content: string;
  key: string;
}

/** The last write without an answer, by address. */
const unanswered = new Map<string, Write>();

const serialiseBody = (body: FormData | string | null): string =>
  body instanceof FormData
    ? JSON.stringify([...body].map(([k, v]) => [k, v instanceof File ? [v.name, v.size] : v]))
    : (body ?? '');

/**
 * The `Idempotency-Key` of a write. Sent again unchanged after its answer was lost, it has the same one, unless something else was
 * written at that address since. Undefined where the browser cannot make one: at an address without https.
 */
export function getWriteKey(address: string, body: FormData | string | null): string | undefined {
  const content = serialiseBody(body);
  const known = unanswered.get(address);
  const key = known?.content === content ? known.key : crypto.randomUUID?.();
  if (key) unanswered.set(address, { content, key });
  return key;
}

/** Forgets a write that was answered. */
export function noteAnswer(address: string, key: string): void {
  if (unanswered.get(address)?.key === key) unanswered.delete(address);
}
