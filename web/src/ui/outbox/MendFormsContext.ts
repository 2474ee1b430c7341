import { type ComponentType, createContext } from 'react';
import type { Entry } from '../../lib/outbox/entry.ts';

interface MendFormProps {
  refused: Entry;
  opened: boolean;
  onClose: () => void;
}

/** By kind of write, the form in which what was refused can be mended; provided by the app, because ui knows no subject. */
export const MendFormsContext = createContext<
  Readonly<Record<string, ComponentType<MendFormProps>>>
>({});
