import { type ComponentType, createContext, use } from 'react';

export interface OwnedNotesProps {
  about: { subject: 'project' | 'client' | 'employee' | 'planningItem'; id: string };
  /** Other subjects of a note that is added here. */
  also?: Readonly<Record<string, string | null>>;
  /** Tells it from other notes on the page. */
  name?: string;
  isReadOnly?: boolean;
}

/** Shows the notes about something. The app provides it, because the screens of other subjects have it too. */
export const OwnedNotesContext = createContext<ComponentType<OwnedNotesProps> | null>(null);

/** The notes about a client, project, planning item or employee, with what the office does with them. */
export function OwnedNotes(props: OwnedNotesProps) {
  const Notes = use(OwnedNotesContext);
  return Notes && <Notes {...props} />;
}
