import type { LiveChange } from '@ploegplan/contract/event-bodies';

/** A fake of the server's event stream. */
export function openEventStream() {
  const encoder = new TextEncoder();
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let position = 0;
  const write = (to: Iterable<ReadableStreamDefaultController<Uint8Array>>, lines: string) => {
    position += 1;
    for (const controller of to)
      controller.enqueue(encoder.encode(`id: ${position}\n${lines}\n\n`));
  };
  return {
    /** The response to a browser that opens the stream. */
    open(signal: AbortSignal): Response {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open.add(controller);
          write([controller], ': open');
          signal.addEventListener('abort', () => {
            open.delete(controller);
            controller.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    /** Sends an event that rows changed. */
    change: (change: LiveChange) => write(open, `event: change\ndata: ${JSON.stringify(change)}`),
    /** Whether the browser is connected. */
    isOpen: () => open.size > 0,
  };
}
