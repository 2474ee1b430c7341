import { page } from 'vitest/browser';

export const notificationRegion = () =>
  document.querySelector<HTMLElement>('#notifications') ?? document.body;

const bounds = { red: [0, 15], orange: [16, 45], green: [100, 160] } as const;

/** The name of the colour behind an element, by its hue: red 0, orange 30, green 120. */
function colourBehind(element: Element): string {
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
  ).map(Number);
  const turn = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  const hue = Math.round(((turn * 180) / Math.PI + 360) % 360);
  const name = Object.entries(bounds).find(([, [from, to]]) => hue >= from && hue <= to)?.[0];
  return name ?? `hue ${hue}`;
}

/** The colour of the notification with this text. */
export function colourOfNotification(text: string): string {
  const shown = page.getByText(text).element().closest('.mantine-Notification-root');
  const icon = shown?.querySelector('.mantine-Notification-icon');
  if (!icon) throw new Error(`No notification with '${text}'`);
  return colourBehind(icon);
}
