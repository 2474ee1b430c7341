import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the page at this place in the history. */
    overlay?: string;
  }
}

/**
 * While active, the browser's back button closes what is open instead of leaving the page, by way of a place in the history
 * of its own. When `close` asks first and the user stays, the next press finds a place again.
 */
export function useBackCloses(active: boolean, close: () => void): void {
  const router = useRouter();
  const overlay = useId();
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!active) return;
    const { history } = router;
    const isOnTop = () => history.location.state.overlay === overlay;
    const index = () => history.location.state.__TSR_index;
    let place = 0;
    let timer: ReturnType<typeof setTimeout>;
    const push = () => {
      place = index() + 1;
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: { overlay },
        resetScroll: false,
      });
    };
    const unsubscribe = history.subscribe(({ action }) => {
      // Back to this place, or to that of another overlay above it, is not yet out of it.
      if (action.type !== 'BACK' || index() >= place) return;
      onBack();
      timer = setTimeout(push);
    });
    // Not at once: in development React starts, stops and starts an effect.
    timer = setTimeout(push);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      if (isOnTop()) history.back();
    };
  }, [active, overlay, router]);
}
