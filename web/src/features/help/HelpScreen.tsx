import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Help } from '@ploegplan/contract/help.schemas';
import { isAdmin } from '@ploegplan/contract/rules/access';
import { searchHelp, tokensOf } from '@ploegplan/contract/rules/help-search';
import { IconLifebuoy, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { helpQuery } from '../../data/help.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { useSession } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HelpContact } from '../../ui/HelpContact.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { ArticleList } from './ArticleList.tsx';
import { categoriesOf } from './categories.ts';
import classes from './help.module.css';

/** For who has no articles: whom to ask. */
function NoHelp() {
  const session = useSession();
  const isOffice = session !== null && isAdmin(session);
  return (
    <EmptyState
      icon={<IconLifebuoy size={32} stroke={1.5} aria-hidden />}
      title="Er zijn nog geen helpartikelen."
      text={
        isOffice
          ? 'Kom je ergens niet uit? Vraag het wie Ploegplan voor jullie heeft ingericht.'
          : 'Kom je ergens niet uit? Vraag het je beheerder, die helpt je verder.'
      }
    />
  );
}

const Categories = ({ help }: { help: Help }) => (
  <div className={classes.categories}>
    {categoriesOf(help).map(({ name, articles }) => (
      <ArticleList key={name} heading={name} articles={articles} />
    ))}
  </div>
);

function Found({ help, query }: { help: Help; query: string }) {
  const found = searchHelp(help.articles, query);
  if (found.length > 0) return <ArticleList heading="Gevonden" articles={found} />;
  return <p className={classes.none}>Niets gevonden. Probeer een ander woord.</p>;
}

/** On a phone the search of the help stands here, in the office in the bar of every screen. */
function Articles({ help }: { help: Help }) {
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const [query] = useDebouncedValue(search, INPUT_DEBOUNCE_MS);
  const isSearching = isPhone && tokensOf(query).length > 0;
  return (
    <div className={classes.page}>
      {isPhone && (
        <TextInput
          type="search"
          aria-label="Zoek in help"
          placeholder="Zoek in help..."
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {isSearching ? <Found help={help} query={query} /> : <Categories help={help} />}
      <HelpContact />
    </div>
  );
}

export function HelpScreen() {
  const { data: help, error, refetch } = useQuery(helpQuery);
  return (
    <Screen title="Help">
      {!help && !error && <ListSkeleton rows={6} height={44} />}
      {!help && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {help && (help.articles.length === 0 ? <NoHelp /> : <Articles help={help} />)}
    </Screen>
  );
}
