import { type ComponentType, createContext, useState } from 'react';

/** Props of a drawer that adds one record. */
export interface AddDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** Initial values by field. */
  given?: Readonly<Record<string, string>>;
  /** Called with the saved row. */
  onSaved?: (row: { id: string }) => void;
}

/** The add drawers by subject, provided by the app, because a form does not import other subjects. */
export const AddDrawersContext = createContext<
  Readonly<Record<string, ComponentType<AddDrawerProps>>>
>({});

/** Counts how often a drawer was opened, used as a key so that each opening starts with a fresh form. */
export function useOpenCount(opened: boolean): number {
  const [before, setBefore] = useState({ opened, opening: 0 });
  if (opened !== before.opened) {
    setBefore({ opened, opening: before.opening + (opened ? 1 : 0) });
  }
  return before.opening;
}
