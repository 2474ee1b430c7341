import { createFileRoute } from '@tanstack/react-router';
import { HelpScreen } from '../../features/help/HelpScreen.tsx';
import { type HelpSearchParams, pickHelpSearch } from '../../features/help/search-params.ts';

export const Route = createFileRoute('/_shell/help')({
  staticData: { access: 'session' },
  validateSearch: ({ zoek }): Pick<HelpSearchParams, 'zoek'> => pickHelpSearch({ zoek }),
  component: HelpPage,
});

function HelpPage() {
  const { zoek = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HelpScreen
      search={zoek}
      onSearch={(text) =>
        navigate({ search: pickHelpSearch({ zoek: text }), replace: true, resetScroll: false })
      }
    />
  );
}
