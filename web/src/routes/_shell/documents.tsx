import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '../../features/documents/DocumentsScreen.tsx';

interface Search {
  /** The document to open. */
  document?: string;
}

export const Route = createFileRoute('/_shell/documents')({
  staticData: { access: 'admin' },
  validateSearch: ({ document }: Record<string, unknown>): Search => ({
    ...(typeof document === 'string' && { document }),
  }),
  component: DocumentsPage,
});

function DocumentsPage() {
  const { document } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DocumentsScreen wanted={document} onShown={() => navigate({ search: {}, replace: true })} />
  );
}
