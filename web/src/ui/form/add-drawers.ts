import { type ComponentType, createContext, useState } from 'react';

/** A drawer that adds one thing. */
export interface AddDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** What is known beforehand, by field. */
  given?: Readonly<Record<string, string>>;
  /** The new row, once it is there. */
  onSaved?: (row: { id: string }) => void;
}

/** The drawers that a form can open for what it has a choice of, by subject. The app fills it: a form knows no other subject. */
export const AddDrawersContext = createContext<
  Readonly<Record<string, ComponentType<AddDrawerProps>>>
>({});

/** Counts the openings of a drawer, as a key with which each begins with a fresh form. */
export function useOpenCount(opened: boolean): number {
  const [before, setBefore] = useState({ opened, opening: 0 });
  if (opened !== before.opened) {
    setBefore({ opened, opening: before.opening + (opened ? 1 : 0) });
  }
  return before.opening;
}
