import { createFileRoute } from '@tanstack/react-router';
import { SlipEditScreen } from '../../features/slips/SlipEditScreen.tsx';

interface Search {
  /** A slip that is not there yet. */
  nieuw?: true;
  /** The project of a new one. */
  werk?: string;
}

export const Route = createFileRoute('/_shell/slips_/$id_/edit')({
  staticData: { access: 'foreman-or-admin' },
  validateSearch: ({ nieuw, werk }: Record<string, unknown>): Search => ({
    ...(nieuw === true && { nieuw }),
    ...(typeof werk === 'string' && { werk }),
  }),
  component: EditPage,
});

function EditPage() {
  const { id } = Route.useParams();
  const { nieuw = false, werk } = Route.useSearch();
  return <SlipEditScreen key={id} id={id} isNew={nieuw} projectId={werk} />;
}
