import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorScreen } from '../../features/help/editor/HelpEditorScreen.tsx';
import { validPlace } from '../../features/help/editor/place-search.ts';
import { placeOf } from '../../features/help/editor/places.ts';

export const Route = createFileRoute('/_shell/admin_/help-editor')({
  staticData: { access: 'god' },
  validateSearch: validPlace,
  component: AnyHelp,
});

function AnyHelp() {
  const base = '/admin/help-editor';
  return <HelpEditorScreen base={base} place={placeOf(base, Route.useSearch())} />;
}
