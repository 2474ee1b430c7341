import type { LiveEnd, LiveEvent } from '@ploegplan/contract/events/schemas';

type Controller = ReadableStreamDefaultController<Uint8Array>;

/** Interval of the server's heartbeat. */
const BEAT_MS = 3_000;

/** A fake of the server's event stream. */
export function openEventStream() {
  const encoder = new TextEncoder();
  const open = new Set<Controller>();
  const positions: (string | null)[] = [];
  let line: 'up' | 'silent' | 'down' = 'up';
  let position = 0;
  const send = (to: Iterable<Controller>, ...lines: string[]) => {
    if (line !== 'up') return;
    const block = encoder.encode(`${lines.join('\n')}\n\n`);
    for (const controller of to) controller.enqueue(block);
  };
  const nextId = () => {
    position += 1;
    return `id: ${position}`;
  };
  const eventOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}`;
  const breakAll = () => {
    for (const controller of open) controller.error(new TypeError('network error'));
    open.clear();
  };
  const start = (controller: Controller, signal: AbortSignal) => {
    open.add(controller);
    send([controller], nextId());
    const beat = setInterval(() => open.has(controller) && send([controller], nextId()), BEAT_MS);
    signal.addEventListener('abort', () => {
      clearInterval(beat);
      if (open.delete(controller)) controller.error(signal.reason);
    });
  };
  return {
    /** The response to a browser that opens the stream. */
    open({ headers, signal }: Request): Response | Promise<Response> {
      positions.push(headers.get('last-event-id'));
      if (line === 'down') throw new TypeError('Failed to fetch');
      if (line === 'silent') {
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      }
      let opened: Controller | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened = controller;
          start(controller, signal);
        },
        cancel: () => void (opened && open.delete(opened)),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    change: (change: LiveEvent) => send(open, nextId(), eventOf('change', change)),
    /** Sends an event of any name, as the stream of a planning link has. */
    send: (name: string, data: object) => send(open, eventOf(name, data)),
    /** Sends the event that changes may have been missed. */
    refetch: () => send(open, nextId(), eventOf('refetch', {})),
    /** Ends the open streams with a reason. */
    end: (reason: LiveEnd['reason']) => {
      send(open, eventOf('end', { reason }));
      for (const controller of open) controller.close();
      open.clear();
    },
    /** Stops all traffic without closing a connection, as a lost network does. */
    silence: () => {
      line = 'silent';
    },
    /** Breaks the open streams and refuses new ones, as a stopped server does. */
    disconnect: () => {
      line = 'down';
      breakAll();
    },
    /** Accepts streams again; those that were open are broken. */
    reconnect: () => {
      line = 'up';
      breakAll();
    },
    /** Whether the browser is connected. */
    isOpen: () => open.size > 0,
    /** The Last-Event-ID of each request for the stream. */
    positions: (): readonly (string | null)[] => positions,
  };
}
