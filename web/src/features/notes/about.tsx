import { Anchor } from '@mantine/core';
import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { clientData } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import type { NoteSubject } from '../../data/records/notes.ts';
import { projectData } from '../../data/records/projects.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';

/** 'ma 16 nov · Kade 1'; says so of an item that is gone. */
export const formatPlanning = ({ planningDate, planningTitle }: Note): string =>
  planningDate === null
    ? 'Planning die er niet meer is'
    : [formatShortDay(planningDate), planningTitle].filter(Boolean).join(' · ');

const paths = {
  project: '/project-details/$id',
  client: '/klant-details/$id',
  employee: '/employee-details/$id',
  planningItem: '/planning-details/$id',
} as const;

/** Renders the subject of a note as a link to its page. */
export function renderAboutLink(note: Note, subject: NoteSubject, text: string): ReactNode {
  const id = note[subject];
  if (id === null || text === '') return null;
  if (subject === 'planningItem' && note.planningDate === null) return text;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to={paths[subject]} params={{ id }} />}>
      {text}
    </Anchor>
  );
}

/** The names of what notes are about; undefined until all are known. */
export function useAboutTexts(): ((note: Note, subject: NoteSubject) => string) | undefined {
  const { data: projects } = useQuery(projectData.list);
  const { data: clients } = useQuery(clientData.list);
  const { data: employees } = useQuery(employeeData.list);
  return useMemo(() => {
    if (!projects || !clients || !employees) return undefined;
    const names = new Map([
      ...projects.map(({ id, title }) => [id, title] as const),
      ...clients.map(({ id, name }) => [id, name] as const),
      ...employees.map(({ id, name }) => [id, name] as const),
    ]);
    return (note: Note, subject: NoteSubject) => {
      const id = note[subject];
      if (id === null) return '';
      return subject === 'planningItem' ? formatPlanning(note) : (names.get(id) ?? '');
    };
  }, [projects, clients, employees]);
}
