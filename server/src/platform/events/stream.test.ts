import { describe, expect, it } from 'vitest';
import { EventStream } from './stream.ts';

describe('EventStream', () => {
  it('is destroyed when the client does not read, before much is buffered', () => {
    const stream = new EventStream();
    for (let count = 0; count < 100 && !stream.destroyed; count += 1) stream.send('x'.repeat(1024));
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(70 * 1024);
  });

  it('ignores what is sent after it ended', async () => {
    const stream = new EventStream();
    stream.send('first');
    stream.end();
    stream.send('too late');
    stream.end();
    const read = await Array.fromAsync(stream, String);
    expect(read.join('')).toBe('first');
  });

  it('tells a client when to come again, at another moment than the next one, and ends', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const stream = new EventStream();
        const read = Array.fromAsync(stream, String);
        stream.comeAgain();
        return Number(/^retry: (\d+)\n\n$/.exec((await read).join(''))?.[1]);
      }),
    );
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(100);
      expect(wait).toBeLessThanOrEqual(1_000);
    }
    expect(new Set(waits).size).toBeGreaterThan(5);
  });
});
