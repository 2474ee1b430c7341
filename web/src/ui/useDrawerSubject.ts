import { useCallback, useState } from 'react';

export interface DrawerState<Subject> {
  opened: boolean;
  /** Counts the openings, so that each begins with a fresh form. */
  opening: number;
  subject: Subject;
}

/** What a drawer was opened for; its content stays while it slides away. */
export function useDrawerSubject<Subject>() {
  const [drawer, setDrawer] = useState<DrawerState<Subject> | null>(null);
  const show = useCallback((subject: Subject) => {
    setDrawer((before) => ({ opened: true, opening: (before?.opening ?? 0) + 1, subject }));
  }, []);
  const close = useCallback(
    () => setDrawer((before) => before && { ...before, opened: false }),
    [],
  );
  return { drawer, show, close };
}
