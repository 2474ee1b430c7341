import { randomUUIDv7 } from 'node:crypto';
import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { addDays, today } from '@ploegplan/contract/dates/dates';
import { makeProject, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { workOf } from './main-thread.ts';

const DOCUMENTS = 20_000;
const AT_ONCE = 2_000;
const ROUNDS = 5;
const SEARCHED = 'tekening 4321';
/** After the last key: longer than the search waits for the next one. */
const SETTLE_MS = 600;

async function fill(tenant: TestTenant): Promise<void> {
  const projects = await Promise.all(
    Array.from({ length: 20 }, (_, at) => makeProject(tenant, { title: `Werk ${at}` })),
  );
  for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => ({
      id: randomUUIDv7(),
      file: randomUUIDv7(),
      number: from + at,
    }));
    await tenant.transact(async (tx) => {
      await tx
        .insertInto('documents')
        .values(
          rows.map(({ id, number }) => ({
            id,
            title: `Tekening ${(number * 7919) % DOCUMENTS}`,
            kind: 'drawing',
            project_id: projects[number % projects.length] ?? null,
            valid_until: number % 3 === 0 ? addDays(today(), number % 500) : null,
          })),
        )
        .execute();
      await tx
        .insertInto('stored_files')
        .values(
          rows.map(({ file, number }) => ({
            id: file,
            state: 'stored' as const,
            content_type: 'application/pdf',
            size_bytes: 1_000 + number,
            width: 0,
            height: 0,
          })),
        )
        .execute();
      await tx
        .insertInto('document_versions')
        .values(
          rows.map(({ id, file, number }) => ({
            id: randomUUIDv7(),
            document_id: id,
            number: 1,
            filename: `tekening-${number}.pdf`,
            stored_file_id: file,
          })),
        )
        .execute();
    });
  }
}

/** The least that the list can cost: reading the rows and writing them as JSON. */
async function readPlainly(tenant: TestTenant): Promise<number> {
  const began = performance.now();
  const rows = await tenant.transact((tx) =>
    tx
      .selectFrom('documents as document')
      .innerJoin('document_versions as version', 'version.document_id', 'document.id')
      .innerJoin('stored_files as file', 'file.id', 'version.stored_file_id')
      .selectAll('document')
      .select(['version.filename', 'version.uploaded_at', 'file.size_bytes', 'file.content_type'])
      .orderBy('document.title')
      .execute(),
  );
  JSON.stringify(rows);
  return performance.now() - began;
}

/** The call without a browser, and uncompressed, as the other lists are measured. */
async function callPlainly(page: Page, address: string): Promise<{ took: number; size: number }> {
  const { host, port } = new URL(address);
  const cookies = await page.context().cookies(address);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const began = performance.now();
  const size = await new Promise<number>((resolve, reject) => {
    const asked = get(
      { host: '127.0.0.1', port, path: '/api/documents', headers: { host, cookie } },
      async (response) => {
        const parts = await response.toArray();
        if (response.statusCode === 200) resolve(Buffer.concat(parts).length);
        else reject(new Error(`Answered ${response.statusCode}`));
      },
    );
    asked.on('error', reject);
  });
  return { took: performance.now() - began, size };
}

/** So that the server has to read the list anew. */
const changeOne = (tenant: TestTenant, round: number) =>
  tenant.transact((tx) =>
    tx
      .updateTable('documents')
      .set({ title: `Gewijzigd ${round}` })
      .where('title', 'in', ['Tekening 0', `Gewijzigd ${round - 1}`])
      .execute(),
  );

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const figures = (values: number[]) =>
  `lowest ${Math.min(...values).toFixed(0)}, median ${median(values).toFixed(0)} ms`;

test('twenty thousand documents', async ({ page, tenant }) => {
  test.setTimeout(300_000);
  await fill(tenant);
  const { username } = await makeUser(tenant);
  const address = addressOf(tenant.name);
  await signIn(page, address, username);
  const [shown, keys, sorts, calls, repeats, plain]: number[][] = [[], [], [], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${address}/home`);
    await page.waitForTimeout(1_000);
    await changeOne(tenant, round);
    const { took, size } = await callPlainly(page, address);
    calls?.push(took);
    repeats?.push((await callPlainly(page, address)).took);
    if (round === 0) console.log(`answer: ${(size / 1e6).toFixed(1)} MB`);
    plain?.push(await readPlainly(tenant));
    const answered = page.waitForResponse(/\/api\/documents\?/).then(async (response) => {
      await response.finished();
      return Date.now();
    });
    await page.goto(`${address}/documents`);
    const arrived = await answered;
    await page.locator('tbody [data-index]').first().waitFor();
    shown?.push(Date.now() - arrived);
    await expect(page.getByText('20.000 documenten')).toBeVisible();
    await page.waitForTimeout(2_000);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    const typed = await workOf(page, async () => {
      for (const key of SEARCHED) await page.keyboard.press(key, { delay: 250 });
      await page.waitForTimeout(SETTLE_MS);
    });
    keys?.push(typed.work / SEARCHED.length);
    await field.fill('');
    await page.waitForTimeout(SETTLE_MS);
    const heads = page.getByRole('table', { name: 'Documenten' });
    const sorted = await workOf(page, async () => {
      await heads.getByRole('button', { name: 'Titel' }).first().click();
      await page.waitForTimeout(SETTLE_MS);
    });
    sorts?.push(sorted.work);
  }
  console.log(`the call: ${figures(calls ?? [])}; rows as JSON: ${figures(plain ?? [])}`);
  console.log(`the call again, nothing changed: ${figures(repeats ?? [])}`);
  console.log(`first rows after data: ${figures(shown ?? [])}`);
  console.log(`a key, processor time: ${figures(keys ?? [])}`);
  console.log(`sorting by title, processor time: ${figures(sorts ?? [])}`);
});
