import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import {
  buildingAndInfra,
  findPayRulesOn,
  type PayRules,
} from '@ploegplan/contract/rules/pay/rules';
import { expect, test } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeApproval,
  makeEmployee,
  makePayRules,
  makeProject,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { readRuleSets } from '../../platform/pay-rules.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

const rulesFrom = (firstDay: string): PayRules => ({ ...buildingAndInfra, firstDay });
const create = (rules: PayRules) => office.get(payRules.create, { body: rules });

/** Approves a week of somebody, by the rules that there are. */
async function approve(monday: string): Promise<void> {
  const employee_id = await makeEmployee(tenant);
  const project_id = await makeProject(tenant);
  await makeApproval(tenant, { employee_id, project_id, monday });
}

test('a company has no pay rules until it sets some, and then those of a day', async () => {
  expect(await office.get(payRules.list)).toEqual([]);
  const later = await create({ ...rulesFrom('2031-01-01'), night: null, overtime: [] });
  const first = await create(rulesFrom('2030-01-01'));
  expect(first).toEqual({
    ...rulesFrom('2030-01-01'),
    id: expect.any(String),
    isUsed: false,
    version: 1,
  });
  expect(await office.get(payRules.list)).toEqual([first, later]);
  const sets = await tenant.transact(readRuleSets);
  expect(findPayRulesOn(sets, '2030-12-31')).toEqual(first);
});

test('a set is changed and removed, and a change of an older version is refused with the set as it is', async () => {
  const { id } = await create(rulesFrom('2030-01-01'));
  const change = { ...rulesFrom('2030-02-01'), roundTo: 15 as const, version: 1 };
  const changed = await office.get(payRules.update, { params: { id }, body: change });
  expect(changed).toMatchObject({ id, firstDay: '2030-02-01', roundTo: 15, version: 2 });
  const stale = await office.call(payRules.update, { params: { id }, body: change });
  expect(stale.json()).toMatchObject({ code: 'stale-version', current: changed });
  await office.get(payRules.remove, { params: { id } });
  expect(await office.get(payRules.list)).toEqual([]);
});

test('two sets do not begin on the same day', async () => {
  await create(rulesFrom('2030-01-01'));
  const { id } = await create(rulesFrom('2031-01-01'));
  const taken = { code: 'validation', fields: [{ field: 'firstDay', code: 'taken' }] };
  const added = await office.call(payRules.create, { body: rulesFrom('2030-01-01') });
  expect(added.json()).toMatchObject(taken);
  const body = { ...rulesFrom('2030-01-01'), version: 1 };
  const moved = await office.call(payRules.update, { params: { id }, body });
  expect(moved.json()).toMatchObject(taken);
});

test.each([
  ['overtime', { overtime: [{ hours: 3, percent: 125, article: '' }] }, 'only-last-open'],
  [
    'window.to',
    { window: { from: '07:00', to: '07:00', percent: null, article: '' } },
    'same-time',
  ],
])('rules that contradict themselves are refused at %s', async (field, change, code) => {
  const body = { ...rulesFrom('2030-01-01'), ...change };
  const response = await office.call(payRules.create, { body });
  expect(response.json()).toMatchObject({ code: 'validation', fields: [{ field, code }] });
});

test('a set by which a week was approved is neither changed nor removed, and a later one can follow', async () => {
  const { id } = await create(rulesFrom('2030-01-01'));
  // The week has a day of both years.
  await approve('2029-12-31');
  const [used] = await office.get(payRules.list);
  expect(used?.isUsed).toBe(true);
  const body = { ...rulesFrom('2030-01-02'), version: 1 };
  const refused = { code: 'pay-rules-used' };
  expect((await office.call(payRules.update, { params: { id }, body })).json()).toMatchObject(
    refused,
  );
  expect((await office.call(payRules.remove, { params: { id } })).json()).toMatchObject(refused);
  expect((await create(rulesFrom('2030-01-07'))).isUsed).toBe(false);
});

test('weeks of other rules, weeks that were reopened and those approved before the set do not count as its own', async () => {
  await approve('2030-01-07');
  const { id: before } = await create(rulesFrom('2030-01-01'));
  const after = await makePayRules(tenant, { first_day: '2030-01-14' });
  await approve('2030-01-14');
  await tenant.transact((tx) =>
    tx
      .updateTable('hour_approvals')
      .set({ reopened_at: new Date() })
      .where('monday', '=', '2030-01-14')
      .execute(),
  );
  await approve('2030-01-21');
  const used = async () =>
    (await office.get(payRules.list)).flatMap(({ id, isUsed }) => (isUsed ? [id] : []));
  expect(await used()).toEqual([after]);
  await tenant.transact((tx) =>
    tx
      .updateTable('hour_approvals')
      .set({ reopened_at: new Date() })
      .where('monday', '=', '2030-01-21')
      .execute(),
  );
  expect(await used()).toEqual([]);
  await office.get(payRules.remove, { params: { id: before } });
});
