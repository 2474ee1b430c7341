import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNotify } from '../notify.ts';
import type { Write } from './entry.ts';
import { openOutboxOnDevice } from './on-device.ts';
import { OpenOutbox } from './open.ts';
import type { Sent } from './ports.ts';

const realTimeout = window.setTimeout;

const write = (lane: string): Write => ({
  kind: 'hours',
  lane,
  body: {},
  what: '8 uur',
  about: `ma 16 nov, ${lane}`,
});

const open: OpenOutbox[] = [];
let users = 0;
let send: () => Promise<Sent>;
let messages: string[] = [];

async function openOne(): Promise<OpenOutbox> {
  users += 1;
  const owner = { tenant: 'demo', userId: `open ${users}` };
  const outbox = new OpenOutbox(
    owner,
    await openOutboxOnDevice(owner, { send: () => send(), prepare: async (_id, file) => file }),
    () => undefined,
  );
  open.push(outbox);
  return outbox;
}

// Time stands still: what resolves does not wait for it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  messages = [];
  onNotify((_kind, message, about) => void messages.push([message, about].join(' / ')));
});

afterEach(() => {
  vi.useRealTimers();
  for (const outbox of open.splice(0)) outbox.close();
});

test('without a connection a write is reported as kept at once, also behind waiting writes', async () => {
  send = async () => ({ kind: 'unreachable' });
  const outbox = await openOne();
  expect(await outbox.deliver([write('Kelder')])).toBe(false);
  expect(await outbox.deliver([write('Zolder')])).toBe(false);
  expect(await outbox.deliver([write('Dak')])).toBe(false);
});

test('when the server does not answer, a write behind waiting ones is reported as kept sooner than a first one', async () => {
  send = async () => ({ kind: 'unreachable' });
  const outbox = await openOne();
  await outbox.deliver([write('Kelder')]);
  send = () => new Promise(() => undefined);
  let isAnswered: boolean | undefined;
  void outbox.deliver([write('Zolder')]).then((answer) => {
    isAnswered = answer;
  });
  // Storing takes real time, waiting does not.
  for (let ms = 0; ms < 2_000; ms += 100) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => void realTimeout(resolve, 10));
  }
  expect(isAnswered).toBe(false);
});

test('writes that waited are announced once when all are sent; a write that was answered at once is not', async () => {
  send = async () => ({ kind: 'done', answer: null });
  const outbox = await openOne();
  expect(await outbox.deliver([write('Kelder')])).toBe(true);
  expect(messages).toEqual([]);
  send = async () => ({ kind: 'unreachable' });
  await outbox.deliver([write('Zolder')]);
  send = async () => ({ kind: 'done', answer: null });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(messages).toEqual(['Verstuurd: ma 16 nov, Zolder / 8 uur']));
  send = async () => ({ kind: 'unreachable' });
  await outbox.deliver([write('Zolder')]);
  await outbox.deliver([write('Dak')]);
  send = async () => ({ kind: 'done', answer: null });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(messages.slice(1)).toEqual(['Verstuurd: 2 wijzigingen / ']));
});
