import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { makeClient, withClients } from '../../../test/lists.ts';
import { colourOfNotification, notificationRegion } from '../../../test/notifications.ts';
import { notify } from '../../lib/notify.ts';

/** The visible titles, and controls of the page, that lie under an element; the rows and fields below them, which it lets through, do not count. */
function covered(element: Element): (string | null)[] {
  const area = element.getBoundingClientRect();
  const controls =
    'h1, h2, header :is(a, button, input), main :is(input[type="search"], [aria-haspopup])';
  return [...document.querySelectorAll(controls)]
    .filter(
      (candidate) =>
        !element.contains(candidate) && !candidate.closest('[inert], [aria-hidden="true"]'),
    )
    .filter((candidate) => {
      const { left, right, top, bottom } = candidate.getBoundingClientRect();
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    })
    .map((entry) => entry.getAttribute('aria-label') ?? entry.textContent);
}

const rootOf = (text: string) =>
  page.getByText(text).element().closest('.mantine-Notification-root') ?? document.body;

interface Window {
  width: number;
  hasForm?: boolean;
  isScrolled?: boolean;
}

describe('a notification', () => {
  const action = { label: 'Ongedaan maken', run: () => {} };

  it.each([
    ['four', 'office', 'without a button', 4_000, {}],
    ['four', 'phone', 'without a button', 4_000, {}],
    ['eight', 'office', 'with a button', 8_000, { action }],
  ] as const)('is shown for %s seconds (%s: %s)', async (...of) => {
    const [, size, , ms, extras] = of;
    await openApp({ at: '/help', size });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    notify.error('Klanten ophalen mislukt', undefined, extras);
    const shown = page.getByText('Klanten ophalen mislukt');
    // Its transition depends on the fake timers, which advance only in these steps.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(20);
        return shown.query();
      })
      .not.toBeNull();
    await vi.advanceTimersByTimeAsync(ms - 500);
    expect(shown.query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    // Advances the timers until the notification has faded out.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(20);
        return shown.query();
      })
      .toBeNull();
  });

  it.each([
    ['on a phone', { width: 390 }],
    ['on a phone that was scrolled', { width: 390, isScrolled: true }],
    ['over a form on a phone', { width: 390, hasForm: true }],
    ['in a narrow window', { width: 800 }],
    ['in a small window', { width: 1024 }],
    ['beside a drawer in a small window', { width: 1024, hasForm: true }],
    ['beside a drawer', { width: 1440, hasForm: true }],
    ['in a wide window', { width: 1440 }],
    ['in a wide window that was scrolled', { width: 1440, isScrolled: true }],
  ])('stands below the bars and covers no title and no control of theirs %s', async (...of) => {
    const [, { width, hasForm, isScrolled }]: [string, Window] = of;
    const api = withClients(...Array.from({ length: 40 }, (_, at) => makeClient(`Klant ${at}`)));
    await openApp({ at: '/klanten', api, size: width === 390 ? 'phone' : 'office' });
    await page.viewport(width, 844);
    await expect.element(page.getByText('40 klanten')).toBeVisible();
    if (isScrolled) scrollTo(0, 600);
    if (hasForm) {
      await page.getByRole('button', { name: 'Nieuw' }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
    }
    notify.success('Klant verwijderd', 'Bouw- en aannemingsbedrijf De Lange Naam', { action });
    await expect.element(page.getByText('Klant verwijderd')).toBeVisible();
    // It comes from outside.
    await expect.poll(() => getComputedStyle(rootOf('Klant verwijderd')).opacity).toBe('1');
    await expect.poll(() => covered(rootOf('Klant verwijderd'))).toEqual([]);
    const bars = [...document.querySelectorAll('header, main div')].filter(
      (candidate) =>
        candidate.matches('header') || getComputedStyle(candidate).anchorName === '--controls',
    );
    expect(bars).toHaveLength(2);
    const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
    const box = () => rootOf('Klant verwijderd').getBoundingClientRect();
    // It is still coming when it is opaque already.
    await expect.poll(() => Math.round(box().top - bottom)).toBe(4);
    expect(box().height, 'three lines at most').toBeLessThanOrEqual(90);
  });

  it('moves nothing, and what lies below it can be pressed', async () => {
    const api = withClients(...Array.from({ length: 9 }, (_, at) => makeClient(`Klant ${at}`)));
    await openApp({ at: '/klanten', api, size: 'phone' });
    const row = page.getByText('Klant 0');
    await expect.element(row).toBeVisible();
    const before = row.element().getBoundingClientRect().top;
    notify.success('Klant verwijderd');
    await expect.element(page.getByText('Klant verwijderd')).toBeVisible();
    await expect.poll(() => getComputedStyle(rootOf('Klant verwijderd')).opacity).toBe('1');
    expect(row.element().getBoundingClientRect().top).toBe(before);
    const { left, top, height } = rootOf('Klant verwijderd').getBoundingClientRect();
    const below = document.elementFromPoint(left + 8, top + height / 2);
    expect(page.getByRole('main').element().contains(below)).toBe(true);
  });

  it('is whole on a phone, also beside its button', async () => {
    await openApp({ at: '/klanten', size: 'phone' });
    const what = 'Aanbouw en dakkapel verplaatst naar Bo Boor, wo 9 dec';
    const about = 'Let op: Bo Boor: Ook ingepland: 07:00 – 16:00 Renovatie stadskantoor';
    notify.info(what, about, { action: { label: 'Ongedaan maken', run: () => {} } });
    for (const text of [what, about]) {
      await expect.element(page.getByText(text)).toBeVisible();
      const { scrollHeight, clientHeight } = page.getByText(text).element();
      expect(scrollHeight).toBe(clientHeight);
    }
  });

  it('breaks no word beside its button', async () => {
    await openApp({ at: '/klanten', size: 'phone' });
    const what = 'Scheepvaartkwartiervernieuwing verplaatst naar wo 9 dec';
    notify.info(what, undefined, { action: { label: 'Ongedaan maken', run: () => {} } });
    await expect.element(page.getByText(what)).toBeVisible();
    const word = document.createRange();
    const text = page.getByText(what).element().firstChild as Text;
    word.setStart(text, 0);
    word.setEnd(text, what.indexOf(' '));
    expect(word.getClientRects()).toHaveLength(1);
  });

  it('takes the place of the oldest, so that three are shown at most', async () => {
    await openApp({ at: '/help', size: 'phone' });
    // None of them goes by itself within the 2 seconds that this takes at most.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let count = 1; count <= 6; count += 1) notify.error(`Fout ${count}`);
    await expect
      .poll(
        async () => {
          await vi.advanceTimersByTimeAsync(20);
          const shown = page.getByText(/^Fout \d$/).elements();
          return shown.map((entry) => entry.textContent);
        },
        { interval: 50 },
      )
      .toEqual(['Fout 4', 'Fout 5', 'Fout 6']);
  });

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

  it('takes the place of the same message of an earlier try', async () => {
    await openApp({ at: '/help' });
    // None of them goes by itself within the 2 seconds that this takes at most.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const text of ['Inloggen mislukt.', 'Klanten ophalen mislukt', 'Inloggen mislukt.']) {
      notify.error(text);
    }
    await expect
      .poll(
        async () => {
          await vi.advanceTimersByTimeAsync(20);
          return page
            .getByText(/mislukt/)
            .elements()
            .map((entry) => entry.textContent);
        },
        { interval: 50 },
      )
      .toEqual(['Klanten ophalen mislukt', 'Inloggen mislukt.']);
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

describe('what opens over a phone', () => {
  it.each([
    ['takes away what was told', 'success', 0],
    ['leaves an error', 'error', 1],
  ] as const)('%s', async (_, kind, left) => {
    await openApp({ at: '/help', size: 'phone' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    notify[kind]('Over het werk van vandaag');
    const shown = page.getByText('Over het werk van vandaag');
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(20);
        return shown.elements().length;
      })
      .toBe(1);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    for (let ms = 0; ms < 1_000; ms += 20) await vi.advanceTimersByTimeAsync(20);
    expect(shown.elements().length).toBe(left);
  });
});
