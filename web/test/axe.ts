import axe from 'axe-core';
import { expect } from 'vitest';

/** Waits for running animations: a half faded-in text lacks contrast. */
async function animationsEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // New elements start their animation in the next frame.
  await frame();
  await frame();
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Fails with the list of accessibility violations. */
export async function expectAccessible(): Promise<void> {
  await animationsEnd();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}
