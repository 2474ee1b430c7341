import { createFileRoute } from '@tanstack/react-router';
import { HelpTopicScreen } from '../../features/help/HelpTopicScreen.tsx';
import { type HelpSearchParams, pickHelpSearch } from '../../features/help/search-params.ts';

export const Route = createFileRoute('/_shell/help_/$slug')({
  staticData: { access: 'session' },
  validateSearch: (search): HelpSearchParams => pickHelpSearch(search),
  component: HelpTopic,
});

function HelpTopic() {
  const { slug } = Route.useParams();
  const { zoek = '', markeer = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HelpTopicScreen
      slug={slug}
      wanted={markeer}
      search={zoek}
      onSearch={(text) =>
        navigate({
          search: pickHelpSearch({ zoek: text, markeer }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
