import { useCallback } from 'react';
import { useResumedState } from '../../lib/form/resumed.ts';

export interface DrawerState<Subject> {
  opened: boolean;
  /** Counts how often it was opened, so that each opening starts with a fresh form. */
  opening: number;
  subject: Subject;
}

export const openSubject = <Subject>(drawer: DrawerState<Subject> | null): Subject | undefined =>
  drawer?.opened ? drawer.subject : undefined;

/** The subject of a drawer, kept while it slides out; `name` tells it from other drawers of the page. */
export function useDrawerSubject<Subject>(name: string) {
  const [drawer, setDrawer] = useResumedState<DrawerState<Subject> | null>(`drawer ${name}`, null);
  const show = useCallback(
    (subject: Subject) =>
      setDrawer((before) => ({ opened: true, opening: (before?.opening ?? 0) + 1, subject })),
    [setDrawer],
  );
  /** Closes this opening only: the answer to a form that was left comes while another one is open. */
  const close = () =>
    setDrawer((now) => (now?.opening === drawer?.opening && now ? { ...now, opened: false } : now));
  return { drawer, show, close };
}
