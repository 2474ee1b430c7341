import { readFile } from 'node:fs/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { type Database, openDatabase } from '@ploegplan/server/platform/database/pool';
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '@ploegplan/server/platform/sessions/cookie';
import { openSessionMint, type SessionMint } from '@ploegplan/server/test/calls/session-mint';
import {
  makeTenant,
  makeUser,
  type TestTenant,
  type TestUser,
} from '@ploegplan/server/test/data/factories';
import axe from 'axe-core';

const { E2E_PORT, E2E_STATE = '' } = process.env;

/** The address of the database under test, for the role that owns its tables. */
export async function readOwnerUrl(): Promise<string> {
  const { ownerUrl } = JSON.parse(await readFile(E2E_STATE, 'utf8')) as { ownerUrl: string };
  return ownerUrl;
}

/** The base address of a tenant. */
export const addressOf = (tenantName: string) => `http://${tenantName}.localhost:${E2E_PORT}`;

let sessions: SessionMint | undefined;

/**
 * Signs in without the login page, by a session cookie for the browser context.
 * @param mint creates sessions in the database of the server at this address; default of the server under test
 */
export async function signIn(
  page: Page,
  address: string,
  username: string,
  mint = sessions,
): Promise<void> {
  if (!mint) throw new Error('No test is running');
  const { hostname } = new URL(address);
  await page.context().clearCookies({ domain: hostname });
  const value = await mint.mint(hostname, username);
  await page.context().addCookies([
    { name: SESSION_COOKIE, value, url: address, httpOnly: true },
    { name: SIGNED_IN_COOKIE, value: 'yes', url: address },
  ]);
}

/** Waits for running animations in the page: text that is still fading in has too little contrast. */
async function standStill(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The animation of a new element starts in the next frame.
  await frame();
  await frame();
  const moving = document
    .getAnimations()
    .filter((animation) => animation.playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

async function findViolations() {
  // It would write each element that it checks as HTML; the message needs that of a violation alone.
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    elementRef: true,
    // Left out, a third of its time: selectors that no message uses, and on a desktop reading style sheets for a locked orientation.
    selectors: false,
    preload: innerWidth < 768,
  });
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ element }) => element?.outerHTML.slice(0, 300)),
  }));
}

/** Fails with the list of accessibility violations. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(standStill);
  // Once per document: loading axe takes longer than a page of checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations)).toEqual([]);
}

/** What a page logs as an error from now on, except what is expected. */
export function errorsOf(page: Page, expected: RegExp): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isUnexpected = message.type() === 'error' && !expected.test(message.text());
    if (isUnexpected) errors.push(message.text());
  });
  return errors;
}

interface Fixtures {
  /** A tenant used by this test only. */
  tenant: TestTenant;
  /** An admin of that tenant. */
  admin: TestUser;
  /** An employee of that tenant who can sign in. */
  employee: TestUser & { employeeId: string };
  /** Console errors that the test expects. Chromium also logs every response without success status. */
  expectedErrors: RegExp;
  /** Fails the test when the page logs an error or breaks the content security policy. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  database: Database;
  /** Creates sessions for `signIn`. */
  sessionMint: SessionMint;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    async ({ playwright: _ }, use) => {
      const database = await openDatabase(await readOwnerUrl(), { maxConnections: 3 });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  sessionMint: [
    async ({ database }, use) => {
      sessions = await openSessionMint(database);
      await use(sessions);
    },
    { scope: 'worker', auto: true },
  ],
  tenant: async ({ database }, use) => use(await makeTenant({ database })),
  admin: async ({ tenant }, use) => use(await makeUser(tenant, { userType: 'admin' })),
  employee: async ({ tenant }, use) => {
    const user = await makeUser(tenant, { userType: 'employee' });
    await use({ ...user, employeeId: user.employeeId ?? '' });
  },
  expectedErrors: [/^Failed to load resource/, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors = errorsOf(page, expectedErrors);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
