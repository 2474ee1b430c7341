import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { planningLinks, publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import { gateList, requirements } from '@ploegplan/contract/requirements/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeEmployee,
  makePlanningItem,
  makePlanningLink,
  makeProject,
  makeRequirement,
  makeUser,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);

describeRecordRoutes('records of requirements', {
  server,
  endpoints: requirements,
  make: makeRequirement,
  required: ['name', 'rules', 'blocks'],
  order: 'name',
});

describe('POST /requirements', () => {
  it.each([
    ['a certificate without a name', { kind: 'other', name: '', count: null }],
    ['a function without a name', { kind: 'function', name: ' ', count: null }],
    ['a name of a known certificate', { kind: 'crane', name: 'x', count: null }],
  ] as const)('rejects %s', async (_, rule) => {
    const answer = await office.call(requirements.create, {
      body: { name: 'Hijswerk', rules: [rule] },
    });
    expect(answer.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'rules.0.name' }],
    });
  });
});

describe('the gate list of a project', () => {
  const date = getToday();
  const validUntil = addDays(date, 40);
  const certificate = { kind: 'a1' as const, name: '', number: 'geheim', validUntil };
  const told = { name: 'Ann', certificates: [{ kind: 'a1', name: '', validUntil }] };
  let project: string;
  let ann: string;
  beforeEach(async () => {
    project = await makeProject(tenant);
    ann = await makeEmployee(tenant, { name: 'Ann', certificates: JSON.stringify([certificate]) });
    const draft = await makeEmployee(tenant, { name: 'Bob' });
    const planned = { project_id: project, date };
    await makePlanningItem(tenant, { ...planned, employeeIds: [ann] });
    await makePlanningItem(tenant, { ...planned, employeeIds: [ann] });
    await makePlanningItem(tenant, { ...planned, employeeIds: [draft], is_draft: true });
    await makePlanningItem(tenant, { date, employeeIds: [draft] });
    await makePlanningItem(tenant, { ...planned, date: addDays(date, 30), employeeIds: [draft] });
  });
  const read = () => office.get(gateList.get, { params: { id: project }, query: { date } });

  it('has each person of its definite planning once, without numbers', async () => {
    const person = { ...told, identitySeenOn: null, identitySeenBy: '' };
    expect(await read()).toEqual([{ ...person, date }]);
  });

  it('tells when an identity document was seen, and who recorded that', async () => {
    const patch = { identitySeenOn: date, version: 1 };
    await office.get(employees.change, { params: { id: ann }, body: patch });
    const later = { remarks: 'Rijdt niet', version: 2 };
    const colleague = await browseAs(server, tenant, await makeUser(tenant));
    await colleague.get(employees.change, { params: { id: ann }, body: later });
    expect(await read()).toMatchObject([{ identitySeenOn: date, identitySeenBy: user.username }]);
  });

  it('is told by a link of the project that says so, without who recorded what, and by no other', async () => {
    const stranger = browse(server, tenant);
    const show = async (gateListToo: boolean) => {
      const link = await makePlanningLink(tenant, { projectId: project, gateList: gateListToo });
      return stranger.get(publicPlanning.show, { query: { token: link.token } });
    };
    expect((await show(false)).gateList).toBeNull();
    const { gateList: shown } = await show(true);
    expect(shown).toEqual([{ ...told, date, identitySeenOn: null }]);
  });

  it('cannot be told by a link of all planning', async () => {
    const link = {
      kind: 'page',
      name: 'Poort',
      projectId: null,
      clientId: null,
      employeeId: null,
    } as const;
    const body = { ...link, id: ann, gateList: true, validUntil };
    const answer = await office.call(planningLinks.create, { body });
    expect(answer.json()).toMatchObject({ fields: [{ field: 'gateList', code: 'only-projects' }] });
  });
});
