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

/** The storage key of a value; null for a user's value while nobody is signed in. */
export function placeOf(name: RememberedName): string | null {
  if (memoryOf(name).owner === 'device') return `ploegplan.${name}`;
  return owner === null ? null : `ploegplan.${owner}.${name}`;
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Sets the user whose values are remembered; null for nobody. Keyed by tenant too: a host can move to another tenant that has
 * a user of the same name.
 */
export function rememberFor(user: Owner | null): void {
  const next = user && `${user.tenant}.${user.username}`;
  if (next === owner) return;
  owner = next;
  tell();
}

/** Parses a stored text; the default when it is not a valid value of this name. */
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

/** Values that could not be stored (no room, not allowed); kept as long as the page. */
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

/** The remembered value or its default; the same object as long as the value is the same. */
export function recall<N extends RememberedName>(name: N): Remembered[N];
export function recall(name: RememberedName): unknown {
  const value = parseRemembered(name, read(name));
  const known = last.get(name);
  if (JSON.stringify(known) === JSON.stringify(value)) return known;
  last.set(name, value);
  return value;
}

/** Stores a value, if it is valid. */
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

/** Removes a value, so that its default applies. */
export function forget(name: RememberedName): void {
  const place = placeOf(name);
  if (place === null) return;
  unstored.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // Disabled storage holds nothing.
  }
  tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // A change in another tab of the same user.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** State shared by all components that use it, and kept for the next visit. */
export function useRemembered<N extends RememberedName>(name: N) {
  const value = useSyncExternalStore(subscribe, () => recall(name));
  const change = (next: Remembered[N]) => remember(name, next);
  return [value, change] as const;
}
