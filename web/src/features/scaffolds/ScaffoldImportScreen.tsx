import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentData } from '../../data/records/documents.ts';
import { projectData } from '../../data/records/projects.ts';
import { importScaffolds } from '../../data/records/scaffold-use.ts';
import { scaffoldData } from '../../data/records/scaffolds.ts';
import { RecordImport } from '../../ui/import/RecordImport.tsx';
import { createScaffoldImport } from './import.ts';
import { useScaffoldFields } from './useScaffoldFields.ts';

/** Takes scaffolds from a file. */
export function ScaffoldImportScreen() {
  const projects = useQuery(projectData.list);
  const documents = useQuery(documentData.list);
  const fields = useScaffoldFields();
  const isReady = projects.data !== undefined && documents.data !== undefined;
  const description = useMemo(
    () => (isReady ? createScaffoldImport(fields) : undefined),
    [isReady, fields],
  );
  return (
    <RecordImport
      title="Steigers importeren"
      back={{ to: '/scaffolds', label: 'Terug naar het steigerregister' }}
      data={scaffoldData}
      description={description}
      query={projects}
      send={importScaffolds}
    />
  );
}
