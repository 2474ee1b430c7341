import { type ComponentType, createContext, use } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useResumedState } from '../../lib/form/resumed.ts';
import type { RecordDrawerProps } from '../record/RecordDrawer.tsx';

type AddDrawerProps = Pick<
  RecordDrawerProps<{ id: string }>,
  'opened' | 'onClose' | 'given' | 'onSaved'
>;

/** The forms by subject, provided by the app, because a form does not import other subjects. */
export const AddDrawersContext = createContext<
  Readonly<Record<string, ComponentType<AddDrawerProps & { id: string; row: null }>>>
>({});

interface NestedAddDrawerProps extends AddDrawerProps {
  subject: string;
  /** Tells it from another of this subject on the page. */
  name?: string;
}

/** The form of another subject, opened above the form that needs it. Loaded at its first use; each opening is a new record. */
export function NestedAddDrawer({ subject, name = subject, ...drawer }: NestedAddDrawerProps) {
  const AddDrawer = use(AddDrawersContext)[subject];
  const [opening, setOpening] = useResumedState(`adding ${name}`, {
    opened: false,
    id: '',
  });
  if (drawer.opened !== opening.opened) {
    setOpening({ opened: drawer.opened, id: drawer.opened ? uuidv7() : opening.id });
  }
  if (!AddDrawer || opening.id === '') return null;
  return <AddDrawer key={opening.id} id={opening.id} row={null} {...drawer} />;
}
