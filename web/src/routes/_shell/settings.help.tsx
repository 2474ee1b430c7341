import { createFileRoute } from '@tanstack/react-router';
import { HelpEditorScreen } from '../../features/help/editor/HelpEditorScreen.tsx';
import { parsePlace } from '../../features/help/editor/place-search.ts';
import { toPlace } from '../../features/help/editor/places.ts';

export const Route = createFileRoute('/_shell/settings/help')({
  staticData: { access: 'admin' },
  validateSearch: parsePlace,
  component: OwnHelp,
});

function OwnHelp() {
  const base = '/settings/help';
  return <HelpEditorScreen base={base} place={toPlace(base, Route.useSearch())} />;
}
