import type { HoursEdit, HoursProblem } from '@ploegplan/contract/hours/schemas';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/errors.ts';
import { Changes } from '../../lib/changes/changes.ts';
import { type CellEdit, getEditKey, HoursQueue } from './hours-queue.ts';

const edit = (hours: number | null, values: Partial<CellEdit> = {}): CellEdit => ({
  employeeId: 'ann',
  date: '2026-01-14',
  projectId: 'quay',
  clientId: null,
  kindId: 'normal',
  hours,
  reason: '',
  seen: null,
  entered: null,
  before: { hours: null, reason: '' },
  ...values,
});
const key = getEditKey(edit(8));

type Answer = { problems: { index: number; code: HoursProblem }[] };

/** A queue whose requests are answered by the test, one after the other. */
function queueOf() {
  const sent: { edits: HoursEdit[]; answer: (by: Answer | Error) => void }[] = [];
  const recorded: CellEdit[] = [];
  const changes = new Changes(new QueryClient());
  const queue = new HoursQueue(changes, {
    send: (edits) =>
      new Promise((resolve, reject) => {
        const answer = (by: Answer | Error) => (by instanceof Error ? reject(by) : resolve(by));
        sent.push({ edits, answer });
      }),
    onRecorded: (edits) => void recorded.push(...edits),
    pause: () => Promise.resolve(),
  });
  const next = async (at: number) => {
    await expect.poll(() => sent.length).toBeGreaterThan(at);
    const request = sent[at];
    if (!request) throw new Error('Nothing was sent');
    return request;
  };
  return { queue, changes, sent, recorded, next };
}

const ok = { problems: [] };
const lost = new NetworkError('no network');

describe('hours that are typed', () => {
  test('are shown until they are recorded', async () => {
    const { queue, recorded, next } = queueOf();
    queue.record([edit(8)]);
    expect(queue.state.getState().pending.get(key)?.hours).toBe(8);
    (await next(0)).answer(ok);
    await expect.poll(() => queue.state.getState().pending.size).toBe(0);
    expect(recorded.map(({ hours }) => hours)).toEqual([8]);
  });

  test('replace what waits at the same cell, and know what the request before them records', async () => {
    const { queue, next } = queueOf();
    queue.record([edit(8)]);
    await next(0);
    queue.record([edit(7)]);
    queue.record([edit(6)]);
    (await next(0)).answer(ok);
    expect((await next(1)).edits).toMatchObject([{ hours: 6, seen: 8 }]);
  });

  test('are sent again, the same, when the answer was lost; what was typed since comes after', async () => {
    const { queue, next } = queueOf();
    queue.record([edit(8)]);
    const first = await next(0);
    queue.record([edit(7)]);
    first.answer(lost);
    const again = await next(1);
    expect(again.edits).toMatchObject([{ hours: 8, seen: null }]);
    expect(queue.state.getState()).toMatchObject({ isStuck: true });
    expect(queue.state.getState().pending.get(key)?.hours).toBe(7);
    again.answer(ok);
    expect((await next(2)).edits).toMatchObject([{ hours: 7, seen: 8 }]);
    expect(queue.state.getState().isStuck).toBe(false);
  });

  test('stay with the reason when they are refused, each by itself', async () => {
    const { queue, recorded, next } = queueOf();
    const tower = edit(5, { projectId: 'tower' });
    queue.record([edit(8), tower]);
    (await next(0)).answer({ problems: [{ index: 0, code: 'hours-approved' }] });
    await expect
      .poll(() => queue.state.getState().refused.get(key))
      .toEqual({
        typed: '8',
        problem: 'hours-approved',
      });
    expect(recorded.map(({ projectId }) => projectId)).toEqual(['tower']);
    queue.record([edit(7)]);
    expect(queue.state.getState().refused.size).toBe(0);
  });

  test('are refused with the reason when the server answers 403, and not sent again', async () => {
    const { queue, sent, next } = queueOf();
    queue.record([edit(8)]);
    const problem = { type: '', title: '', status: 403, code: 'forbidden', requestId: '' } as const;
    (await next(0)).answer(new ApiError(problem));
    await expect.poll(() => queue.state.getState().refused.get(key)?.text).toMatch('geen rechten');
    expect(sent.length).toBe(1);
  });
});

describe('undoing hours', () => {
  test('names what was recorded, so that what somebody else recorded since is refused and not lost', async () => {
    const { queue, next } = queueOf();
    queue.record([edit(8)]);
    (await next(0)).answer(ok);
    await expect.poll(() => queue.state.getState().pending.size).toBe(0);
    queue.undo();
    const undone = await next(1);
    expect(undone.edits).toMatchObject([{ hours: null, seen: 8 }]);
    undone.answer({ problems: [{ index: 0, code: 'changed-meanwhile' }] });
    await expect
      .poll(() => queue.state.getState().refused.get(key)?.problem)
      .toBe('changed-meanwhile');
  });

  test('takes back at once what was never sent, with what the request before it records', async () => {
    const { queue, next } = queueOf();
    queue.record([edit(8)]);
    const first = await next(0);
    queue.record([edit(7, { before: { hours: 8, reason: '' } })]);
    queue.undo();
    expect(queue.state.getState().pending.get(key)?.hours).toBe(8);
    queue.redo();
    first.answer(ok);
    expect((await next(1)).edits).toMatchObject([{ hours: 7, seen: 8 }]);
  });
});

describe('hours that are not recorded yet', () => {
  test('are sent no more once they are discarded, and what comes of the request on its way is no refusal', async () => {
    const { queue, sent, next } = queueOf();
    queue.record([edit(8)]);
    const first = await next(0);
    queue.record([edit(7)]);
    queue.refuse('elsewhere', { typed: 'x', problem: 'typed' });
    queue.discard();
    expect(queue.state.getState()).toEqual({
      pending: new Map(),
      refused: new Map(),
      isStuck: false,
    });
    first.answer({ problems: [{ index: 0, code: 'hours-approved' }] });
    queue.record([edit(6, { projectId: 'tower' })]);
    expect((await next(1)).edits).toMatchObject([{ hours: 6 }]);
    expect(queue.state.getState().refused.size).toBe(0);
    expect(sent.length).toBe(2);
  });

  test('are kept during a pause, whatever becomes of their request, and are sent again after it', async () => {
    const { queue, changes, sent, next } = queueOf();
    queue.record([edit(8)]);
    const first = await next(0);
    queue.record([edit(5, { projectId: 'tower' })]);
    changes.pause();
    const problem = { type: '', title: '', status: 401, code: 'unauthorized', requestId: '' };
    first.answer(new ApiError({ ...problem, code: 'unauthorized' }));
    await new Promise(setImmediate);
    expect(sent.length).toBe(1);
    expect(queue.state.getState().pending.size).toBe(2);
    changes.resume();
    (await next(1)).answer(ok);
    expect((await next(2)).edits).toMatchObject([{ hours: 5 }]);
    expect(sent[1]?.edits).toEqual(first.edits);
  });

  test('are told of when they are refused', async () => {
    const told: string[][] = [];
    const queue = new HoursQueue(new Changes(new QueryClient()), {
      send: async () => ({ problems: [{ index: 0, code: 'hours-approved' as const }] }),
      onRecorded: () => {},
      onRefused: (refused) => told.push([...refused.keys()]),
    });
    queue.record([edit(8), edit(5, { projectId: 'tower' })]);
    await expect.poll(() => told).toEqual([[key]]);
  });
});

test('in whatever order requests are lost and answered, the server ends with what was typed last', async () => {
  const typed = fc.array(
    fc.record({ cell: fc.nat(3), hours: fc.integer({ min: 0, max: 24 }), turns: fc.nat(3) }),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(typed, fc.array(fc.nat(2), { maxLength: 40 }), async (edits, fates) => {
      const server = new Map<string, number | null>();
      const last = new Map<string, number>();
      const luck = [...fates];
      const queue = new HoursQueue(new Changes(new QueryClient()), {
        send: async (sent) => {
          const fate = luck.shift() ?? 0;
          await Promise.resolve();
          if (fate === 1) throw lost;
          const problems = sent.flatMap(({ hours, seen, projectId }, index) => {
            const now = server.get(projectId ?? '') ?? null;
            if (now !== seen && now !== hours)
              return [{ index, code: 'changed-meanwhile' as const }];
            server.set(projectId ?? '', hours);
            return [];
          });
          // The answer is lost.
          if (fate === 2) throw lost;
          return { problems };
        },
        onRecorded: () => {},
        pause: () => Promise.resolve(),
      });
      for (const { cell, hours, turns } of edits) {
        const projectId = `cell ${cell}`;
        // What the screen shows of the server, apart from what is pending.
        const seen = server.get(projectId) ?? null;
        queue.record([edit(hours, { projectId, seen })]);
        last.set(projectId, hours);
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      }
      for (let turn = 0; turn < 5_000 && queue.state.getState().pending.size > 0; turn++) {
        await Promise.resolve();
      }
      expect([...queue.state.getState().refused]).toEqual([]);
      expect(server).toEqual(last);
    }),
    { seed: 16, numRuns: 200 },
  );
});
