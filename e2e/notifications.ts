import type { Locator, Page } from '@playwright/test';

/** What a screen reader is told of: it stands in each page from the beginning. */
export const notifications = (page: Page) => page.locator('#notifications');

/** The hue of what is behind an element, 0 to 360: red 0, orange 30, green 120. */
const hueOf = (element: Locator) =>
  element.evaluate((shown) => {
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(shown).backgroundColor.match(/\d+/g) ?? []
    ).map(Number);
    const turn = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
    return Math.round(((turn * 180) / Math.PI + 360) % 360);
  });

const bounds = { green: [100, 160], orange: [16, 45], red: [0, 15] } as const;

/** The name of the colour behind an element. */
export async function colourOf(element: Locator): Promise<string> {
  const hue = await hueOf(element);
  const name = Object.entries(bounds).find(([, [from, to]]) => hue >= from && hue <= to)?.[0];
  return name ?? `hue ${hue}`;
}

/** The colour of the notification with this text. */
export const colourOfNotification = (page: Page, text: string) =>
  colourOf(
    notifications(page)
      .locator('.mantine-Notification-root', { hasText: text })
      .locator('.mantine-Notification-icon'),
  );
