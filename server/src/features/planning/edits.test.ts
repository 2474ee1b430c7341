import { randomUUIDv7 } from 'node:crypto';
import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type {
  EditedPlanning,
  ListedItem,
  PlanningEdit,
  PlanningItem,
} from '@ploegplan/contract/planning/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawJpeg, fileStates, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user: planner, browser: office } = useVisitor(server);
const date = '2030-01-07';
const later = '2030-01-09';
let project: string;
let anja: string;
let piet: string;
beforeEach(async () => {
  project = await factories.makeProject(tenant);
  [anja = '', piet = ''] = [
    await factories.makeEmployee(tenant),
    await factories.makeEmployee(tenant),
  ].sort();
});

const send = (...edits: PlanningEdit[]) => office.call(planning.edit, { body: { edits } });
const edit = async (...edits: PlanningEdit[]): Promise<EditedPlanning> => {
  const response = await send(...edits);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const problemOf = async (...edits: PlanningEdit[]) => {
  const response = await send(...edits);
  const { code, fields, current, changedBy } = response.json();
  return { status: response.statusCode, code, fields, current, changedBy };
};
const read = (id: string) => office.get(planning.get, { params: { id } });
const makeItem = async (employeeIds = [anja, piet]): Promise<PlanningItem> =>
  read((await factories.makePlanningItem(tenant, { date, project_id: project, employeeIds })).id);
const record = (values: { hours_worked?: number; notes?: string }) =>
  changeRows(tenant, 'planning_assignments', values, { employee_id: anja });

type Values = Extract<PlanningEdit, { kind: 'change' }>['values'];
const change = ({ id, version }: PlanningItem | ListedItem, values: Values): PlanningEdit => ({
  kind: 'change',
  id,
  version,
  values,
});
const remove = ({ id, version }: PlanningItem): PlanningEdit => ({ kind: 'remove', id, version });
const copy = (of: string, values: Values = {}, id: string = randomUUIDv7()): PlanningEdit => ({
  kind: 'copy',
  id,
  of,
  values,
});
const valuesOf = ({ assignments, id: _, version: __, imageCount: ___, ...item }: PlanningItem) => ({
  ...item,
  employeeIds: assignments.map(({ employeeId }) => employeeId),
});

describe('POST /planning/edits', () => {
  it('applies all kinds of edits together, and answers in their order', async () => {
    const [first, second, third] = [await makeItem(), await makeItem(), await makeItem()];
    const id = randomUUIDv7();
    const values = valuesOf({ ...first, location: 'Kade' });
    const { items, removed } = await edit(
      change(second, { date: later }),
      { kind: 'create', id, values },
      remove(third),
      copy(first.id, { date: later, employeeIds: [piet] }),
      change(first, { startTime: '07:00', location: '"Brug"\n' }),
    );
    expect(removed).toEqual([third]);
    const shared = { projectId: project, employeeIds: [anja, piet] };
    expect(items).toEqual([
      { ...shared, id: second.id, date: later, version: 2 },
      { ...shared, id, date, location: 'Kade', version: 1 },
      { id: expect.any(String), projectId: project, employeeIds: [piet], date: later, version: 1 },
      { ...shared, id: first.id, date, startTime: '07:00', location: '"Brug"', version: 2 },
    ]);
    expect((await office.call(planning.get, { params: { id: third.id } })).statusCode).toBe(404);
  });

  it('copies all but hours, notes and images', async () => {
    const source = await makeItem();
    const [crane, rangeId] = [await factories.makeMaterial(tenant), randomUUIDv7()];
    const contactPerson = { ...source.contactPerson, name: 'Karin', showEmail: false };
    const values = { description: 'Opbouw', contactPerson, materialIds: [crane], rangeId };
    await edit(change(source, { ...values, startTime: '07:00', isDraft: true }));
    await edit(change(await read(source.id), { isDraft: false }));
    await record({ hours_worked: 8, notes: 'Gereed' });
    await sendForm(office, images.upload, source.id, { files: [['a.jpg', await drawJpeg()]] });
    const { items } = await edit(copy(source.id, { date: later }));
    const made = await read(items[0]?.id ?? '');
    const nothing = { hoursWorked: null, notes: '' };
    expect(made).toEqual({
      ...(await read(source.id)),
      id: made.id,
      date: later,
      assignments: [anja, piet].map((employeeId) => ({ employeeId, ...nothing })),
      imageCount: 0,
      version: 1,
    });
  });

  it('undoes a deletion by creating the item that it returned', async () => {
    const item = await makeItem();
    const { removed } = await edit(remove(item));
    const [gone = item] = removed;
    await edit({ kind: 'create', id: gone.id, values: valuesOf(gone) });
    expect(await read(item.id)).toEqual(item);
  });

  it('creates and copies once when it is repeated, also after the source was deleted', async () => {
    const source = await makeItem();
    const create = { kind: 'create', id: randomUUIDv7(), values: valuesOf(source) } as const;
    const edits = [create, copy(source.id, { date: later })];
    const first = await edit(...edits);
    expect(await Promise.all([edit(...edits), edit(...edits)])).toEqual([first, first]);
    await edit(remove(source));
    expect(await edit(...edits)).toEqual(first);
  });

  it('deletes the images of a deleted item', async () => {
    const item = await makeItem();
    await sendForm(office, images.upload, item.id, { files: [['a.jpg', await drawJpeg()]] });
    const { removed } = await edit(remove(item));
    expect(removed).toMatchObject([{ imageCount: 1 }]);
    await expect.poll(() => fileStates(tenant)).toEqual([]);
  });

  it('leaves a range by null, which is not found once it has no items', async () => {
    const rangeId = randomUUIDv7();
    const [first, second] = [await makeItem(), await makeItem()];
    await edit(change(first, { rangeId }), change(second, { rangeId, date: later }));
    const range = () => office.call(planning.range, { params: { id: rangeId } });
    expect((await range()).json()).toMatchObject([
      { id: first.id, rangeId, date },
      { id: second.id, rangeId, date: later },
    ]);
    await edit(change(await read(first.id), { rangeId: null }), remove(await read(second.id)));
    expect((await range()).statusCode).toBe(404);
    expect((await edit(copy(first.id, { rangeId }))).items).toMatchObject([{ rangeId }]);
    expect((await range()).json()).toHaveLength(1);
  });
});

describe('POST /planning/edits rejects, and changes nothing', () => {
  let good: PlanningItem;
  let item: PlanningItem;
  const expectNothingChanged = async () => {
    expect(await read(good.id)).toEqual(good);
    expect(await read(item.id)).toMatchObject({ location: '', isDraft: false });
  };
  /** The problem of the second edit, after one that would succeed. */
  const second = async (bad: PlanningEdit) => {
    const problem = await problemOf(change(good, { location: 'Kade' }), bad);
    await expectNothingChanged();
    return problem;
  };
  beforeEach(async () => {
    [good, item] = [await makeItem([piet]), await makeItem()];
  });

  it('a stale version, with the current item and who changed it', async () => {
    const version = 7;
    for (const bad of [change({ ...item, version }, {}), remove({ ...item, version })]) {
      expect(await second(bad)).toMatchObject({
        status: 409,
        code: 'stale-version',
        fields: [{ field: 'edits.1', code: 'stale-version', detail: item.id }],
        current: { id: item.id, date, employeeIds: [anja, piet], version: 1 },
      });
    }
    const [changed] = (await edit(change(item, { date: later }))).items;
    expect(await second(change(item, {}))).toMatchObject({
      current: changed,
      changedBy: planner.username,
    });
  });

  it('an unknown item to change, delete or copy', async () => {
    const other = { ...item, id: randomUUIDv7() };
    for (const bad of [change(other, {}), remove(other), copy(other.id)]) {
      expect(await second(bad)).toMatchObject({
        status: 404,
        code: 'not-found',
        fields: [{ field: 'edits.1', code: 'not-found', detail: other.id }],
      });
    }
  });

  it.each([{ hours_worked: 0 }, { notes: 'Gereed' }])(
    'removing what an employee recorded (%o), or hiding it in a draft',
    async (recorded) => {
      await record(recorded);
      const whole = [{ field: 'edits.1', code: 'hours-recorded', detail: item.id }];
      for (const bad of [remove(item), change(item, { isDraft: true })]) {
        expect(await second(bad)).toMatchObject({
          status: 409,
          code: 'hours-recorded',
          fields: whole,
        });
      }
      expect((await second(change(item, { employeeIds: [piet] }))).fields).toEqual([
        { field: 'edits.1.values.employeeIds', code: 'hours-recorded', detail: anja },
      ]);
    },
  );

  it.each(['projectId', 'clientId', 'employeeIds', 'materialIds'] as const)(
    'an unknown %s',
    async (name) => {
      const value = name.endsWith('s') ? [randomUUIDv7()] : randomUUIDv7();
      const target = name === 'clientId' ? { projectId: null } : {};
      for (const bad of [
        change(item, { ...target, [name]: value }),
        copy(item.id, { ...target, [name]: value }),
      ]) {
        const fields = [{ field: `edits.1.values.${name}`, code: 'unknown-reference' }];
        expect(await second(bad)).toMatchObject({ status: 400, code: 'validation', fields });
      }
    },
  );

  it('an item with both a project and a client', async () => {
    const clientId = await factories.makeClient(tenant);
    for (const bad of [change(item, { clientId }), copy(item.id, { clientId })]) {
      expect((await second(bad)).fields).toEqual([
        { field: 'edits.1.values.projectId', code: 'project-or-client' },
      ]);
    }
  });

  it('two edits of one item', async () => {
    expect((await problemOf(change(item, { location: 'Kade' }), remove(item))).fields).toEqual([
      { field: 'edits.1', code: 'repeated', detail: item.id },
    ]);
    await expectNothingChanged();
  });
});

describe('simultaneous edits', () => {
  it('in opposite order never block each other for good', async () => {
    const items = await Promise.all(Array.from({ length: 8 }, () => makeItem()));
    const colleague = await factories.makeUser(tenant);
    await office.startSession(tenant, colleague);
    for (let round = 0; round < 12; round += 1) {
      const versions = await Promise.all(items.map(({ id }) => read(id)));
      const day = `2030-02-${10 + round}`;
      const moves = versions.map((item) => change(item, { date: day, employeeIds: [anja] }));
      const made = versions.map(({ id }) => copy(id, { rangeId: randomUUIDv7() }));
      const [one, other] = [
        [...moves, ...made],
        [...made.toReversed(), ...moves.toReversed()],
      ];
      const answers = await Promise.all([send(...one), send(...other), send(...one)]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect(statuses.sort((a, b) => a - b)).toEqual([200, 409, 409]);
    }
  });
});

it('keeps how many people an item needs, lists and copies it, and says in the history that it changed', async () => {
  const needs = [{ function: 'Kraanmachinist', count: 1 }];
  const item = await makeItem();
  expect(item.needs).toEqual([]);
  const id = randomUUIDv7();
  const { items } = await edit(change(item, { needs }));
  expect(items).toMatchObject([{ id: item.id, needs }]);
  await edit(copy(item.id, { date: later }, id));
  expect(await read(id)).toMatchObject({ needs });
  const [changed] = await office.get(planning.history, { params: { id: item.id } });
  expect(changed?.fields).toEqual([{ field: 'needs', from: null, to: null }]);
  const wrong = change(await read(id), { needs: [{ function: '', count: 0 }] });
  expect(await problemOf(wrong)).toMatchObject({ status: 400, code: 'validation' });
});

describe('the driver of a vehicle', () => {
  const driver = (materialId: string, employeeId: string) => ({ materialId, employeeId });
  const driversOf = async (id: string) => (await read(id)).drivers;
  /** An item of two people with a van that one of them drives. */
  const makeRide = async () => {
    const van = await factories.makeMaterial(tenant, { is_vehicle: true });
    const item = await makeItem();
    await edit(change(item, { materialIds: [van], drivers: [driver(van, anja)] }));
    return { van, item: await read(item.id) };
  };

  it('stays when the item moves, and is copied with it', async () => {
    const { van, item } = await makeRide();
    const drivers = [driver(van, anja)];
    const { items } = await edit(change(item, { date: later }), copy(item.id, { date: later }));
    expect(items).toMatchObject([{ drivers }, { drivers }]);
  });

  it('is forgotten when the driver or the vehicle leaves the item, whose version grows once', async () => {
    const [first, second] = [await makeRide(), await makeRide()];
    const alone = copy(first.item.id, { employeeIds: [piet] });
    const { items } = await edit(
      change(first.item, { employeeIds: [piet] }),
      change(second.item, { materialIds: [] }),
      alone,
    );
    for (const item of items) expect(item).not.toHaveProperty('drivers');
    expect(items[0]).toMatchObject({ version: first.item.version + 1 });
  });

  it('is left out when not on the item, which changes nothing then', async () => {
    const { van, item } = await makeRide();
    const stranger = await factories.makeEmployee(tenant);
    await edit(change(item, { drivers: [driver(van, anja), driver(project, piet)] }));
    expect(await read(item.id)).toEqual(item);
    await edit(change(item, { drivers: [driver(van, stranger)] }));
    expect(await driversOf(item.id)).toEqual([]);
    const id = randomUUIDv7();
    const values = { ...valuesOf(item), drivers: [driver(van, stranger)] };
    await edit({ kind: 'create', id, values });
    expect(await driversOf(id)).toEqual([]);
  });
});
