import { randomUUIDv7 } from 'node:crypto';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { makeProject, makeUser, type TestTenant } from '@ploegplan/server/test/data/factories';
import { addressOf, signIn, test } from './support/fixtures.ts';

const PEOPLE = 200;
const DAYS = 28;
const AT_ONCE = 1_000;
const ROUNDS = 5;
const KEYS = 60;

/** People with hours on every workday of four weeks, on one of three projects. */
async function fill(tenant: TestTenant): Promise<void> {
  const projects = await Promise.all(
    ['Kade', 'Toren', 'Brug'].map((title) => makeProject(tenant, { title })),
  );
  const first = addDays(getMonday(getToday()), 7 - DAYS);
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    id: randomUUIDv7(),
    name: `Werknemer ${at}`,
  }));
  const planned = people.flatMap(({ id: employee_id }, at) =>
    Array.from({ length: DAYS }, (_, day) => day)
      .filter((day) => day % 7 < 5)
      .map((day) => ({
        id: randomUUIDv7(),
        date: addDays(first, day),
        project_id: projects[(at + day) % 3] ?? null,
        employee_id,
      })),
  );
  await tenant.transact(async (tx) => {
    await tx.insertInto('employees').values(people).execute();
    for (let from = 0; from < planned.length; from += AT_ONCE) {
      const some = planned.slice(from, from + AT_ONCE);
      const times = { start_time: '07:00', end_time: '15:30' };
      const items = some.map(({ employee_id: _, ...item }) => ({ ...item, ...times }));
      await tx.insertInto('planning_items').values(items).execute();
      const assigned = some.map(({ id, date, employee_id }) => ({
        ...{ planning_item_id: id, date, employee_id },
        hours_worked: 8,
      }));
      await tx.insertInto('planning_assignments').values(assigned).execute();
    }
  });
}

test('the hours of two hundred people in a month', async ({ page, tenant }) => {
  test.setTimeout(180_000);
  await fill(tenant);
  const { username } = await makeUser(tenant);
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await page.goto(`${address}/hoursmanagement`);
  await page.getByText('Maand', { exact: true }).click();
  await page.locator('[data-type=line]').first().waitFor();
  for (let round = 0; round < ROUNDS; round++) {
    const answered = page.waitForResponse(/\/api\/hours\?/).then(async (response) => {
      await response.finished();
      return Date.now();
    });
    await page.reload();
    const arrived = await answered;
    await page.locator('[data-type=line]').first().waitFor();
    const shown = Date.now() - arrived;
    await page.waitForTimeout(1_500);
    const keys = await page.evaluate(async (count) => {
      const grid = document.querySelector<HTMLElement>('[role=grid]');
      if (!grid) throw new Error('No grid');
      grid.focus();
      const times: number[] = [];
      for (let at = 0; at < count; at++) {
        await new Promise(requestAnimationFrame);
        const before = performance.now();
        const key = at % 6 === 5 ? 'ArrowDown' : 'ArrowRight';
        grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        // React draws what a key changes before the next task.
        await new Promise((resolve) => setTimeout(resolve));
        times.push(performance.now() - before);
      }
      return times.toSorted((a, b) => a - b);
    }, KEYS);
    console.log(
      `first rows after data: ${shown} ms; a key to the next cell median ${keys[KEYS >> 1]?.toFixed(1)} ms, p95 ${keys[Math.floor(KEYS * 0.95)]?.toFixed(1)} ms`,
    );
  }
});
