import { createFileRoute } from '@tanstack/react-router';
import { ArticleEditorScreen } from '../../features/help/editor/ArticleEditorScreen.tsx';
import { parsePlace } from '../../features/help/editor/place-search.ts';
import { toPlace } from '../../features/help/editor/places.ts';

export const Route = createFileRoute('/_shell/settings/help_/$id')({
  staticData: { access: 'admin' },
  validateSearch: parsePlace,
  component: OwnArticle,
});

function OwnArticle() {
  const base = '/settings/help';
  const { id } = Route.useParams();
  return (
    <ArticleEditorScreen key={id} id={id} base={base} place={toPlace(base, Route.useSearch())} />
  );
}
