import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onOverlaysChange, overlaysForBack } from './open-overlays.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Something lies over the page at this place in the history. */
    overlay?: true;
  }
}

interface Router {
  history: RouterHistory;
  navigate: ReturnType<typeof useRouter>['navigate'];
}

/** Longer than a browser takes to go one place further; it does not tell when there is none. */
const TRAVEL_MS = 500;
/** So long nothing must happen in the history before it is put right: what was closed may not be gone yet. */
const QUIET_MS = 50;

/**
 * Gives what lies over the page one place in the history for as long as anything does. The back button leaves that place,
 * which closes the topmost. When more is open, or it asks first, the place is taken again by going forward to it: a place that
 * is made without a touch of the user is one that the browser's back button passes over, and so leaves the page.
 */
export function keepOverlayPlace({ history, navigate }: Router): () => void {
  /** Where the place is, while the page under it is the same. */
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
    // Not past the blockers: a second press that is under way would pass them instead.
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

  /** Makes the history fit what is open. */
  const settle = () => {
    if (travelling !== undefined) return;
    const isWanted = overlaysForBack().length > 0;
    if (isWanted && isAtPlace()) remember();
    else if (isWanted && place && isBelow(place)) travel(place.index - index());
    else if (isWanted) takePlace();
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

  /** The user came from the place to the page under it. */
  const back = (from: { index: number }) => {
    const open = overlaysForBack();
    const stays = open.at(-1)?.close() === false;
    if (open.length > 1 || stays) travel(from.index - index());
  };

  const unsubscribe = history.subscribe(({ action }) => {
    // A step that was refused is told too.
    const isMoved = index() !== last;
    last = index();
    if (action.type === 'PUSH' || action.type === 'REPLACE') {
      // What lay ahead is gone.
      if (!isAtPlace()) place = null;
      return;
    }
    if (!isMoved) return;
    if (travelling !== undefined) return arrive();
    if (place && isBelow(place)) back(place);
    // Also a place that was left behind by going elsewhere, which is of nothing now.
    settleAfter(QUIET_MS);
  });
  // Not at once: in development React starts, stops and starts an effect.
  const unlisten = onOverlaysChange(() => settleAfter(0));
  return () => {
    unsubscribe();
    unlisten();
    clearTimeout(settling);
    clearTimeout(travelling);
  };
}

/** For the frame of all screens. */
export function useOverlayHistory(): void {
  const router = useRouter();
  useEffect(() => keepOverlayPlace(router), [router]);
}
