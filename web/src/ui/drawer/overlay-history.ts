import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waitFor } from '../../lib/delay.ts';
import { isPhone } from '../page/viewport.ts';
import { listOverlaysForBack, onOverlaysChange } from './open-overlays.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An overlay is open at this history entry. */
    overlay?: true;
  }
}

interface Router {
  history: RouterHistory;
  navigate: ReturnType<typeof useRouter>['navigate'];
}

/** The time is longer than a browser takes for `history.go`, which reports nothing when there is no such entry. */
const TRAVEL_MS = 500;
/** The time without changes before the history is corrected: an overlay that was closed may not be removed yet. */
const QUIET_MS = 50;

/**
 * Keeps one history entry while any overlay is open. The back button leaves that entry, which closes the topmost overlay. When
 * more are open, or it asks first, the entry is restored by going forward: the browser's back button skips entries that are
 * pushed without user activation, and would leave the page.
 */
export function keepOverlayPlace({ history, navigate }: Router): () => void {
  /** The overlay entry, while the page under it is the same. */
  let place: { index: number; pathname: string } | null = null;
  let travelling: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  let quietUntil = 0;

  const index = () => history.location.state.__TSR_index;
  let last = index();
  const isAtPlace = () => history.location.state.overlay === true;
  const remember = () => {
    place = { index: index(), pathname: history.location.pathname };
  };
  const isBelow = (one: typeof place) =>
    one !== null && index() < one.index && history.location.pathname === one.pathname;

  const travel = (by: number) => {
    travelling = setTimeout(arrive, TRAVEL_MS);
    // Blockers stay active: otherwise a second press that is under way would bypass them.
    history.go(by);
  };
  const arrive = () => {
    clearTimeout(travelling);
    travelling = undefined;
    settleAfter(QUIET_MS);
  };

  const takePlace = () => {
    const here = { to: '.', search: true, hash: true, resetScroll: false } as const;
    const taken = navigate({ ...here, state: { overlay: true }, ignoreBlocker: true });
    void taken.then(() => isAtPlace() && remember());
  };

  /** Makes the history match the open overlays. */
  const settle = () => {
    if (travelling !== undefined) return;
    const isNeeded = listOverlaysForBack().length > 0;
    if (isNeeded && isAtPlace()) remember();
    else if (isNeeded && place && isBelow(place)) travel(place.index - index());
    else if (isNeeded) takePlace();
    else {
      place = null;
      if (isAtPlace()) travel(-1);
    }
  };
  const settleAfter = (quiet: number) => {
    quietUntil = Math.max(quietUntil, performance.now() + quiet);
    clearTimeout(settling);
    settling = setTimeout(settle, quietUntil - performance.now());
  };

  /** The user went back from the overlay entry to the page under it. */
  const back = (from: { index: number }) => {
    const open = listOverlaysForBack();
    const closed = open.at(-1)?.close();
    const stays = closed === false || closed instanceof Promise;
    if (open.length > 1 || stays) travel(from.index - index());
  };

  const unsubscribe = history.subscribe(({ action }) => {
    // Blocked steps are notified too.
    const isMoved = index() !== last;
    last = index();
    if (action.type === 'PUSH' || action.type === 'REPLACE') {
      // Forward entries are gone by now.
      if (!isAtPlace()) place = null;
      return;
    }
    if (!isMoved) return;
    if (travelling !== undefined) return arrive();
    if (place && isBelow(place)) back(place);
    // This also runs for a stale overlay entry that was left by navigating elsewhere.
    settleAfter(QUIET_MS);
  });
  // The correction is deferred, because in development React runs effects twice.
  const unlisten = onOverlaysChange(() => settleAfter(0));
  return () => {
    unsubscribe();
    unlisten();
    clearTimeout(settling);
    clearTimeout(travelling);
  };
}

/**
 * Resolves when the entry of an overlay that closed just now is left. From that entry a step back leads to the page under it, and no
 * further.
 */
export async function waitUntilPlaceIsLeft(history: RouterHistory): Promise<void> {
  // A closed overlay is removed in the next task.
  await waitFor(0);
  const isOver = () => listOverlaysForBack().length > 0 || !history.location.state.overlay;
  if (!isPhone() && isOver()) return;
  const latest = performance.now() + TRAVEL_MS;
  do await waitFor(QUIET_MS);
  while (!isOver() && performance.now() < latest);
}

/** Handles the history of overlays; used by the shell. */
export function useOverlayHistory(): void {
  const router = useRouter();
  useEffect(() => keepOverlayPlace(router), [router]);
}
