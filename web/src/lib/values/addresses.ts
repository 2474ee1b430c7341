import { createStore } from '@mantine/store';
import { createPointKey, parsePoint } from '@ploegplan/contract/values/points';

const addresses = new Map<string, string>();

/** Counts what became known, for what is drawn with it. */
export const addressChanges = createStore({ count: 0 });

/** The street and city at a point that is written as a location; null while none is known, and for any other place. */
export function findAddressAt(place: string): string | null {
  const point = parsePoint(place);
  return (point && addresses.get(createPointKey(point))) ?? null;
}

/** True when the address of a point is known, by its key. */
export const isAddressKnown = (key: string): boolean => addresses.has(key);

/** Makes addresses known, by the keys of their points. */
export function learnAddresses(found: Iterable<readonly [key: string, address: string]>): void {
  const before = addresses.size;
  for (const [key, address] of found) addresses.set(key, address);
  if (addresses.size > before) addressChanges.setState(({ count }) => ({ count: count + 1 }));
}
