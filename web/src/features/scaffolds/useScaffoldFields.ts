import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentData } from '../../data/records/documents.ts';
import { projectData } from '../../data/records/projects.ts';
import { createScaffoldFields } from './fields.tsx';

/** The fields of a scaffold with what can be chosen in them. */
export function useScaffoldFields() {
  const { data: projects } = useQuery(projectData.list);
  const { data: documents } = useQuery(documentData.list);
  return useMemo(() => createScaffoldFields({ projects, documents }), [projects, documents]);
}
