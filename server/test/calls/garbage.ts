import type { Endpoint } from '@ploegplan/contract/endpoint';
import type * as z from 'zod/mini';
import type { Sample } from './route-samples.ts';

/** An invalid or unusual request, and whether it must be rejected. */
export interface Garbage {
  what: string;
  request: Sample;
  refused: boolean;
}

const LONE_SURROGATE = '\ud800';
const HOSTILE_TEXT = "../../x' or 1=1; --";
/** Like any other text, where any text fits. */
const ORDINARY_TEXTS: unknown[] = ['x', '9999-99-99', '99:99'];

/** Values to put in every place of a request. */
const wrongValues: unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  HOSTILE_TEXT,
  ...ORDINARY_TEXTS,
  'x'.repeat(10_000),
  'a\0b',
  `a${LONE_SURROGATE}b`,
  [],
  [null],
  {},
  { $gt: '' },
  [[[]]],
];

const isUnstorable = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

/** Invalid variants of one valid request. */
export function* garbageFor(endpoint: Endpoint, good: Sample): Generator<Garbage> {
  for (const part of ['params', 'query'] as const) {
    for (const { what, value } of telling(endpoint[part], wrongTexts(good[part] ?? {}))) {
      const request = { ...good, [part]: value };
      yield { what: `${part}${what}`, request, refused: isRefused(endpoint[part], value) };
    }
  }
  if (endpoint.query) {
    yield {
      what: 'unknown query field',
      request: { ...good, query: { ...good.query, onbekend: '1' } },
      refused: true,
    };
  }
  if (endpoint.body && endpoint.bodyKind !== 'multipart') yield* wrongBodies(endpoint, good);
}

function* wrongBodies(endpoint: Endpoint, good: Sample): Generator<Garbage> {
  for (const { what, value } of telling(endpoint.body, replacements(good.body, 'body'))) {
    yield { what, request: { ...good, body: value }, refused: isRefused(endpoint.body, value) };
  }
  const body = { ...(good.body as object), onbekend: 1 };
  yield { what: 'unknown field', request: { ...good, body }, refused: true };
}

/** A part of a request with a wrong value at one place. */
interface Variant {
  place: string;
  what: string;
  wrong: unknown;
  value: unknown;
}

/**
 * The variants without those that tell nothing new: one validator compiled from the contract refuses all that does not fit, so
 * a single such value shows that it guards a place, and one parser refuses a lone surrogate at any place of a body.
 */
function* telling(schema: Schema, variants: Iterable<Variant>): Generator<Variant> {
  const guarded = new Set<string>();
  const openToText = new Set<string>();
  let hasSurrogate = false;
  for (const variant of variants) {
    const { place, wrong, value } = variant;
    if (typeof wrong === 'string' && !wrong.isWellFormed()) {
      if (!hasSurrogate) yield variant;
      hasSurrogate = true;
    } else if (isMisfit(schema, value)) {
      if (!guarded.has(place)) yield variant;
      guarded.add(place);
    } else {
      if (wrong === HOSTILE_TEXT) openToText.add(place);
      if (!openToText.has(place) || !ORDINARY_TEXTS.includes(wrong)) yield variant;
    }
  }
}

type Schema = z.ZodMiniType | undefined;

const isMisfit = (schema: Schema, given: unknown): boolean =>
  schema?.safeParse(given).success === false;

/** Whether a value must be rejected: it does not fit the contract, or the database cannot store it. */
const isRefused = (schema: Schema, given: unknown): boolean =>
  holdsUnstorable(given) || isMisfit(schema, given);

function holdsUnstorable(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(holdsUnstorable)
    : isUnstorable(value);
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 30);

/** Variants of the value, with each of the wrong values at each place. */
function* replacements(good: unknown, place: string): Generator<Variant> {
  for (const wrong of wrongValues)
    yield { place, what: `${place} = ${shown(wrong)}`, wrong, value: wrong };
  if (typeof good !== 'object' || good === null) return;
  for (const [key, part] of Object.entries(good)) {
    for (const variant of replacements(part, `${place}.${key}`)) {
      const copy = structuredClone(good) as Record<string, unknown>;
      copy[key] = variant.value;
      yield { ...variant, value: copy };
    }
  }
}

function* wrongTexts(good: Record<string, string>): Generator<Variant> {
  for (const key of Object.keys(good)) {
    for (const wrong of wrongValues) {
      // A URL cannot contain a lone surrogate, and without a parameter it is a different URL.
      if (typeof wrong !== 'string' || wrong === '' || !wrong.isWellFormed()) continue;
      const value = { ...good, [key]: wrong.slice(0, 900) };
      yield { place: key, what: `.${key} = ${shown(wrong)}`, wrong, value };
    }
  }
}

/** Types that a page of another site can send without being asked for permission first. */
export const crossSiteTypes: [contentType: string, body: string][] = [
  ['text/plain', '{}'],
  ['multipart/form-data; boundary=x', 'rubbish'],
];

/** Content types, each with a body, that an endpoint with a body must reject. */
export const wrongTypes: [contentType: string, body: string][] = [
  ...crossSiteTypes,
  ['application/x-www-form-urlencoded', 'a=1'],
  ['application/xml', '<a/>'],
  ['application/octet-stream', '{}'],
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', 'null'],
  ['multipart/form-data', '--x--'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a',
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a\0"\r\n\r\n1\r\n--x--',
  ],
];

/** Anti-forgery tokens, each with the cookie that comes along, that a write must reject: none, one of another session; or all. */
export const wrongTokens = (own: string, strange: string, isAll: boolean) => [
  { token: '', cookie: own },
  { token: strange, cookie: strange },
  ...(isAll
    ? [
        { token: '', cookie: '' },
        { token: 'abc', cookie: own },
        { token: 'abc', cookie: 'abc' },
        { token: strange, cookie: own },
      ]
    : []),
];
