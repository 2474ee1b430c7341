import { createStore } from '@mantine/store';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useSyncExternalStore } from 'react';
import type { Memory } from './memory.ts';

interface Owner {
  tenant: string;
  username: string;
}

/** The signed-in user and tenant; nothing of a user is remembered or recalled before it is known. */
let owner: string | null = null;

/** The storage key of a value; null for a user's value while nobody is signed in. */
export function getStorageKey({ name, owner: of }: Memory<unknown>): string | null {
  if (of === 'device') return `ploegplan.${name}`;
  return owner === null ? null : `ploegplan.${owner}.${name}`;
}

const changes = createStore({ count: 0 });
const tell = () => changes.setState(({ count }) => ({ count: count + 1 }));

/** Sets whose values are remembered. Keyed by tenant too: a host can move to a tenant that has a user of the same name. */
export function rememberFor(user: Owner | null): void {
  const next = user && `${user.tenant}.${user.username}`;
  if (next === owner) return;
  owner = next;
  tell();
}

/** Parses a stored text; the default when it is not a valid value. */
export function parseRemembered<T>({ fits, fallback }: Memory<T>, text: string | null): T {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return fits(value) ? value : fallback();
  } catch {
    return fallback();
  }
}

/** Values that could not be stored (no room, not allowed); kept as long as the page. */
const unstored = new Map<string, string>();

function read(memory: Memory<unknown>): string | null {
  const place = getStorageKey(memory);
  if (place === null) return null;
  try {
    const text = unstored.get(place) ?? localStorage.getItem(place);
    if (!memory.isOfTab) return text;
    const own = sessionStorage.getItem(place);
    if (own === null && text !== null) sessionStorage.setItem(place, text);
    return own ?? text;
  } catch {
    return null;
  }
}

const last = new WeakMap<object, unknown>();

/** The remembered value or its default; the same object as long as the value is the same. */
export function recall<T>(memory: Memory<T>): T {
  const value = parseRemembered(memory, read(memory));
  const known = last.get(memory);
  if (isEqual(known, value)) return known as T;
  last.set(memory, value);
  return value;
}

/** Stores a value, if it is valid. */
export function remember<T>(memory: Memory<T>, value: T): void {
  const place = getStorageKey(memory);
  if (place === null || !memory.fits(value)) return;
  const text = JSON.stringify(value);
  unstored.delete(place);
  try {
    if (memory.isOfTab) sessionStorage.setItem(place, text);
    localStorage.setItem(place, text);
  } catch {
    unstored.set(place, text);
  }
  tell();
}

/** Removes a value, so that its default applies. */
export function forget(memory: Memory<unknown>): void {
  const place = getStorageKey(memory);
  if (place === null) return;
  unstored.delete(place);
  try {
    if (memory.isOfTab) sessionStorage.removeItem(place);
    localStorage.removeItem(place);
  } catch {
    // Disabled storage holds nothing.
  }
  tell();
}

function subscribe(listener: () => void) {
  const unsubscribe = changes.subscribe(listener);
  // A change in another tab of the same user.
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** Returns a value made of remembered ones; it must be the same as long as they are. */
export const useRecalled = <T>(make: () => T): T => useSyncExternalStore(subscribe, make);

/** State shared by all components that use it, and kept for the next visit. */
export function useRemembered<T>(memory: Memory<T>) {
  const value = useRecalled(() => recall(memory));
  const change = (next: T) => remember(memory, next);
  return [value, change] as const;
}
