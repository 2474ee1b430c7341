import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { Screen } from '../page/Screen.tsx';
import { createLazyPart } from './lazy-part.tsx';

const MISSING = 'Dit deel van de app kon niet worden geladen.';

/** A screen with a part whose code comes when the network is there. */
async function openScreen(part: { canLoad: boolean }) {
  const load = vi.fn(async () => {
    if (!part.canLoad) throw new TypeError('Failed to fetch dynamically imported module: /part.js');
    return { default: () => <p>Het formulier</p> };
  });
  const Part = createLazyPart(load, { isEarly: false });
  const screen = (
    <Screen title="Lijst">
      <p>De rijen</p>
      <Part />
    </Screen>
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await openApp({ at: '/help', screen });
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  return load;
}

test('a part that cannot be fetched leaves the screen as it is, and is asked for again with growing pauses', async () => {
  const load = await openScreen({ canLoad: false });
  await expect.element(page.getByText('De rijen')).toBeVisible();
  await expect.element(page.getByText(MISSING)).toBeVisible();
  const atFirst = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  // After 2, 6, 14 and 30 seconds.
  expect(load.mock.calls.length - atFirst).toBe(4);
  await expect.element(page.getByText('De rijen')).toBeVisible();
});

test('a part that could not be fetched comes as soon as the network returns', async () => {
  const part = { canLoad: false };
  await openScreen(part);
  await expect.element(page.getByText('De rijen')).toBeVisible();
  part.canLoad = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Het formulier')).toBeVisible();
});

const Drawer = ({ opened }: { opened: boolean }) => <p>{opened ? 'Open' : 'Dicht'}</p>;
const loadDrawer = vi.fn(async () => ({ default: Drawer }));
const DrawerPart = createLazyPart(loadDrawer, { isEarly: false, isNeeded: ({ opened }) => opened });

function ScreenWithDrawer() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(!opened)}>
        Wissel
      </button>
      <DrawerPart opened={opened} />
    </>
  );
}

test('a part is asked for when it is wanted for the first time, and is drawn from then on', async () => {
  await openApp({ at: '/help', screen: <ScreenWithDrawer /> });
  const toggle = page.getByRole('button', { name: 'Wissel' });
  await expect.element(toggle).toBeVisible();
  expect(loadDrawer).not.toHaveBeenCalled();
  await toggle.click();
  await expect.element(page.getByText('Open')).toBeVisible();
  await toggle.click();
  await expect.element(page.getByText('Dicht')).toBeVisible();
});
