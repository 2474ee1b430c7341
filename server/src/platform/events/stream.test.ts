import { describe, expect, it } from 'vitest';
import { EventStream } from './stream.ts';

describe('an open stream', () => {
  it('is cut off for who does not read, before much is kept for it', () => {
    const stream = new EventStream();
    for (let count = 0; count < 100 && !stream.destroyed; count += 1) stream.say('x'.repeat(1024));
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(70 * 1024);
  });

  it('that ended before anybody read it breaks nothing by what comes after', async () => {
    const stream = new EventStream();
    stream.say('first');
    stream.end();
    stream.say('too late');
    stream.end();
    const read = await Array.fromAsync(stream, String);
    expect(read.join('')).toBe('first');
  });
});
