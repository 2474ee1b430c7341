import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fate, openPage, SCREEN, TestServer } from './test-world.ts';

const ids = ['one', 'two', 'three'];
const some = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 });
const own = fc.record({ kind: fc.constant('apply' as const), some });
const turn = fc.constantFrom({ kind: 'undo' as const }, { kind: 'redo' as const });
const other = fc.record({ kind: fc.constant('other' as const), id: fc.constantFrom(...ids) });
const read = fc.constant({ kind: 'read' as const });
const crash = fc.constant({ kind: 'crash' as const });
const pause = fc.constantFrom({ kind: 'pause' as const }, { kind: 'resume' as const });
const advance = fc.constant({ kind: 'advance' as const });
const fates = fc.array(
  fc.constantFrom<Fate>('answered', 'answered', 'lost before', 'answer lost'),
  { maxLength: 20 },
);
const settings = { seed: 20_261_128, numRuns: 300 };

/** Rejections are looked at in `answered`. */
const ignore = () => undefined;

const steps = fc.array(fc.oneof(own, own, turn, other, read, crash, pause, advance, advance), {
  maxLength: 40,
  size: 'max',
});

/** When a value was made; -1 for the first one. */
const momentOf = (value: string) => (value === '' ? -1 : Number(value.replace('other ', '')));

test.each([
  ['tried again', true],
  ['told as not saved', false],
])(
  'with what has no answer %s, any order of commands, answers, refusals, changes of others, crashes, undo and redo ends with what the server has',
  async (_, isPatient) => {
    const property = fc.asyncProperty(steps, fates, async (chosen, luck) => {
      const server = new TestServer(ids, luck);
      let page = openPage(server, { isPatient });
      const pages = [page];
      /** By row, when somebody else changed it last. */
      const byOther = new Map<string, number>();
      for (const [at, step] of chosen.entries()) {
        if (step.kind === 'apply') page.apply(step.some, `${at}`).answer.catch(ignore);
        else if (step.kind === 'other') {
          server.byOther(step.id, `other ${at}`);
          byOther.set(step.id, at);
        } else if (step.kind === 'undo' || step.kind === 'redo') {
          page.changes[step.kind](SCREEN).catch(ignore);
        } else if (step.kind === 'pause' || step.kind === 'resume') page.changes[step.kind]();
        else if (step.kind === 'read') page.read();
        else if (step.kind === 'crash') {
          page.changes.drop();
          page = openPage(server, { isPatient, name: `page ${pages.length}` });
          pages.push(page);
        } else await server.advance();
        await Promise.resolve();
      }
      page.changes.resume();
      await page.settle();
      page.read();
      expect(page.shown()).toEqual(server.rows);
      for (const _step of chosen) page.changes.undo(SCREEN).catch(ignore);
      await page.settle();
      page.read();
      expect(page.shown()).toEqual(server.rows);
      // Nothing that somebody else did is undone.
      for (const { id, value } of server.rows) {
        expect(momentOf(value)).toBeGreaterThanOrEqual(byOther.get(id) ?? -1);
      }
      // Each was done once, and none that is told as refused.
      expect(new Set(server.done).size).toBe(server.done.length);
      if (!isPatient) return;
      const told = pages.flatMap(({ answered }) => [...answered]);
      for (const [key, kind] of told) expect(server.done.includes(key)).toBe(kind === 'done');
    });
    await fc.assert(property, settings);
  },
  60_000,
);

test('every command of who is alone is done, however often answers are lost, and all can be undone and done again', async () => {
  const property = fc.asyncProperty(fc.array(some, { maxLength: 12 }), fates, async (all, luck) => {
    const server = new TestServer(ids, luck);
    const page = openPage(server);
    const valuesNow = () => server.rows.map(({ value }) => value);
    for (const [at, rows] of all.entries()) page.apply(rows, `${at}`).answer.catch(ignore);
    await page.settle();
    const after = ids.map((id) => `${all.findLastIndex((rows) => rows.includes(id))}`);
    expect(valuesNow()).toEqual(after.map((value) => (value === '-1' ? '' : value)));
    expect(server.done).toHaveLength(all.length);
    for (const _ of all) page.changes.undo(SCREEN).catch(ignore);
    await page.settle();
    expect(valuesNow()).toEqual(ids.map(() => ''));
    for (const _ of all) page.changes.redo(SCREEN).catch(ignore);
    await page.settle();
    expect(valuesNow()).toEqual(after.map((value) => (value === '-1' ? '' : value)));
    expect([...page.answered.values()]).not.toContain('refused');
  });
  await fc.assert(property, settings);
}, 60_000);

test('commands on different records are sent side by side, at most four at once', async () => {
  const many = ['one', 'two', 'three', 'four', 'five', 'six'];
  const server = new TestServer(many, []);
  const page = openPage(server);
  for (const id of many) page.apply([id], 'new').answer.catch(ignore);
  await new Promise(setImmediate);
  expect(server.open).toBe(4);
  await page.settle();
  expect(server.rows.map(({ value }) => value)).toEqual(many.map(() => 'new'));
});
