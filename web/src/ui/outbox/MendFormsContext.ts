import { type ComponentType, createContext } from 'react';
import type { Entry } from '../../lib/outbox/entry.ts';

interface MendFormProps {
  refused: Entry;
  opened: boolean;
  onClose: () => void;
}

/** The forms that mend refused writes, by kind; provided by the app, because ui knows no subject. */
export const MendFormsContext = createContext<
  Readonly<Record<string, ComponentType<MendFormProps>>>
>({});
