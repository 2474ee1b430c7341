import { getToday } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeEmployee, makeTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const year = Number(getToday().slice(0, 4));
const day = `${year - 1}-12-31`;
const rights = { fullTimeHours: 40, extraHours: 40, rosteredHours: 80 };

let ann: string;
beforeEach(async () => {
  const { version } = await office.get(leave.settings);
  await office.get(leave.changeSettings, { body: { startYear: year, version, ...rights } });
  ann = await makeEmployee(tenant, { name: 'Ann' });
});

const balanceOf = (id: string, amount: number, on = day) => ({
  id,
  values: { day: on, hours: amount },
});
const send = (...changed: ReturnType<typeof balanceOf>[]) =>
  office.get(leave.importBalances, { body: { changed } });
const takeBack = (removed: string[]) =>
  office.call(leave.importBalances, { body: { changed: [], removed } });
async function balanceOn(on: string, id = ann) {
  const all = await office.get(leave.balances, { query: { day: on } });
  const own = all.find(({ employeeId }) => employeeId === id);
  return own?.byKind.find(({ kind }) => kind === 'time-for-time')?.hours;
}

it('makes each balance what the file says on its day, by the difference', async () => {
  const bob = await makeEmployee(tenant, { name: 'Bob' });
  expect((await send(balanceOf(ann, 12.25), balanceOf(bob, -3))).lines).toHaveLength(2);
  expect([await balanceOn(day), await balanceOn(day, bob)]).toEqual([12.25, -3]);
  expect((await send(balanceOf(ann, 12.25))).lines).toEqual([]);
  await send(balanceOf(ann, 10));
  await send(balanceOf(ann, 4, getToday()));
  expect([await balanceOn(day), await balanceOn(getToday())]).toEqual([10, 4]);
});

it('is taken back once, by lines that counter its own', async () => {
  await send(balanceOf(ann, 8));
  const { lines } = await send(balanceOf(ann, 20));
  expect((await takeBack(lines)).json()).toEqual({ lines: [] });
  expect(await balanceOn(day)).toBe(8);
  expect((await takeBack(lines)).json()).toMatchObject({ code: 'already-decided' });
});

it('keeps nothing when one row cannot be kept', async () => {
  const hired = await makeEmployee(tenant, { name: 'Huub', kind: 'hired' });
  const elsewhere = await makeEmployee(await makeTenant(server), { name: 'Eva' });
  for (const id of [hired, elsewhere]) {
    const body = { changed: [balanceOf(ann, 5), balanceOf(id, 5)] };
    expect((await office.call(leave.importBalances, { body })).statusCode).toBe(404);
  }
  const twice = { changed: [balanceOf(ann, 5), balanceOf(ann, 6)] };
  expect((await office.call(leave.importBalances, { body: twice })).json()).toMatchObject({
    fields: [{ field: 'changed.1.id', code: 'twice' }],
  });
  expect(await balanceOn(day)).toBe(0);
});
