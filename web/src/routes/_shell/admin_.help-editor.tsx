import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorFrame } from '../../features/admin/AdminScreen.tsx';
import { HelpEditorScreen } from '../../features/help/editor/HelpEditorScreen.tsx';
import { parsePlace } from '../../features/help/editor/place-search.ts';
import { toPlace } from '../../features/help/editor/places.ts';

export const Route = createFileRoute('/_shell/admin_/help-editor')({
  staticData: { access: 'god' },
  validateSearch: parsePlace,
  component: AnyHelp,
});

function AnyHelp() {
  const base = '/admin/help-editor';
  const place = toPlace(base, Route.useSearch());
  return <HelpEditorScreen base={base} place={place} Frame={HelpEditorFrame} />;
}
