import { randomUUIDv7 } from 'node:crypto';
import { keepDrivers } from '@ploegplan/contract/planning/drivers';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningEdit, VehicleDriver } from '@ploegplan/contract/planning/schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import {
  makeEmployee,
  makeMaterial,
  makeProject,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

const SLOTS = 4;
const DAYS = ['2030-01-07', '2030-01-08', '2030-01-09'];

/** An edit of the item in a slot; a copy is of the item in another. Values that are null are not given. */
const edit = fc.record({
  kind: fc.constantFrom('create', 'copy', 'change', 'change', 'remove'),
  slot: fc.nat(SLOTS - 1),
  of: fc.nat(SLOTS - 1),
  date: fc.option(fc.constantFrom(...DAYS)),
  location: fc.option(fc.constantFrom('', 'Kade', '"Brug"')),
  crew: fc.option(fc.constantFrom([0], [1], [0, 1])),
  isDraft: fc.option(fc.boolean()),
  hasVan: fc.option(fc.boolean()),
  driver: fc.option(fc.constantFrom([], [0], [1])),
});
type DrawnEdit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

/** What a planner sends with the versions of the last look, which may be of long ago. */
const step = fc.record({
  planner: fc.nat(1),
  looks: fc.boolean(),
  edits: fc.uniqueArray(edit, { minLength: 1, maxLength: 3, selector: ({ slot }) => slot }),
});

interface Item {
  id: string;
  date: string;
  location: string;
  employeeIds: string[];
  materialIds: string[];
  drivers: VehicleDriver[];
  isDraft: boolean;
  version: number;
}
type Items = ReadonlyMap<string, Item>;

/** The items after a set of edits, or the code with which it is rejected. */
function afterEdits(before: Items, edits: readonly PlanningEdit[]): Items | string {
  const after = new Map(before);
  for (const one of edits) {
    const item = before.get(one.id);
    const put = (values: object) => {
      const next = { ...values, id: one.id } as Item;
      after.set(one.id, { ...next, drivers: keepDrivers(next.drivers, next) });
    };
    if (one.kind === 'create' || one.kind === 'copy') {
      if (item) continue;
      const blank = { location: '', employeeIds: [], materialIds: [], drivers: [], isDraft: false };
      const base = one.kind === 'copy' ? before.get(one.of) : blank;
      if (!base) return 'not-found';
      put({ ...base, ...one.values, version: 1 });
    } else if (!item) return 'not-found';
    else if (item.version !== one.version) return 'stale-version';
    else if (one.kind === 'remove') after.delete(one.id);
    else put({ ...item, ...one.values, version: item.version + 1 });
  }
  return after;
}

const isGiven = ([, value]: [string, unknown]) => value !== null && value !== undefined;

it('edits of two planners end with the items of a simple model, whatever they have seen', async () => {
  const tenant = await makeTenant(server);
  const projectId = await makeProject(tenant);
  const staff = [await makeEmployee(tenant), await makeEmployee(tenant)].sort();
  const van = await makeMaterial(tenant, { is_vehicle: true });
  const planners = [
    await browseAs(server, tenant, await makeUser(tenant)),
    await browseAs(server, tenant, await makeUser(tenant)),
  ];
  const [office] = planners;
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    const ids: string[] = Array.from({ length: SLOTS }, () => randomUUIDv7());
    let items: Items = new Map();
    const seen: Items[] = [items, items];

    const toEdit = (
      { kind, slot, of, crew, hasVan, driver, ...drawn }: DrawnEdit,
      planner: number,
    ): PlanningEdit => {
      const id = ids[slot] ?? '';
      const version = seen[planner]?.get(id)?.version ?? 1;
      const employeeIds = crew?.map((index) => staff[index] ?? '');
      const given = {
        ...{ ...drawn, employeeIds },
        materialIds: hasVan === null ? null : hasVan ? [van] : [],
        drivers: driver?.map((index) => ({ materialId: van, employeeId: staff[index] ?? '' })),
      };
      const values = Object.fromEntries(Object.entries(given).filter(isGiven));
      if (kind === 'copy') return { kind, id, of: ids[of] ?? '', values };
      if (kind === 'change') return { kind, id, version, values };
      if (kind === 'remove') return { kind, id, version };
      const [date = ''] = DAYS;
      const whole = { date, projectId, employeeIds: staff, ...values };
      return { kind: 'create', id, values: whole } as PlanningEdit;
    };

    for (const { planner, looks, edits: drawn } of steps) {
      if (looks) seen[planner] = items;
      const edits = drawn.map((entry) => toEdit(entry, planner));
      const expected = afterEdits(items, edits);
      const answer = await planners[planner]?.call(planning.edit, { body: { edits } });
      const code = answer?.statusCode === 200 ? 'done' : answer?.json().code;
      expect(code).toBe(typeof expected === 'string' ? expected : 'done');
      if (typeof expected !== 'string') items = expected;
    }

    const query = { from: DAYS[0] ?? '', to: DAYS.at(-1) ?? '' };
    const listed = (await office?.get(planning.list, { query })) ?? [];
    const mine = listed.filter(({ id }) => ids.includes(id));
    const found = mine.map(
      ({ id, date, location = '', employeeIds, isDraft = false, version, ...others }) => ({
        id,
        date,
        location,
        employeeIds,
        materialIds: others.materialIds ?? [],
        drivers: others.drivers ?? [],
        isDraft,
        version,
      }),
    );
    const modelled = [...items.values()].map(
      ({ projectId: _, ...item }: Item & { projectId?: string }) => item,
    );
    expect(new Set(found)).toEqual(new Set(modelled));
  });
  await fc.assert(property, { numRuns: 15, seed: 20_261_122 });
});
