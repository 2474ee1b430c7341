import { randomUUIDv7 } from 'node:crypto';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeEmployee,
  makeMaterial,
  makePlanningItem,
  makeProject,
  makeRequirement,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);
const date = addDays(getToday(), 30);
const certified = (kind: string, validUntil: string | null = null) =>
  JSON.stringify([{ kind, name: '', number: '', validUntil }]);

let project: string;
let requirement: string;
let ann: string;
let bob: string;
beforeEach(async () => {
  const rules = [{ kind: 'vca-basic', name: '', count: null } as const];
  requirement = await makeRequirement(tenant, { name: 'Hijswerk', blocks: true, rules });
  project = await makeProject(tenant, { requirement_ids: JSON.stringify([requirement]) });
  ann = await makeEmployee(tenant, { name: 'Ann', certificates: certified('vca-basic', date) });
  bob = await makeEmployee(tenant, { name: 'Bob' });
});

const plan = (employeeIds: string[], values: object = {}): PlanningEdit => ({
  kind: 'create',
  id: randomUUIDv7(),
  values: { ...newItem, projectId: project, employeeIds, date, ...values },
});
const newItem = {
  ...{ startTime: null, endTime: null, clientId: null, location: '', description: '' },
  ...{ materialIds: [], drivers: [], needs: [], rangeId: null, isDraft: false },
  contactPerson: {
    ...{ name: '', phonenumber: '', email: '' },
    ...{ showName: true, showPhonenumber: true, showEmail: true },
  },
};
const send = async (edits: PlanningEdit[], passRequirements: 'true' | 'false' = 'false') => {
  const answer = await office.call(planning.edit, { query: { passRequirements }, body: { edits } });
  const { code, fields } = answer.json<{ code?: string; fields?: object[] }>();
  return { status: answer.statusCode, ...(code && { code, fields }) };
};
const refused = (code: string, ...details: string[]) => ({
  status: 409,
  code: 'requirements-unmet',
  fields: details.map((detail) => expect.objectContaining({ code, detail })),
});
const allow = () => changeRows(tenant, 'users', { passes_requirements: true });
const missing = 'Bob: VCA basis ontbreekt (Hijswerk)';

describe('planning that does not meet a blocking set of requirements', () => {
  it('is refused as a whole, with the person and the edit', async () => {
    const edits = [plan([ann]), plan([ann, bob])];
    expect(await send(edits)).toEqual({
      ...refused('unmet', missing),
      fields: [{ field: 'edits.1.values.employeeIds', code: 'unmet', detail: missing }],
    });
    const listed = await office.get(planning.list, { query: { from: date, to: date } });
    expect(listed).toEqual([]);
    expect(await send([plan([ann])])).toEqual({ status: 200 });
  });

  it('is refused by the calls of one item too', async () => {
    const { kind: _, id, values } = plan([bob]) as Extract<PlanningEdit, { kind: 'create' }>;
    const created = await office.call(planning.create, { body: { id, ...values } });
    expect(created.json()).toMatchObject({
      code: 'requirements-unmet',
      fields: [{ field: 'employeeIds' }],
    });
    const item = await makePlanningItem(tenant, { project_id: project, date, employeeIds: [ann] });
    const body = { version: 1, date: addDays(date, 1) };
    const changed = await office.call(planning.update, { params: { id: item.id }, body });
    expect(changed.json()).toMatchObject({ code: 'requirements-unmet' });
  });

  it('is refused on the second day of a night', async () => {
    const night = { startTime: '22:00', endTime: '06:00' };
    expect(await send([plan([ann], night)])).toMatchObject({ status: 409 });
    expect(await send([plan([ann], { ...night, date: addDays(date, -1) })])).toEqual({
      status: 200,
    });
    const day = plan([ann], { startTime: '16:00', endTime: '22:00' });
    await send([day]);
    const longer = {
      kind: 'change',
      id: day.id,
      version: 1,
      values: { endTime: '02:00' },
    } as const;
    expect(await send([longer])).toMatchObject({ status: 409 });
  });

  it('may be a draft, and is refused when that is published', async () => {
    const draft = plan([bob], { isDraft: true });
    expect(await send([draft])).toEqual({ status: 200 });
    const body = { ids: [draft.id] };
    const answer = await office.call(planning.publish, { body });
    expect(answer.json()).toMatchObject({
      code: 'requirements-unmet',
      fields: [{ detail: missing }],
    });
    await allow();
    const query = { passRequirements: 'true' as const };
    expect(await office.get(planning.publish, { query, body })).toMatchObject({ items: [{}] });
  });

  it('is passed over by who may, who says so, and is in the log with the names', async () => {
    expect(await send([plan([bob])], 'true')).toEqual(refused('unmet', missing));
    await allow();
    expect(await send([plan([bob])])).toEqual(refused('passable', missing));
    expect(await send([plan([bob])], 'true')).toEqual({ status: 200 });
    const { entries } = await office.get(audit.list, { query: { about: 'requirements-passed' } });
    expect(entries).toMatchObject([{ actorName: user.username, details: { unmet: [missing] } }]);
  });

  it('stays as it was when something else changes, or somebody leaves', async () => {
    const other = await makeEmployee(tenant);
    const employeeIds = [bob, other];
    const { id } = await makePlanningItem(tenant, { project_id: project, date, employeeIds });
    const change = (version: number, values: object) =>
      send([{ kind: 'change', id, version, values }]);
    expect(await change(1, { location: 'Poort 3' })).toEqual({ status: 200 });
    expect(await change(2, { employeeIds: [bob] })).toEqual({ status: 200 });
    expect(await change(3, { employeeIds: [bob, ann] })).toEqual({ status: 200 });
    expect(await change(4, { date: addDays(date, -1) })).toEqual(refused('unmet', missing));
  });

  it.each([
    ['only warns', { blocks: false }],
    ['was deleted', { deleted_at: new Date() }],
  ])('is accepted where the set %s', async (_, values) => {
    await changeRows(tenant, 'requirements', values);
    expect(await send([plan([bob])])).toEqual({ status: 200 });
  });
});

describe('a number of people', () => {
  beforeEach(() =>
    changeRows(tenant, 'requirements', {
      rules: JSON.stringify([{ kind: 'emergency-response', name: '', count: 1 }]),
    }),
  );

  it('is counted over the day of the project, drafts too', async () => {
    const bhv = await makeEmployee(tenant, { certificates: certified('emergency-response') });
    expect(await send([plan([bob])])).toEqual(refused('unmet', '0 van 1 met BHV (Hijswerk)'));
    expect(await send([plan([bhv], { isDraft: true })])).toEqual({ status: 200 });
    expect(await send([plan([bob])])).toEqual({ status: 200 });
  });

  it('does not keep the last one of them on an item', async () => {
    const bhv = await makeEmployee(tenant, { certificates: certified('emergency-response') });
    const employeeIds = [bhv, bob];
    const { id } = await makePlanningItem(tenant, { project_id: project, date, employeeIds });
    const values = { employeeIds: [bob] };
    expect(await send([{ kind: 'change', id, version: 1, values }])).toEqual({ status: 200 });
  });
});

it('a material asks its driver', async () => {
  const requirement_ids = JSON.stringify([requirement]);
  const material = await makeMaterial(tenant, { requirement_ids, is_vehicle: true });
  const projectId = await makeProject(tenant);
  const values = (employeeId: string) => ({
    projectId,
    materialIds: [material],
    drivers: [{ materialId: material, employeeId }],
  });
  expect(await send([plan([ann, bob], values(bob))])).toEqual(refused('unmet', missing));
  const driven = plan([ann, bob], values(ann));
  expect(await send([driven])).toEqual({ status: 200 });
  const change = { kind: 'change', id: driven.id, version: 1 } as const;
  const { drivers } = values(bob);
  expect(await send([{ ...change, values: { drivers } }])).toEqual(refused('unmet', missing));
});
