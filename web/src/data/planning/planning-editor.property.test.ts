import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedItem } from './planning-items.ts';
import { makeNewItem } from './test/test-planning-item.ts';
import { monday, openWeek, to } from './test/test-planning-server.ts';

type Week = ReturnType<typeof openWeek>;

const ids = ['one', 'two', 'three'];
const id = fc.constantFrom(...ids);
const location = fc.constantFrom('Kade 1', 'Kade 2', 'Kade 3');
const own = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), id, location }),
  fc.record({ kind: fc.constantFrom('copy' as const, 'remove' as const, 'create' as const), id }),
);
const reversal = fc.constantFrom({ kind: 'undo' as const }, { kind: 'redo' as const });
const others = fc.oneof(
  fc.record({ kind: fc.constant('other' as const), id, location }),
  fc.constantFrom({ kind: 'read' as const }, { kind: 'arrive' as const }),
);
const advance = fc.constant({ kind: 'advance' as const });

let made = 0;

/** Does what the user does with the item that is shown, if it is there. */
function doOwn(week: Week, action: { kind: string; id: string; location?: string }): void {
  const { editor } = week;
  const item = week.find(action.id) ?? week.shown().at(-1);
  made += 1;
  const values = makeNewItem({ date: monday, location: 'Nieuw' });
  const fresh = {
    label: 'Gemaakt',
    edits: [{ kind: 'create' as const, id: `new ${made}`, values }],
  };
  const commandOf = ({ id: of, version }: PlannedItem) => {
    if (action.kind === 'remove') {
      return { label: 'Weg', edits: [{ kind: 'remove' as const, id: of, version }] };
    }
    const copy = { kind: 'copy' as const, id: `new ${made}`, of, values: { employeeIds: ['bob'] } };
    const split = { kind: 'change' as const, id: of, version, values: { employeeIds: ['cas'] } };
    return { label: 'Losgemaakt', edits: [copy, split] };
  };
  const command =
    !item || action.kind === 'create'
      ? fresh
      : action.kind === 'move'
        ? to(item, action.location ?? '')
        : commandOf(item);
  editor.apply(command).answer.catch(() => undefined);
}

const sorted = (rows: readonly PlannedItem[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
const withoutVersion = (rows: readonly PlannedItem[]) =>
  sorted(rows).map(({ version: _, ...values }) => values);

describe('any sequence of commands, undo and redo', () => {
  const settings = { seed: 20_261_116, numRuns: 300 };
  const fewer = { ...settings, numRuns: 60 };

  it('ends with what the server has, whatever another planner does meanwhile', async () => {
    const actions = fc.array(fc.oneof(own, reversal, others, advance, advance), {
      maxLength: 40,
      size: 'max',
    });
    const property = fc.asyncProperty(actions, async (chosen) => {
      const week = openWeek(...ids);
      const touched = new Set<string>();
      let arrive = () => {};
      for (const action of chosen) {
        if (action.kind === 'undo' || action.kind === 'redo') {
          week[action.kind]().catch(() => undefined);
        } else if (action.kind === 'other') {
          week.server.byOther(action.id, `Van een ander ${action.location}`);
          touched.add(action.id);
        } else if (action.kind === 'read') {
          arrive();
          const { promise, resolve } = Promise.withResolvers<void>();
          arrive = resolve;
          void week.read(promise);
        } else if (action.kind === 'arrive') arrive();
        else if (action.kind === 'advance') await week.server.advance();
        else doOwn(week, action);
        await Promise.resolve();
      }
      await week.settle();
      const ofOwn = (rows: readonly PlannedItem[]) =>
        sorted(rows).filter((item) => !touched.has(item.id));
      expect(ofOwn(week.shown())).toEqual(ofOwn(week.server.rows()));
      arrive();
      await week.read();
      await week.read();
      expect(sorted(week.shown())).toEqual(sorted(week.server.rows()));
    });
    await fc.assert(property, settings);
  }, 30_000);

  it('can be undone as a whole and done again', async () => {
    const property = fc.asyncProperty(
      fc.array(own, { maxLength: 12, size: 'max' }),
      async (chosen) => {
        const week = openWeek(...ids);
        const before = withoutVersion(week.shown());
        for (const action of chosen) doOwn(week, action);
        await week.settle();
        const after = withoutVersion(week.shown());
        for (const _ of chosen) void week.undo();
        await week.settle();
        expect(withoutVersion(week.shown())).toEqual(before);
        for (const _ of chosen) void week.redo();
        await week.settle();
        expect(withoutVersion(week.shown())).toEqual(after);
      },
    );
    await fc.assert(property, fewer);
  }, 30_000);
});
