import axe from 'axe-core';
import { expect } from 'vitest';

/** Waits for running animations: text that is still fading in has too little contrast. */
async function animationsEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The animation of a new element starts in the next frame.
  await frame();
  await frame();
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

// It would write each element that it checks as HTML, a seventh of its time; the message needs that of a violation alone.
axe.configure({ noHtml: true });

/** The dialogs and drawers that are open. */
const openDialogs = () =>
  [...document.querySelectorAll('[role="dialog"]')].filter((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Fails with the list of accessibility violations: of the open dialogs and drawers, or else of the page. The page below a dialog,
 * which would take most of the time, is checked where it is open by itself.
 */
export async function expectAccessible(): Promise<void> {
  await animationsEnd();
  const dialogs = openDialogs();
  const { violations } = await axe.run(dialogs.length > 0 ? { include: dialogs } : document, {
    resultTypes: ['violations'],
    elementRef: true,
    // A quarter of its time: selectors that no message uses, and style sheets to find a locked orientation, which the walk of all
    // pages of the built product looks for.
    selectors: false,
    preload: false,
  });
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ element }) => element?.outerHTML.slice(0, 300)),
  }));
  expect(found).toEqual([]);
}
