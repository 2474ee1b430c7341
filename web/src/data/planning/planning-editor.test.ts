import { limits } from '@ploegplan/contract/limits';
import { describe, expect, it } from 'vitest';
import { expandItem } from './planning-items.ts';
import { makeNewItem } from './test/test-planning-item.ts';
import { monday, openWeek, to } from './test/test-planning-server.ts';

type Week = ReturnType<typeof openWeek>;

const locationOf = (id: string, week: Week) => week.find(id)?.location;
/** Changes the location of an item as it is shown. */
function move(week: Week, id: string, location: string): Promise<unknown> {
  const item = week.find(id);
  if (!item) throw new Error(`No ${id}`);
  return week.editor.apply(to(item, location)).answer;
}

describe('a command', () => {
  it('is shown at once and names the version that the one before it brought', async () => {
    const week = openWeek('one');
    const first = move(week, 'one', 'Kade 1');
    const second = move(week, 'one', 'Kade 2');
    expect(locationOf('one', week)).toBe('Kade 2');
    await week.settle();
    await Promise.all([first, second]);
    expect(week.shown()).toEqual(week.server.rows());
    expect(week.find('one')).toMatchObject({ location: 'Kade 2', version: 3 });
  });

  it('on an item that is still being created waits for it', async () => {
    const week = openWeek();
    const made = week.editor.apply({
      label: 'Gemaakt',
      edits: [{ kind: 'create', id: 'new', values: makeNewItem({ date: monday }) }],
    });
    const moved = move(week, 'new', 'Kade 1');
    await week.settle();
    await Promise.all([made.answer, moved]);
    expect(week.shown()).toEqual(week.server.rows());
  });

  it('on an item as it was seen while it was created, given after that was answered, names its version', async () => {
    const week = openWeek();
    const values = makeNewItem({ date: monday });
    const made = week.editor.apply({ label: '', edits: [{ kind: 'create', id: 'new', values }] });
    const seen = week.find('new');
    if (!seen) throw new Error('It is not shown.');
    await week.settle();
    await made.answer;
    const moved = week.editor.apply(to(seen, 'Kade 1')).answer;
    await week.settle();
    await moved;
    expect(week.find('new')).toMatchObject({ location: 'Kade 1', version: 2 });
  });

  it('that fails is taken back, and what others changed meanwhile stays', async () => {
    const week = openWeek('one', 'two');
    const refused = expect(move(week, 'one', 'Van mij')).rejects.toThrow();
    week.server.byOther('one', 'Van een ander');
    week.server.byOther('two', 'Ook van een ander');
    await week.read();
    expect(locationOf('one', week)).toBe('Van mij');
    await week.settle();
    await refused;
    expect(week.shown()).toEqual(week.server.rows());
  });

  it("names the version of another user's change that was read while the one before it was refused", async () => {
    const week = openWeek('one');
    const refused = expect(move(week, 'one', 'Kade 1')).rejects.toThrow();
    week.server.byOther('one', 'Van een ander');
    await week.read();
    const second = move(week, 'one', 'Kade 2');
    await week.settle();
    await Promise.all([refused, second]);
    expect(week.find('one')).toMatchObject({ location: 'Kade 2', version: 3 });
  });

  it('can be undone after one that was sent when the answer before was read already', async () => {
    const week = openWeek('one');
    void move(week, 'one', 'Kade 1');
    await new Promise(setImmediate);
    await week.server.advance();
    await week.read();
    void move(week, 'one', 'Kade 2');
    void week.undo();
    void week.undo();
    await week.settle();
    expect(locationOf('one', week)).toBe('');
  });

  it('on an item that no list has is undone to what it says it replaces', async () => {
    const week = openWeek('one');
    const { version } = week.server.find('one');
    void week.editor.apply({
      label: 'Weg',
      edits: [{ kind: 'change', id: 'one', version, values: { description: 'Voegen' } }],
      before: new Map([['one', { version, values: { description: 'Metselen' } }]]),
    }).answer;
    void week.undo();
    await week.settle();
    expect(week.server.find('one').description).toBe('Metselen');
  });

  it('that waits for an answer when its user signs out is not sent', async () => {
    const week = openWeek('one');
    const first = move(week, 'one', 'Kade 1');
    const second = expect(move(week, 'one', 'Kade 2')).rejects.toMatchObject({
      code: 'unauthorized',
    });
    await new Promise(setImmediate);
    week.changes.drop();
    for (let step = 0; step < 4; step++) await week.server.advance();
    await Promise.all([first, second]);
    expect(week.server.rows()).toMatchObject([{ location: 'Kade 1', version: 2 }]);
  });

  it('on an item whose creation failed fails with the same error', async () => {
    const week = openWeek();
    const copied = week.editor.apply({
      label: 'Gekopieerd',
      edits: [{ kind: 'copy', id: 'new', of: 'gone', values: { date: monday } }],
    });
    const removed = week.editor.apply({
      label: 'Weg',
      edits: [{ kind: 'remove', id: 'new', version: 0 }],
    });
    const refused = expect(copied.answer).rejects.toMatchObject({ code: 'not-found' });
    const alsoRefused = expect(removed.answer).rejects.toMatchObject({ code: 'not-found' });
    await week.settle();
    await Promise.all([refused, alsoRefused]);
    expect(week.findLabel('undo')).toBeNull();
  });
});

describe('a command of more edits than a call takes', () => {
  const ids = Array.from({ length: limits.planningEdits + 1 }, (_, at) => `item ${at}`);
  const moveAll = (week: Week) =>
    week.editor.apply({
      label: 'Alles',
      edits: week.shown().flatMap((item) => to(item, 'Kade 1').edits),
    });
  const listPlaces = (week: Week) => [...new Set(week.shown().map(({ location }) => location))];

  it('is undone and done again as one', async () => {
    const week = openWeek(...ids);
    const { answer } = moveAll(week);
    await week.settle();
    expect((await answer).items).toHaveLength(ids.length);
    expect(listPlaces(week)).toEqual(['Kade 1']);
    void week.undo();
    await new Promise(setImmediate);
    await week.settle();
    expect(listPlaces(week)).toEqual(['']);
    expect(week.findLabel('undo')).toBeNull();
    void week.redo();
    await new Promise(setImmediate);
    await week.settle();
    expect(listPlaces(week)).toEqual(['Kade 1']);
  });

  it('is taken back whole when a part is refused', async () => {
    const week = openWeek(...ids);
    const { answer } = moveAll(week);
    const refused = expect(answer).rejects.toThrow();
    week.server.byOther('item 1000', 'Van een ander');
    await week.settle();
    await new Promise(setImmediate);
    await week.settle();
    await refused;
    expect(new Set(week.server.rows().map(({ location }) => location))).toEqual(
      new Set(['', 'Van een ander']),
    );
    expect(week.findLabel('undo')).toBeNull();
  });
});

describe('undo', () => {
  it('goes back through the commands in any state, and redo forth', async () => {
    const week = openWeek('one');
    void move(week, 'one', 'Kade 1');
    void move(week, 'one', 'Kade 2');
    expect(week.findLabel('undo')).toBe('one naar Kade 2');
    const undone = [week.undo(), week.undo()];
    expect(week.findLabel('undo')).toBeNull();
    expect(week.findLabel('redo')).toBe('one naar Kade 1');
    await week.settle();
    expect(await Promise.all(undone)).toEqual(['one naar Kade 2', 'one naar Kade 1']);
    expect(locationOf('one', week)).toBe('');
    const redone = [week.redo(), week.redo()];
    await week.settle();
    await Promise.all(redone);
    expect(locationOf('one', week)).toBe('Kade 2');
  });

  it('brings a removed item back under its id, with what was done to it before', async () => {
    const week = openWeek('one');
    void move(week, 'one', 'Kade 1');
    const { version } = week.find('one') ?? { version: 0 };
    void week.editor.apply({ label: 'Weg', edits: [{ kind: 'remove', id: 'one', version }] });
    await week.settle();
    expect(week.shown()).toEqual([]);
    void week.undo();
    await week.settle();
    expect(locationOf('one', week)).toBe('Kade 1');
    void week.undo();
    await week.settle();
    expect(locationOf('one', week)).toBe('');
  });

  it('is refused after a change by somebody else, and the step is gone', async () => {
    const week = openWeek('one', 'two');
    void move(week, 'two', 'Kade 2');
    void move(week, 'one', 'Kade 1');
    await week.settle();
    week.server.byOther('one', 'Van een ander');
    await week.read();
    const refused = expect(week.undo()).rejects.toMatchObject({ changedBy: 'Voorman' });
    await week.settle();
    await refused;
    expect(locationOf('one', week)).toBe('Van een ander');
    expect(week.findLabel('undo')).toBe('two naar Kade 2');
  });

  it('of one command does nothing after a later one', async () => {
    const week = openWeek('one', 'two');
    const item = week.find('one');
    if (!item) throw new Error('No item');
    const { step } = week.editor.apply(to(item, 'Kade 1'));
    void move(week, 'two', 'Kade 2');
    await week.settle();
    expect(await week.undo(step)).toBeNull();
  });

  it('can be tried again when there was no connection', async () => {
    const week = openWeek('one');
    void move(week, 'one', 'Kade 1');
    await week.settle();
    const { send } = week.server;
    week.server.send = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(week.undo()).rejects.toThrow();
    expect(locationOf('one', week)).toBe('Kade 1');
    week.server.send = send;
    void week.undo();
    await week.settle();
    expect(locationOf('one', week)).toBe('');
  });

  it('goes a hundred steps back', async () => {
    const week = openWeek('one');
    for (let count = 1; count <= 101; count += 1) void move(week, 'one', `Kade ${count}`);
    await week.settle();
    for (let count = 1; count <= 101; count += 1) void week.undo();
    await week.settle();
    expect(locationOf('one', week)).toBe('Kade 1');
  });

  it('goes on after this tab published the item', async () => {
    const week = openWeek('one');
    void move(week, 'one', 'Kade 1');
    await week.settle();
    const { items } = week.server.edit([
      { kind: 'change', id: 'one', version: 2, values: { isDraft: false } },
    ]);
    week.editor.settle(items.map(expandItem));
    void week.undo();
    await week.settle();
    expect(locationOf('one', week)).toBe('');
  });

  it('restores fields that lists do not have', async () => {
    const week = openWeek('one');
    const edits = [
      { kind: 'change' as const, id: 'one', version: 1, values: { description: 'Voegen' } },
    ];
    void week.editor.apply({ label: 'Gewijzigd', edits });
    await week.settle();
    void week.undo();
    await week.settle();
    expect(week.server.find('one')).toMatchObject({ description: '', version: 3 });
  });
});
