import { createFileRoute } from '@tanstack/react-router';
import { HelpTopicScreen } from '../../features/help/HelpTopicScreen.tsx';
import { type HelpSearchParams, helpSearchOf } from '../../features/help/search-params.ts';

export const Route = createFileRoute('/_shell/help_/$slug')({
  staticData: { access: 'session' },
  validateSearch: (search): HelpSearchParams => helpSearchOf(search),
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
          search: helpSearchOf({ zoek: text, markeer }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
