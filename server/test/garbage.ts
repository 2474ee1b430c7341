import type { Endpoint } from '@ploegplan/contract/endpoint';
import type * as z from 'zod/mini';
import type { Sample } from './route-samples.ts';

/** A request that no page of ours sends, and whether it may only be refused. */
export interface Garbage {
  what: string;
  request: Sample;
  refused: boolean;
}

const LONE_SURROGATE = '\ud800';

/** Put in every place of a request. */
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

/** Everything wrong that can be made of one good request. */
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

/** What the contract refuses must be refused, and what the database cannot hold too; nothing may break the server. */
function verdict(schema: z.ZodMiniType | undefined, given: unknown): { refused: boolean } {
  return { refused: holdsUnstorable(given) || schema?.safeParse(given).success === false };
}

function holdsUnstorable(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).some(holdsUnstorable)
    : isUnstorable(value);
}

/** The value with something wrong in one place, for every place in it and every wrong thing. */
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
      // An address cannot hold a lone surrogate, and without a parameter it is another address.
      if (typeof wrong !== 'string' || wrong === '' || !wrong.isWellFormed()) continue;
      yield [
        `${key} = ${JSON.stringify(wrong).slice(0, 30)}`,
        { ...good, [key]: wrong.slice(0, 900) },
      ];
    }
  }
}
