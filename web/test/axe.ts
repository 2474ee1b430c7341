import axe from 'axe-core';
import { expect } from 'vitest';

/** Waits until what fades in or out has done so: half faded in, a text lacks contrast. */
async function animationsEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What is drawn for the first time begins to move in the frame after.
  await frame();
  await frame();
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Fails with the list of what a screen reader or a keyboard user would stumble over. */
export async function expectAccessible(): Promise<void> {
  await animationsEnd();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
}
