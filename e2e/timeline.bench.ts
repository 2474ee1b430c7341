import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import { makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, signIn, test } from './fixtures.ts';

const PROJECTS = 2_000;
const ROUNDS = 3;
const FRAMES = 60;
const YEARS = 5;

/** Projects of one to nine weeks, spread over the years around today. */
async function fill(tenant: TestTenant): Promise<void> {
  const first = addDays(today(), -Math.floor((YEARS * 365) / 2));
  const rows = Array.from({ length: PROJECTS }, (_, at) => {
    const start_date = addDays(first, (at * 911) % (YEARS * 365));
    return {
      id: randomUUIDv7(),
      title: `Werk ${at}`,
      hue: at % 360,
      start_date,
      end_date: addDays(start_date, 6 + 7 * (at % 9)),
    };
  });
  await tenant.transact(async (tx) => {
    await tx.insertInto('projects').values(rows).execute();
  });
}

interface Frames {
  times: number[];
  blank: number;
}

/** Scrolls down and to the right; times between frames in milliseconds, and frames without a row or a head in the middle. */
const scroll = (page: Page): Promise<Frames> =>
  page.evaluate(async (frames) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const board = document.querySelector('[role=grid]');
    if (!board) throw new Error('No timeline');
    const box = board.getBoundingClientRect();
    const isAt = (x: number, y: number, what: string) =>
      document.elementsFromPoint(x, y).some((one) => one.closest(what));
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
      const hasRow = isAt(box.left + 40, box.top + box.height / 2, '[data-row]');
      const hasHead = isAt(box.left + box.width / 2, box.top + 30, '[role=row] span');
      if (!hasRow || !hasHead) blank += 1;
    }
    return { times: times.toSorted((a, b) => a - b), blank };
  }, FRAMES);

/** Milliseconds from a press on a zoom to the next frame with bars. */
const zoom = (page: Page, label: string): Promise<number> =>
  page.evaluate(async (text) => {
    const input = [...document.querySelectorAll('label')].find((one) => one.textContent === text);
    const began = performance.now();
    input?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, label);

test('two thousand projects over five years', async ({ page, tenant }) => {
  test.setTimeout(180_000);
  await fill(tenant);
  const { username } = await makeUser(tenant);
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  await page.goto(`${address}/projecttimeline`);
  for (let round = 0; round < ROUNDS; round++) {
    const answered = page.waitForResponse(/\/api\/projects\?/).then(async (response) => {
      await response.finished();
      return Date.now();
    });
    await page.reload();
    const arrived = await answered;
    await page.locator('[data-project]').first().waitFor();
    const shown = Date.now() - arrived;
    for (const label of ['Week', 'Maand', 'Kwartaal', 'Jaar']) {
      const zoomed = await zoom(page, label);
      const { times, blank } = await scroll(page);
      console.log(
        `${label}: first rows after data ${shown} ms; zoom ${zoomed.toFixed(0)} ms; frames median ${times[FRAMES >> 1]?.toFixed(0)} ms, p95 ${times[Math.floor(FRAMES * 0.95)]?.toFixed(0)} ms; blank ${blank} of ${FRAMES}`,
      );
    }
  }
});
