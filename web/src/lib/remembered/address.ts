import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Memory } from './memory.ts';
import { recall, remember, useRecalled } from './remembered.ts';

type Memories = Readonly<Record<string, Memory<string>>>;

type ValueOf<M> = M extends Memory<infer Value> ? Value : never;

/** The remembered values in an address, by their names in it. */
export type AddressParts<M extends Memories> = { [Name in keyof M]: ValueOf<M[Name]> };

/** Remembered values that a page has in its address too: for a reload, a link and the way back. */
export function createAddress<M extends Memories>(memories: M) {
  const names = Object.keys(memories);
  const pickParts = (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      names.flatMap((name) => (memories[name]?.fits(search[name]) ? [[name, search[name]]] : [])),
    ) as Partial<AddressParts<M>>;
  const recallParts = () =>
    Object.fromEntries(
      Object.entries(memories).map(([name, memory]) => [name, recall(memory)]),
    ) as AddressParts<M>;
  /** The values in the address that was last shown or written. */
  let known = '';
  return {
    /** Returns the values of an address, in one order; a value that does not fit is left out. */
    pickParts,
    recallParts,
    isWhole: (search: object): boolean => names.every((name) => name in search),
    /**
     * Remembers what an address says. Not what this page wrote itself: an overlay that closes on a phone goes back to the same
     * address, while another value may have been chosen in it.
     */
    take(search: object, isEntered: boolean): void {
      const parts = pickParts({ ...search });
      const said = JSON.stringify(parts);
      if (!isEntered && said === known) return;
      known = said;
      for (const [name, value] of Object.entries(parts)) {
        const memory = memories[name];
        if (memory) remember(memory, value);
      }
    },
    /**
     * Writes the values into the address in the frame after they changed. For a component beside the page, which is then not drawn again
     * because its address says what it shows. Not while the page is being left: the end of a session changes what is remembered, and
     * leads elsewhere.
     */
    useWriting(search: object, write: (parts: AddressParts<M>) => void): void {
      const router = useRouter();
      const [pathname] = useState(() => router.latestLocation.pathname);
      const isBelowOverlay = useLocation({ select: ({ state }) => state.overlay === true });
      const shown = useRecalled(() => JSON.stringify(recallParts()));
      const written = JSON.stringify(pickParts({ ...search }));
      const update = useEffectEvent(() => {
        if (router.latestLocation.pathname !== pathname) return;
        known = shown;
        write(recallParts());
      });
      useEffect(() => {
        if (isBelowOverlay || shown === written) return;
        const frame = requestAnimationFrame(() => update());
        return () => cancelAnimationFrame(frame);
      }, [isBelowOverlay, shown, written]);
    },
  };
}

/** The options to write an address that says what is shown. */
export const quietly = {
  replace: true,
  state: true,
  resetScroll: false,
  ignoreBlocker: true,
} as const;
