import type { Help } from '@ploegplan/contract/help/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { isAdmin } from '@ploegplan/contract/session/access';
import { IconLifebuoy, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { helpQuery } from '../../data/help/help.ts';
import { helpHistory, recordVisit } from '../../data/help/help-history.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useSession } from '../../lib/session/session.ts';
import { HelpContact } from '../../ui/page/HelpContact.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { ArticleList } from './ArticleList.tsx';
import { groupByCategory } from './categories.ts';
import { HelpSearchPage } from './HelpSearchPage.tsx';
import classes from './help.module.css';

/** Says whom to ask where there are no articles. */
function NoHelp() {
  const session = useSession();
  const isOffice = session !== null && isAdmin(session);
  return (
    <EmptyState
      icon={<IconLifebuoy size={32} stroke={1.5} aria-hidden />}
      title={translate('Er zijn nog geen helpartikelen.')}
      text={
        isOffice
          ? 'Kom je ergens niet uit? Vraag het wie Ploegplan voor jullie heeft ingericht.'
          : translate('Kom je ergens niet uit? Vraag het je beheerder, die helpt je verder.')
      }
    />
  );
}

/** Articles of which the list of last viewed ones is short. */
const RECENT = 4;

function useRecent({ articles }: Help) {
  const [visits] = useRemembered(helpHistory);
  const slugs = visits.flatMap((visit) => (visit.kind === 'topic' ? [visit.slug] : []));
  return [...new Set(slugs)]
    .flatMap((slug) => articles.find((article) => article.slug === slug) ?? [])
    .slice(0, RECENT);
}

function Categories({ help }: { help: Help }) {
  const recent = useRecent(help);
  return (
    <div className={classes.categories}>
      {recent.length > 0 && <ArticleList heading={translate('Laatst bekeken')} articles={recent} />}
      {groupByCategory(help).map(({ name, articles }) => (
        <ArticleList key={name} heading={name} articles={articles} />
      ))}
    </div>
  );
}

interface HelpScreenProps {
  search: string;
  onSearch: (search: string) => Promise<void>;
}

function Articles({ help, ...searching }: HelpScreenProps & { help: Help }) {
  useEffect(() => recordVisit({ kind: 'home' }), []);
  return (
    <HelpSearchPage {...searching}>
      <Categories help={help} />
      <HelpContact />
    </HelpSearchPage>
  );
}

export function HelpScreen(searching: HelpScreenProps) {
  const { data: help, error, refetch } = useQuery(helpQuery);
  const navigate = useNavigate();
  const session = useSession();
  const edit = {
    label: 'Artikelen wijzigen',
    Icon: IconPencil,
    onChoose: () => void navigate({ to: '/settings/help' }),
  };
  return (
    <Screen title={translate('Help')} more={session && isAdmin(session) ? [edit] : []}>
      {!help && !error && <ListSkeleton rows={6} height={44} />}
      {!help && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {help && (help.articles.length === 0 ? <NoHelp /> : <Articles help={help} {...searching} />)}
    </Screen>
  );
}
