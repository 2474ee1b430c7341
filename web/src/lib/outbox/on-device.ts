import { v7 as uuid } from 'uuid';
import { pause } from '../live/timing.ts';
import { Outbox } from './outbox.ts';
import { type OutboxCalls, sendBy } from './send.ts';
import { openStore } from './store.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Not at the same moment as all others, when a server comes back. */
const waitOf = (tries: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/** The name of the outbox of a user: of its database, of its lock, and of its request to be sent in the background. */
export const outboxName = (owner: string): string => `ploegplan-outbox.${owner}`;

/** The outbox of a user on this device. Every tab and the service worker have their own, and hear of the others by the channel. */
export async function outboxOnDevice(owner: string, calls: OutboxCalls) {
  const name = outboxName(owner);
  const store = await openStore(name);
  const channel = new BroadcastChannel(name);
  const never = new AbortController().signal;
  const outbox = new Outbox({
    store,
    send: sendBy(calls),
    // Without https there are no locks; the server does a write of two tabs once all the same.
    exclusively: async (work) => {
      await (navigator.locks ? navigator.locks.request(name, work) : work());
    },
    pause: async (tries, wake) => {
      await Promise.race([wake, pause(waitOf(tries), never)]);
    },
    newId: () => uuid(),
    now: () => new Date().toISOString(),
  });
  outbox.listen((event) => channel.postMessage(event));
  const close = () => {
    outbox.close();
    channel.close();
    store.close();
  };
  return { outbox, store, channel, close };
}

export type OutboxOnDevice = Awaited<ReturnType<typeof outboxOnDevice>>;
