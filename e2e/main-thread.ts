import type { Page } from '@playwright/test';

/** What an action answers, and the processor time of the page's main thread meanwhile, in milliseconds. */
export async function workOf<Answer>(
  page: Page,
  action: () => Promise<Answer>,
): Promise<{ answer: Answer; work: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await busy();
  const answer = await action();
  const work = (await busy()) - before;
  await session.detach();
  return { answer, work };
}
