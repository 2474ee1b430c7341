import { useCallback, useState } from 'react';

export interface DrawerState<Subject> {
  opened: boolean;
  /** Counts how often it was opened, so that each opening starts with a fresh form. */
  opening: number;
  subject: Subject;
}

/** What a drawer is about while it is open. */
export const openSubject = <Subject>(drawer: DrawerState<Subject> | null): Subject | undefined =>
  drawer?.opened ? drawer.subject : undefined;

/** The subject of a drawer, kept while it slides out. */
export function useDrawerSubject<Subject>() {
  const [drawer, setDrawer] = useState<DrawerState<Subject> | null>(null);
  const show = useCallback((subject: Subject) => {
    setDrawer((before) => ({ opened: true, opening: (before?.opening ?? 0) + 1, subject }));
  }, []);
  /** Closes this opening only: the answer to a form that was left comes while another one is open. */
  const close = () =>
    setDrawer((now) => (now?.opening === drawer?.opening && now ? { ...now, opened: false } : now));
  return { drawer, show, close };
}
