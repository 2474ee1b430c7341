import { expect, test } from 'vitest';
import { readEvents } from './sse.ts';

const text =
  'id: a.1\n\nid: a.2\nevent: change\ndata: {"naam":"Café"}\n\nevent: refetch\ndata: {}\n\nretry: 250\n\n';
const events = [
  { id: 'a.1', data: '' },
  { id: 'a.2', event: 'change', data: '{"naam":"Café"}' },
  { event: 'refetch', data: '{}' },
  { data: '', retry: 250 },
];

async function read(stream: ReadableStream<Uint8Array>) {
  const found = [];
  for await (const event of readEvents(stream)) found.push(event);
  return found;
}

test('events are parsed independent of chunk boundaries', async () => {
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 7, bytes.length]) {
    const parts = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size));
        }
        controller.close();
      },
    });
    expect(await read(parts)).toEqual(events);
  }
});

test('an incomplete event is ignored', async () => {
  const torn = new Blob([text.slice(0, -1)]).stream();
  expect(await read(torn)).toEqual(events.slice(0, 3));
});
