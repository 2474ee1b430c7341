import { getCurrentTime } from '@ploegplan/contract/dates/dates';
import { v7 as uuid } from 'uuid';
import { addJitter, computeBackoff } from '../backoff.ts';
import { pause } from '../live/timing.ts';
import { Outbox } from './outbox.ts';
import { OverflowStore } from './overflow.ts';
import type { OutboxPorts } from './ports.ts';
import { openStore } from './store.ts';

const waits = { firstMs: 1_000, longestMs: 60_000 };

const PREFIX = 'ploegplan-outbox';

/** The owner of an outbox. */
export interface OutboxOwner {
  tenant: string;
  userId: string;
}

/** The name of the outbox of a user: of its database, of its lock, and of its request to be sent in the background. */
export const createOutboxName = ({ tenant, userId }: OutboxOwner): string =>
  `${PREFIX}.${tenant}.${userId}`;

/** Returns the owner of the outbox with this name; null for the name of something else. */
export function parseOwner(name: string): OutboxOwner | null {
  const [prefix, tenant, userId] = name.split('.');
  return prefix === PREFIX && tenant && userId ? { tenant, userId } : null;
}

/** The outbox of a user on this device. Every tab and the service worker have their own, and hear of the others by the channel. */
export async function openOutboxOnDevice(
  owner: OutboxOwner,
  { send, prepare }: Pick<OutboxPorts, 'send' | 'prepare'>,
) {
  const name = createOutboxName(owner);
  const stored = await openStore(name).catch((error: unknown) => {
    console.warn('Nothing can be stored on this device.', error);
    return null;
  });
  const store = new OverflowStore(stored);
  const channel = new BroadcastChannel(name);
  const never = new AbortController().signal;
  const outbox = new Outbox({
    store,
    send,
    prepare,
    // Without https there are no locks; the server does a write of two tabs once all the same.
    exclusively: async (work) => {
      await (navigator.locks ? navigator.locks.request(name, work) : work());
    },
    pause: async (tries, wake) => {
      await Promise.race([wake, pause(addJitter(computeBackoff(tries, waits)), never)]);
    },
    newId: () => uuid(),
    now: () => getCurrentTime().toISOString(),
  });
  outbox.listen((event) => channel.postMessage(event));
  const close = () => {
    outbox.close();
    channel.close();
    stored?.close();
  };
  return { outbox, store, channel, close };
}

export type OutboxOnDevice = Awaited<ReturnType<typeof openOutboxOnDevice>>;
