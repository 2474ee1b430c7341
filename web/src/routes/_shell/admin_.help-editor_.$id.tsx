import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorFrame } from '../../features/admin/AdminScreen.tsx';
import { ArticleEditorScreen } from '../../features/help/editor/ArticleEditorScreen.tsx';
import { parsePlace } from '../../features/help/editor/place-search.ts';
import { toPlace } from '../../features/help/editor/places.ts';

export const Route = createFileRoute('/_shell/admin_/help-editor_/$id')({
  staticData: { access: 'god' },
  validateSearch: parsePlace,
  component: AnyArticle,
});

function AnyArticle() {
  const base = '/admin/help-editor';
  const { id } = Route.useParams();
  const place = toPlace(base, Route.useSearch());
  return <ArticleEditorScreen key={id} id={id} base={base} place={place} Frame={HelpEditorFrame} />;
}
