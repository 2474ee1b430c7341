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
  'x',
  'x'.repeat(10_000),
  'a\0b',
  `a${LONE_SURROGATE}b`,
  '../../../etc/passwd',
  "' or 1=1; --",
  '9999-99-99',
  '99:99',
  [],
  [null],
  {},
  { $gt: '' },
  [[[]]],
];

const isUnstorable = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

/** All invalid variants of one valid request. */
export function* garbageFor(endpoint: Endpoint, good: Sample): Generator<Garbage> {
  for (const part of ['params', 'query'] as const) {
    for (const [what, given] of wrongTexts(good[part] ?? {})) {
      yield {
        what: `${part} ${what}`,
        request: { ...good, [part]: given },
        ...verdict(endpoint[part], given),
      };
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
  for (const [what, body] of replacements(good.body, 'body')) {
    yield { what, request: { ...good, body }, ...verdict(endpoint.body, body) };
  }
  const body = { ...(good.body as object), onbekend: 1 };
  yield { what: 'unknown field', request: { ...good, body }, refused: true };
}

/** Whether a value must be rejected: it does not fit the contract, or the database cannot store it. */
function verdict(schema: z.ZodMiniType | undefined, given: unknown): { refused: boolean } {
  return { refused: holdsUnstorable(given) || schema?.safeParse(given).success === false };
}

function holdsUnstorable(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(holdsUnstorable)
    : isUnstorable(value);
}

/** Variants of the value, with each of the wrong values at each place. */
function* replacements(value: unknown, path: string): Generator<[what: string, value: unknown]> {
  for (const wrong of wrongValues) {
    yield [`${path} = ${JSON.stringify(wrong).slice(0, 30)}`, wrong];
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const [what, wrong] of replacements(part, `${path}.${key}`)) {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = wrong;
      yield [what, copy];
    }
  }
}

function* wrongTexts(good: Record<string, string>): Generator<[string, Record<string, string>]> {
  for (const key of Object.keys(good)) {
    for (const wrong of wrongValues) {
      // A URL cannot contain a lone surrogate, and without a parameter it is a different URL.
      if (typeof wrong !== 'string' || wrong === '' || !wrong.isWellFormed()) continue;
      yield [
        `${key} = ${JSON.stringify(wrong).slice(0, 30)}`,
        { ...good, [key]: wrong.slice(0, 900) },
      ];
    }
  }
}
