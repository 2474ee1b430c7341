import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeProject, makeUser, type TestTenant } from '@ploegplan/server/test/factories';
import { addressOf, expect, signIn, test } from './fixtures.ts';
import { makePhoto } from './photo.ts';

const IMAGES = 500;
const SCROLLED_FRAMES = 240;

/** Gives the project as many images; all are one stored file, so that only showing them is measured. */
async function copyImage(tenant: TestTenant, projectId: string): Promise<void> {
  await tenant.transact(async (tx) => {
    const { stored_file_id } = await tx
      .selectFrom('images')
      .select('stored_file_id')
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: IMAGES - 1 }, (_, at) => ({
      id: randomUUIDv7(),
      project_id: projectId,
      filename: `Foto ${at + 2}.jpg`,
      stored_file_id,
      uploader_name: 'Anja',
    }));
    await tx.insertInto('images').values(copies).execute();
  });
}

/** Scrolls from top to bottom at an even pace; returns the times between frames, in milliseconds. */
const scroll = (page: Page) =>
  page.evaluate(async (frames) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const { scrollingElement } = document;
    const height = (scrollingElement?.scrollHeight ?? 0) - innerHeight;
    const times: number[] = [];
    let before = await frame();
    for (let at = 1; at <= frames; at++) {
      scrollTo(0, (height * at) / frames);
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    return times.toSorted((a, b) => a - b);
  }, SCROLLED_FRAMES);

test('five hundred images on the page of a project', async ({ page, tenant }) => {
  const address = addressOf(tenant.name);
  const projectId = await makeProject(tenant, { title: 'Kade' });
  const { username } = await makeUser(tenant);
  await signIn(page, address, username);
  await page.goto(`${address}/project-details/${projectId}`);
  const card = page.getByRole('region', { name: /^Afbeeldingen/ });
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePhoto(page));
  await expect(page.getByText('Afbeeldingen geüpload')).toBeVisible();
  await copyImage(tenant, projectId);

  for (let round = 0; round < 5; round++) {
    const answered = page.waitForResponse(/\/api\/images\?project_id/).then(async (response) => {
      await response.finished();
      return Date.now();
    });
    await page.goto(`${address}/project-details/${projectId}`);
    const arrived = await answered;
    await card.getByRole('button', { name: 'Foto 500.jpg' }).waitFor();
    const shown = Date.now() - arrived;
    const times = await scroll(page);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    console.log(
      `tiles after data: ${shown} ms; a frame while scrolling: median ${times[SCROLLED_FRAMES >> 1]?.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    );
  }
});
