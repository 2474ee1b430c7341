import { useStore } from '@mantine/store';
import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { createPointKey, parsePoint } from '@ploegplan/contract/values/points';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { type Fits, isName, isRecord, isShortText, ofUser } from '../remembered/memory.ts';
import { recall, remember } from '../remembered/remembered.ts';
import { addressChanges, isAddressKnown, learnAddresses } from './addresses.ts';

/** Addresses that are kept for a visit without a connection. */
const MOST_KEPT = 300;
/** The addresses shown within this time are asked for in one request. */
const BATCH_MS = 30;
const FIRST_PAUSE_MS = 2_000;
const MOST_ROUNDS = 7;
/** A point without an address may have one later: the geocoder may have been away. */
const ASK_AGAIN_MS = 10 * 60_000;

const isAddresses: Fits<Record<string, string>> = (value): value is Record<string, string> =>
  isRecord(value) &&
  Object.keys(value).length <= MOST_KEPT &&
  Object.keys(value).every(isShortText) &&
  Object.values(value).every(isName);

export const knownAddresses = ofUser('knownAddresses', isAddresses, () => ({}));

function keep(found: readonly (readonly [string, string])[]): void {
  if (found.length === 0) return;
  learnAddresses(found);
  const all = { ...recall(knownAddresses), ...Object.fromEntries(found) };
  remember(knownAddresses, Object.fromEntries(Object.entries(all).slice(-MOST_KEPT)));
}

const askedAt = new Map<string, number>();
let batched: string[] = [];

/** Asks the server, and again for what the geocoder still has to be asked. An address is an extra: a failure says nothing. */
async function ask(keys: readonly string[], round: number): Promise<void> {
  try {
    const found = await call(geocoding.addresses, { query: { points: keys.join(';') } });
    keep(
      found.flatMap(({ point, address }) => (address === null ? [] : [[point, address] as const])),
    );
    const pending = found.filter(({ isPending }) => isPending).map(({ point }) => point);
    if (pending.length === 0 || round === MOST_ROUNDS) return;
    setTimeout(() => void ask(pending, round + 1), FIRST_PAUSE_MS * 2 ** round);
  } catch {
    for (const key of keys) askedAt.delete(key);
  }
}

function askBatch(): void {
  const keys = batched;
  batched = [];
  for (let at = 0; at < keys.length; at += limits.pointsAtOnce) {
    void ask(keys.slice(at, at + limits.pointsAtOnce), 0);
  }
}

function requestAddresses(keys: readonly string[]): void {
  const unknown = keys.filter((key) => !isAddressKnown(key));
  const remembered = unknown.length > 0 ? recall(knownAddresses) : {};
  learnAddresses(
    unknown.flatMap((key) =>
      remembered[key] === undefined ? [] : [[key, remembered[key]] as const],
    ),
  );
  for (const key of unknown) {
    if (isAddressKnown(key) || Date.now() - (askedAt.get(key) ?? 0) < ASK_AGAIN_MS) continue;
    askedAt.set(key, Date.now());
    if (batched.length === 0) setTimeout(askBatch, BATCH_MS);
    batched.push(key);
  }
}

const listKeys = (places: readonly string[]): string[] => [
  ...new Set(
    places.flatMap((place) => {
      const point = parsePoint(place);
      return point ? [createPointKey(point)] : [];
    }),
  ),
];

/** Asks for the addresses of points that are shown, and draws again when one is known; for `formatLocation`. */
export function useAddresses(places: readonly string[]): number {
  const keys = listKeys(places).join(';');
  useEffect(() => {
    if (keys !== '') requestAddresses(keys.split(';'));
  }, [keys]);
  return useStore(addressChanges).count;
}
