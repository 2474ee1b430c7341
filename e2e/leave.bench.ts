import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import { leaveKindOf, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, signIn, test } from './fixtures.ts';

const PEOPLE = 300;
const ABSENCES = 10;
const ROUNDS = 5;
const FRAMES = 60;

async function fill(tenant: TestTenant): Promise<void> {
  const kind_id = await leaveKindOf(tenant, 'vacation');
  const first = `${today().slice(0, 4)}-01-05`;
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    id: randomUUIDv7(),
    name: `Werknemer ${at}`,
    contracts: JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]),
  }));
  const absences = people.flatMap(({ id }, at) =>
    Array.from({ length: ABSENCES }, (_, nth) => {
      const first_day = addDays(first, 35 * nth + (at % 20));
      const last_day = addDays(first_day, nth % 5);
      return {
        id: randomUUIDv7(),
        employee_id: id,
        kind: 'vacation',
        kind_id,
        first_day,
        last_day,
      };
    }),
  );
  await tenant.transact(async (tx) => {
    await tx.insertInto('employees').values(people).execute();
    await tx.insertInto('absences').values(absences).execute();
  });
}

/** Scrolls down and to the right; times between frames in milliseconds, and frames in which no row was drawn at the middle. */
const scroll = (page: Page) =>
  page.evaluate(async (frames) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const board = document.querySelector('[role=grid]');
    if (!board) throw new Error('No board');
    const box = board.getBoundingClientRect();
    const times: number[] = [];
    let blank = 0;
    let before = await frame();
    for (let at = 1; at <= frames; at++) {
      board.scrollTo({
        top: ((board.scrollHeight - board.clientHeight) * at) / frames,
        left: ((board.scrollWidth - board.clientWidth) * at) / frames,
      });
      const now = await frame();
      times.push(now - before);
      before = now;
      const [x, y] = [box.left + 40, box.top + box.height / 2];
      if (!document.elementFromPoint(x, y)?.closest('[data-person]')) blank += 1;
    }
    return { times: times.toSorted((a, b) => a - b), blank };
  }, FRAMES);

test('a year of leave of three hundred people', async ({ page, tenant }) => {
  test.setTimeout(180_000);
  await fill(tenant);
  const { username } = await makeUser(tenant);
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await page.goto(`${address}/employeeabsences`);
  await page.getByText('Jaar', { exact: true }).click();
  await page
    .locator('[data-person]')
    .nth(PEOPLE - 1)
    .waitFor({ state: 'attached' });
  for (let round = 0; round < ROUNDS; round++) {
    const answered = page.waitForResponse(/\/api\/absences\?/).then(async (response) => {
      await response.finished();
      return Date.now();
    });
    await page.reload();
    const arrived = await answered;
    await page.locator('[data-bar]').first().waitFor();
    const shown = Date.now() - arrived;
    const { times, blank } = await scroll(page);
    console.log(
      `first rows after data: ${shown} ms; frames median ${times[FRAMES >> 1]?.toFixed(0)} ms, p95 ${times[Math.floor(FRAMES * 0.95)]?.toFixed(0)} ms; blank ${blank} of ${FRAMES}`,
    );
  }
});
