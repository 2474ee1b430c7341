import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorFrame } from '../../features/admin/AdminScreen.tsx';
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
  const place = placeOf(base, Route.useSearch());
  return <HelpEditorScreen base={base} place={place} Frame={HelpEditorFrame} />;
}
