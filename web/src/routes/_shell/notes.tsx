import { createFileRoute } from '@tanstack/react-router';
import { NotesScreen } from '../../features/notes/NotesScreen.tsx';

interface Search {
  /** Id of the note to show at once. */
  notitie?: string;
}

export const Route = createFileRoute('/_shell/notes')({
  staticData: { access: 'admin' },
  validateSearch: ({ notitie }: Record<string, unknown>): Search =>
    typeof notitie === 'string' ? { notitie } : {},
  component: Notes,
});

function Notes() {
  const { notitie } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onShown = () => navigate({ search: {}, replace: true });
  return <NotesScreen wish={notitie === undefined ? undefined : { id: notitie, onShown }} />;
}
