import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { colourOfNotification, notificationRegion } from '../../test/notifications.ts';
import { notify } from '../lib/notify.ts';

/** What of the bar, and of what is below it, lies under an element. */
function covered(bar: Element, element: Element): (string | null)[] {
  const area = element.getBoundingClientRect();
  return [...bar.querySelectorAll('h1 > span, a, button, input'), page.getByRole('main').element()]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    })
    .map((one) => one.textContent);
}

describe('a notification', () => {
  it.each(['office', 'phone'] as const)(
    'is shown in the top bar (%s) for four seconds, on a desktop where it covers neither the title nor an action',
    async (size) => {
      await openApp({ at: '/help', size });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      notify.error('Klanten ophalen mislukt');
      const shown = page.getByText('Klanten ophalen mislukt');
      // Its transition depends on the fake timers, which advance only in these steps.
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(20);
          return shown.query();
        })
        .not.toBeNull();
      const notification = shown.element().closest('.mantine-Notification-root');
      const bar = page.getByRole('banner').element();
      // It comes from above.
      await expect
        .poll(() => notification?.getBoundingClientRect().top)
        .toBeGreaterThanOrEqual(bar.getBoundingClientRect().top);
      if (size === 'office') expect(notification && covered(bar, notification)).toEqual([]);
      await vi.advanceTimersByTimeAsync(3_500);
      expect(shown.query()).not.toBeNull();
      await vi.advanceTimersByTimeAsync(500);
      // Advances the timers until the notification has faded out.
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(20);
          return shown.query();
        })
        .toBeNull();
    },
  );

  it.each([
    ['success', 'green'],
    ['info', 'orange'],
    ['error', 'red'],
  ] as const)('of kind %s is %s', async (kind, colour) => {
    await openApp({ at: '/help' });
    notify[kind]('Bericht');
    await expect.element(page.getByText('Bericht')).toBeVisible();
    expect(colourOfNotification('Bericht')).toBe(colour);
  });

  it('is added to an existing live region, which is assertive for errors only', async () => {
    await openApp({ at: '/help' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const region = notificationRegion();
    expect(region.textContent).toBe('');
    notify.error('Fout bij het opslaan van uren.');
    await expect.element(region).toMatchTextContent('Fout bij het opslaan van uren.');
    expect(region.ariaLive).toBe('assertive');
    notify.success('Uren opgeslagen.');
    await expect.element(region).toMatchTextContent('Uren opgeslagen.');
    expect(region.ariaLive).toBe('polite');
    expect(notificationRegion()).toBe(region);
    // A screen reader reads a nested live region twice or not at all.
    expect(region.querySelector('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    await expectAccessible();
  });

  it('replaces the one with the same key, and its button does something once', async () => {
    await openApp({ at: '/help' });
    const run = vi.fn();
    notify.success('Bram verplaatst', undefined, { key: 'planning' });
    notify.success('Bram ingepland', undefined, {
      key: 'planning',
      action: { label: 'Ongedaan maken', run },
    });
    await expect.element(page.getByText('Bram ingepland')).toBeVisible();
    await expect.element(page.getByText('Bram verplaatst')).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.element(page.getByText('Bram ingepland')).not.toBeInTheDocument();
    expect(run).toHaveBeenCalledOnce();
  });
});
