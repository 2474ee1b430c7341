import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Write } from './entry.ts';
import { TestWorld, type Weather } from './test-world.ts';

/** Of one day: what a foreman enters, enters otherwise and writes of it. */
const ofDay = ['ploegstaat', 'ploegstaat anders', 'dagrapport'];

/** Of one slip: what it says, its photos, and who signed it. */
const ofSlip = ['bon', 'foto van de bon', 'tweede foto van de bon', 'handtekening'];

/** Three entries and five photos, of three planning items, what a foreman enters, and a slip. */
const writes: Write[] = [
  ...[1, 2, 3].map((item) => ({
    kind: 'hours',
    lane: `item ${item}`,
    body: { hoursWorked: item },
    what: `uren ${item}`,
    about: '',
  })),
  ...[1, 2, 3, 4, 5].map((photo) => ({
    kind: 'hours',
    lane: `item ${(photo % 3) + 1}`,
    body: { names: [`${photo}.jpg`] },
    what: `foto ${photo}`,
    about: '',
  })),
  ...ofDay.map((what, at) => ({
    kind: at === 2 ? 'dayReport' : 'crew',
    lane: 'day 2026-11-23',
    body: { date: '2026-11-23' },
    what,
    about: '',
  })),
  ...ofSlip.map((what) => ({
    kind: 'slip',
    lane: 'slip 1',
    body: {},
    ...(what.includes('foto') && {
      file: { blob: new Blob(['groot']), name: 'bon.heic', isRaw: true as const },
    }),
    what,
    about: '',
  })),
];

const weather = fc.constantFrom<Weather>(
  'online',
  'offline',
  'answer-lost',
  'late',
  'server-killed',
  'busy',
  'signed-out',
);

/** Two more photos, chosen first and saved later. */
const chosen = [1, 2].map((photo) => ({
  id: `gekozen ${photo}`,
  kind: 'hours',
  lane: `item ${photo}`,
  body: { names: [`${photo}.heic`] },
  file: { blob: new Blob(['groot']), name: `${photo}.heic`, isRaw: true as const },
  what: `gekozen ${photo}`,
  about: '',
}));

type Step =
  | { kind: 'write'; which: number }
  | { kind: 'choose' | 'save'; which: number }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'kill app' }
  | { kind: 'second tab' }
  | { kind: 'worker' }
  | { kind: 'wake' }
  | { kind: 'time'; steps: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('weather' as const), weather }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'kill app' },
      { kind: 'second tab' },
      { kind: 'worker' },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'wake' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('choose' as const, 'save' as const),
      which: fc.nat({ max: chosen.length - 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('time' as const), steps: fc.nat({ max: 12 }) }),
  },
);

/** Everything that may go wrong, with the writes somewhere among it. */
const schedule = fc.array(step, { minLength: 10, maxLength: 60 }).chain((steps) =>
  fc.shuffledSubarray([...writes.keys()], { minLength: writes.length }).chain((order) =>
    fc
      .array(fc.nat({ max: steps.length }), { minLength: writes.length, maxLength: writes.length })
      .map((places) => {
        const mixed = [...steps];
        for (const [index, which] of order.entries()) {
          mixed.splice(places[index] ?? 0, 0, { kind: 'write', which });
        }
        return mixed;
      }),
  ),
);

/** Never lost: what the user was told to be kept is on the device or at the server. */
const missing = ({ acknowledged, kept, store, server }: TestWorld) =>
  [...acknowledged, ...kept].filter((what) => !store.has(what) && !server.done.includes(what));

/** No timer: thousands of them wait a millisecond each. */
const nextTask = () => new Promise((resolve) => void setImmediate(resolve));

/** Lets up to so many steps happen, until nothing is left to happen. */
async function advance(scheduler: fc.Scheduler, steps: number): Promise<void> {
  for (let at = 0; at < steps; at += 1) {
    if (scheduler.count() === 0) await nextTask();
    if (scheduler.count() === 0) return;
    await scheduler.waitOne();
  }
}

async function take(step: Step, world: TestWorld, scheduler: fc.Scheduler): Promise<void> {
  switch (step.kind) {
    case 'write': {
      const write = writes[step.which];
      if (write) world.write(write);
      return;
    }
    case 'choose':
    case 'save': {
      const photo = chosen[step.which];
      if (photo && step.kind === 'choose') world.choose(photo);
      if (photo && step.kind === 'save') world.save(photo);
      return;
    }
    case 'weather':
      world.weather = step.weather;
      return;
    case 'second tab':
      return world.open();
    case 'worker':
      return world.wakeWorker();
    case 'wake':
      for (const { outbox } of world.tabs) outbox.wake();
      return;
    case 'kill app':
      world.killAll();
      return world.open();
    case 'time':
      return advance(scheduler, step.steps);
  }
}

test('each write is done once, each photo is kept from its choosing on, and none is lost, whatever happens to network, server, application, tabs and service worker', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), schedule, async (scheduler, steps) => {
      const world = new TestWorld(scheduler);
      world.open();
      for (const one of steps) {
        await take(one, world, scheduler);
        expect(missing(world)).toEqual([]);
      }
      world.weather = 'online';
      await advance(scheduler, 2_000);
      const { server, store, acknowledged } = world;
      expect(missing(world)).toEqual([]);
      expect(server.done.toSorted()).toEqual([...new Set(server.done)].toSorted());
      expect((await store.list()).filter(({ isDraft }) => !isDraft)).toEqual([]);
      expect(acknowledged.filter((what) => !server.done.includes(what))).toEqual([]);
      const written = steps.flatMap((one) =>
        one.kind === 'write' ? (writes[one.which]?.what ?? []) : [],
      );
      for (const lane of [ofDay, ofSlip]) {
        const isDone = (what: string) => lane.includes(what) && server.done.includes(what);
        expect(server.done.filter(isDone)).toEqual(written.filter(isDone));
      }
      // Nothing is sent that was not saved, nor as large as it was chosen.
      const names = chosen.map(({ what }) => what);
      expect(
        server.done.filter((value) => names.includes(value) && !world.saved.has(value)),
      ).toEqual([]);
      expect(server.raw).toEqual([]);
    }),
    { numRuns: 200, seed: 20261123 },
  );
}, 60_000);
