/** A block of a stream of server-sent events. Without a type it is a heartbeat, which may move the position. */
export interface ServerEvent {
  id?: string;
  event?: string;
  data: string;
  /** The wait in milliseconds before the stream is opened again once it ends. */
  retry?: number;
}

function parse(block: string): ServerEvent {
  const event: ServerEvent = { data: '' };
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'retry') event.retry = Number(value);
    if (field === 'id' || field === 'event' || field === 'data') event[field] = value;
  }
  return event;
}

/** Parses events from a response body, independent of how the network splits it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield parse(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
