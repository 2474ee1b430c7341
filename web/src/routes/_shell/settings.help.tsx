import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorScreen } from '../../features/help/editor/HelpEditorScreen.tsx';
import { validPlace } from '../../features/help/editor/place-search.ts';
import { placeOf } from '../../features/help/editor/places.ts';

export const Route = createFileRoute('/_shell/settings/help')({
  staticData: { access: 'admin' },
  validateSearch: validPlace,
  component: OwnHelp,
});

function OwnHelp() {
  const base = '/settings/help';
  return <HelpEditorScreen base={base} place={placeOf(base, Route.useSearch())} />;
}
