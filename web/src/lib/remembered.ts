import { useSyncExternalStore } from 'react';
import {
  type Memory,
  type Owner,
  type Remembered,
  type RememberedName,
  rememberedValues,
} from './remembered-values.ts';

/** Who is signed in, where; nothing of a user is remembered or recalled before that is known. */
let owner: string | null = null;

const memoryOf = (name: RememberedName): Memory<unknown> => rememberedValues[name];

/** Where a value lies; nowhere while it is not known whose it would be. */
export function placeOf(name: RememberedName): string | null {
  if (memoryOf(name).owner === 'device') return `ploegplan.${name}`;
  return owner === null ? null : `ploegplan.${owner}.${name}`;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * From now on it is this user whose choices are remembered; null for nobody. With the tenant: a host can move to another one,
 * where somebody may be called the same.
 */
export function rememberFor(user: Owner | null): void {
  const next = user && `${user.tenant}.${user.username}`;
  if (next === owner) return;
  owner = next;
  tell();
}

/** The stored text as a value of this name; its default when it is none, whoever wrote it. */
export function parseRemembered<N extends RememberedName>(
  name: N,
  text: string | null,
): Remembered[N];
export function parseRemembered(name: RememberedName, text: string | null): unknown {
  const { fits, fallback } = memoryOf(name);
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return fits(value) ? value : fallback();
  } catch {
    return fallback();
  }
}

/** What the storage had no room for, or was not allowed to hold: it lasts as long as the page. */
const unstored = new Map<string, string>();

function read(name: RememberedName): string | null {
  const place = placeOf(name);
  if (place === null) return null;
  try {
    return unstored.get(place) ?? localStorage.getItem(place);
  } catch {
    return null;
  }
}

const last = new Map<RememberedName, unknown>();

/** The remembered value, or its default; the same object for as long as it is the same value. */
export function recall<N extends RememberedName>(name: N): Remembered[N];
export function recall(name: RememberedName): unknown {
  const value = parseRemembered(name, read(name));
  const known = last.get(name);
  if (JSON.stringify(known) === JSON.stringify(value)) return known;
  last.set(name, value);
  return value;
}

/** Remembers a value, if it is a valid one. */
export function remember<N extends RememberedName>(name: N, value: Remembered[N]): void {
  const place = placeOf(name);
  if (place === null || !memoryOf(name).fits(value)) return;
  const text = JSON.stringify(value);
  unstored.delete(place);
  try {
    localStorage.setItem(place, text);
  } catch {
    unstored.set(place, text);
  }
  tell();
}

/** Forgets a value, so that its default holds again. */
export function forget(name: RememberedName): void {
  const place = placeOf(name);
  if (place === null) return;
  unstored.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // Storage that is switched off holds nothing.
  }
  tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab of the same user.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** State that all who use it share, and that is still there at the next visit. */
export function useRemembered<N extends RememberedName>(name: N) {
  const value = useSyncExternalStore(subscribe, () => recall(name));
  const change = (next: Remembered[N]) => remember(name, next);
  return [value, change] as const;
}
