import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useMemo } from 'react';
import { importProjects, projectData } from '../../data/records/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { RecordImport } from '../../ui/import/RecordImport.tsx';
import { createProjectImport } from './import.ts';
import { useProjectFields } from './useProjectFields.tsx';

/** Takes projects from a file, by the tenant's word for them. */
export function ProjectImportScreen() {
  const { terms } = useTenant();
  const { fields, clients, statuses, query } = useProjectFields();
  const [one, many] = [toLowerCase(terms.project), toLowerCase(terms.projects)];
  const description = useMemo(
    () =>
      clients &&
      statuses &&
      createProjectImport({ nouns: [one, many], fields, clients, status: statuses[0]?.id ?? null }),
    [one, many, fields, clients, statuses],
  );
  return (
    <RecordImport
      title={`${terms.projects} importeren`}
      back={{ to: '/projecten', label: `Terug naar ${many}` }}
      data={projectData}
      description={description}
      query={query}
      send={importProjects}
    />
  );
}
