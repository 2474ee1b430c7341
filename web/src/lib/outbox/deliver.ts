import type { Entry, OutboxEvent, Refusal, Write } from './entry.ts';
import type { OutboxOnDevice } from './on-device.ts';

/** When the file of a write was refused, the file and the rest are reported separately. */
type Part = 'whole' | 'file' | 'rest';

export interface Delivery {
  /** Called when all is stored: from here on the application may be closed. */
  onStored?: () => void;
  onProgress?: (index: number, share: number) => void;
  onSent?: (index: number, answer: unknown, part: Part) => void;
  onRefused?: (index: number, refusal: Refusal, part: Part) => void;
  /** Called when a write cannot be sent now, and the device has no room to keep it. */
  onUnkept?: (index: number, part: Part) => void;
}

interface Wait {
  device: OutboxOnDevice;
  /** Calls `hear` for what happens, until the returned function is called. */
  listen: (hear: (event: OutboxEvent) => void) => () => void;
  /** The time without an event after which the writes are reported as kept. */
  timeoutMs: number;
  onTimeout: () => void;
  /** The ids of the writes of which somebody waits for the answer. */
  awaited: Set<string>;
}

interface Open {
  index: number;
  part: Part;
}

/**
 * Stores writes and waits for their answers. Resolves to whether all were answered; otherwise they are kept, and sent when the server
 * can be reached. Refused ones are handed back, and so is what is neither sent nor stored: a file as a draft.
 */
export async function deliverWrites(
  writes: readonly Write[],
  delivery: Delivery,
  { device, listen, timeoutMs, onTimeout, awaited }: Wait,
): Promise<boolean> {
  const { outbox, store } = device;
  const early: OutboxEvent[] = [];
  let hear = (event: OutboxEvent) => void early.push(event);
  const stop = listen((event) => hear(event));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids: readonly Entry['id'][] = [];
  const handedBack: Promise<void>[] = [];
  try {
    ids = await outbox.add(writes);
    for (const id of ids) awaited.add(id);
    if (!ids.some(store.isHeld)) delivery.onStored?.();
    const open = new Map(ids.map((id, index): [string, Open] => [id, { index, part: 'whole' }]));
    const handBack = (id: string) => {
      open.delete(id);
      handedBack.push(outbox.takeBack(id));
    };
    const giveUp = () => {
      for (const [id, { index, part }] of open) {
        if (!store.isHeld(id)) continue;
        delivery.onUnkept?.(index, part);
        handBack(id);
      }
      resolve(false);
    };
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        onTimeout();
        giveUp();
      }, timeoutMs);
    };
    hear = (event) => {
      // No connection for one of them is none for all.
      if (event.kind === 'waiting' && event.reason === null) giveUp();
      const one = 'id' in event ? open.get(event.id) : undefined;
      if (!one || !('id' in event)) return;
      restartTimeout();
      if (event.kind === 'preparing') clearTimeout(timer);
      if (event.kind === 'progress') delivery.onProgress?.(one.index, event.share);
      if (event.kind === 'split') open.set(event.rest, { ...one, part: 'rest' });
      if (event.kind === 'waiting') giveUp();
      if (event.kind === 'sent') {
        open.delete(event.id);
        delivery.onSent?.(one.index, event.answer, one.part);
      }
      if (event.kind === 'refused') {
        handBack(event.id);
        delivery.onRefused?.(one.index, event.refusal, event.isOfFile ? 'file' : one.part);
      }
      if (open.size === 0) resolve(true);
    };
    restartTimeout();
    for (const event of early) hear(event);
    return await promise;
  } finally {
    clearTimeout(timer);
    stop();
    for (const id of ids) awaited.delete(id);
    await Promise.all(handedBack);
  }
}
