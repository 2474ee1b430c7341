import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';

const ROWS = 10_000;
const ROUNDS = 15;
const DEBOUNCE = 200;

async function fill(tenant: TestTenant): Promise<void> {
  for (let from = 0; from < ROWS; from += 5_000) {
    const clients = Array.from({ length: 5_000 }, (_, at) => ({
      id: randomUUID(),
      name: `Klant ${((from + at) * 7919) % ROWS}`,
      companyname: `Écht bedrijf ${from + at}`,
      location: `Dorpsstraat ${at % 300}, Voorbeeldstad`,
    }));
    await tenant.transact((tx) => tx.insertInto('clients').values(clients).execute());
  }
}

/** Time from an action until the frame with changed rows, in milliseconds. */
const measure = (page: Page, step: 'sort' | 'search' | 'scroll', round: number) =>
  page.evaluate(
    async ({ step: what, at }) => {
      const drawn = () => document.querySelector('tbody')?.textContent;
      const before = drawn();
      const began = performance.now();
      if (what === 'sort') document.querySelectorAll<HTMLElement>('thead button')[at % 2]?.click();
      if (what === 'scroll') {
        const scroller = document.querySelector('table')?.parentElement;
        scroller?.scrollTo({ top: ((at % 9) + 1) * 40_000 });
      }
      if (what === 'search') {
        const field = document.querySelector<HTMLInputElement>('main input[type=search]');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, `echt straat ${at + 11}`);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }
      while (drawn() === before) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    },
    { step, at: round },
  );

test('duration of steps in a list of ten thousand rows', async ({ page, tenant }) => {
  await fill(tenant);
  const { username } = await makeUser(tenant);
  await signIn(page, addressOf(tenant.name), username);
  await page.goto(`${addressOf(tenant.name)}/klanten`);
  await expect(page.getByText('10.000 klanten')).toBeVisible();
  for (const step of ['sort', 'scroll', 'search'] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const time = await measure(page, step, round);
      times.push(step === 'search' ? time - DEBOUNCE : time);
      await page.waitForTimeout(100);
    }
    times.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[ROUNDS >> 1], times.at(-1)];
    console.log(`${step}: ${median.toFixed(0)} ms, worst of ${ROUNDS} ${worst.toFixed(0)} ms`);
  }
});
