import { announcements } from '@ploegplan/contract/announcements/endpoints';
import { Announcement } from '@ploegplan/contract/announcements/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const said = (text: string, from: number, until: number): Announcement =>
  sample(Announcement, { text, startsAt: fromNow(from), endsAt: fromNow(until) });

function withAnnouncements(...list: Announcement[]): TestApi {
  const api = new TestApi();
  api.answer(announcements.list, list);
  return api;
}

const bar = page.getByRole('complementary', { name: 'Mededeling' });

describe('an announcement of the host', () => {
  it.each(['office', 'phone'] as const)(
    'is a bar above the page that covers nothing, until it is closed (%s)',
    async (size) => {
      const one = said('Vanavond vanaf 20:00 is Ploegplan een half uur niet bereikbaar.', -1, 60);
      const api = withAnnouncements(one);
      await openApp({ at: '/help', api, size });
      await expect.element(bar).toMatchTextContent('Vanavond vanaf 20:00');
      const { height } = bar.element().getBoundingClientRect();
      expect(page.getByRole('banner').element().getBoundingClientRect().y).toBe(height);
      await expectAccessible();
      api.answer(announcements.list, []);
      await page.getByRole('button', { name: 'Mededeling sluiten' }).click();
      await expect.element(bar).not.toBeInTheDocument();
      expect(page.getByRole('banner').element().getBoundingClientRect().y).toBe(0);
      await expect
        .poll(() => api.received(announcements.dismiss))
        .toMatchObject([{ body: { id: one.id } }]);
    },
  );

  it('is shown when its time has come, without asking the server again', async () => {
    const api = withAnnouncements(
      said('Straks', 1 / 60, 60),
      said('Morgen', 24 * 60, 25 * 60),
      said('Voorbij', -60, -1),
    );
    await openApp({ at: '/help', api });
    await expect.element(bar).toMatchTextContent('Straks');
    expect(api.received(announcements.list)).toHaveLength(1);
  });
});
