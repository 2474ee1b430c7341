import { useState } from 'react';
import * as z from 'zod/mini';

/**
 * A path on this site, never another site's: `//host` and `/\host` leave it, and a tab or a line end, which browsers drop
 * from addresses, could hide that.
 */
const path = z.string().check(z.regex(/^\/(?![/\\])\P{Cc}*$/u));

/**
 * What the browser remembers between visits. Storage belongs to a host and a host to one tenant, so tenants do not mix.
 */
const schemas = {
  /** Where somebody was sent away from, to return to after signing in. */
  previousPath: path,
  /** Read by public/start.js too. */
  colorScheme: z.enum(['light', 'dark', 'auto']),
  selectedDate: z.iso.date(),
  usersSort: z.strictObject({
    sortBy: z.enum(['username', 'employeeName', 'email', 'kind', 'state', 'lastUsedAt']),
    descending: z.boolean(),
  }),
};

type Key = keyof typeof schemas;
export type Remembered = { [K in Key]: z.output<(typeof schemas)[K]> };

const storageKey = (key: Key) => `ploegplan.${key}`;

/** The stored text as a value of this key; undefined when it is none, whoever wrote it. */
export function parseRemembered<K extends Key>(
  key: K,
  text: string | null,
): Remembered[K] | undefined;
export function parseRemembered(key: Key, text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return schemas[key].safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function recall<K extends Key>(key: K): Remembered[K] | undefined {
  try {
    return parseRemembered(key, localStorage.getItem(storageKey(key)));
  } catch {
    // Storage can be switched off: then nothing is remembered.
    return undefined;
  }
}

/** Remembers a value, if it is a valid one; without a value, forgets. */
export function remember<K extends Key>(key: K, value: Remembered[K] | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(storageKey(key));
    else if (schemas[key].safeParse(value).success) {
      localStorage.setItem(storageKey(key), JSON.stringify(value));
    }
  } catch {
    // Storage can be full or switched off: the app works without.
  }
}

/** State of a screen that is still there at the next visit. */
export function useRemembered<K extends Key>(key: K, fallback: Remembered[K]) {
  const [value, setValue] = useState(() => recall(key) ?? fallback);
  const change = (next: Remembered[K]) => {
    setValue(next);
    remember(key, next);
  };
  return [value, change] as const;
}
