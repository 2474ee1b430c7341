import { Button } from '@mantine/core';
import type { Help, HelpArticle } from '@ploegplan/contract/help/schemas';
import { splitQuery } from '@ploegplan/contract/help/search';
import { translate } from '@ploegplan/contract/languages/translate';
import { isAdmin } from '@ploegplan/contract/session/access';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconPencil, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { helpQuery, useVote } from '../../data/help/help.ts';
import { recordVisit } from '../../data/help/help-history.ts';
import { useSession } from '../../lib/session/session.ts';
import type { Secondary } from '../../ui/bar/BarActions.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { Article } from './Article.tsx';
import { ArticleList } from './ArticleList.tsx';
import { groupByCategory } from './categories.ts';
import { HelpSearchPage } from './HelpSearchPage.tsx';
import classes from './help.module.css';
import { Neighbours } from './Neighbours.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const choices = [
  { isUseful: true, label: translate('Ja'), Icon: IconThumbUp },
  { isUseful: false, label: translate('Nee'), Icon: IconThumbDown },
];

/** Asks whether an article was useful. The answer can be changed, and taken back by choosing it again. */
function Vote({ slug, vote }: { slug: string; vote: boolean | undefined }) {
  const voting = useVote();
  return (
    <fieldset className={classes.vote}>
      <legend>{translate('Was dit nuttig?')}</legend>
      {choices.map(({ isUseful, label, Icon }) => (
        <Button
          key={label}
          variant={vote === isUseful ? 'light' : 'default'}
          aria-pressed={vote === isUseful}
          leftSection={<Icon {...icon} />}
          onClick={() => voting.mutate({ slug, isUseful: vote === isUseful ? null : isUseful })}
        >
          {label}
        </Button>
      ))}
      <p className="text-quiet" role="status">
        {vote === undefined ? '' : translate('Bedankt, we kijken wat beter kan.')}
      </p>
    </fieldset>
  );
}

const NotFound = () => (
  <EmptyState
    title={translate('Dit helpartikel bestaat niet')}
    text={translate('De link is oud of niet goed overgenomen.')}
  >
    <Button component={Link} to="/help">
      {translate('Naar de help')}
    </Button>
  </EmptyState>
);

interface TopicProps {
  help: Help;
  article: HelpArticle;
  wanted: string;
}

/** An article with those before and after it, and the others of its category. */
function Topic({ help, article, wanted }: TopicProps) {
  const { slug, category, contentHtml } = article;
  const words = useMemo(() => splitQuery(wanted), [wanted]);
  const all = groupByCategory(help).find(({ name }) => name === category)?.articles ?? [];
  const others = all.filter((candidate) => candidate.slug !== slug);
  useEffect(() => recordVisit({ kind: 'topic', slug }), [slug]);
  return (
    <div className={classes.topic}>
      <div className="flex flex-col gap-8">
        <Article html={contentHtml} words={words} />
        <div className="flex flex-col gap-8 print-hidden">
          <Vote slug={slug} vote={help.votes[slug]} />
          <Neighbours articles={all} slug={slug} />
        </div>
      </div>
      {others.length > 0 && (
        <div className="print-hidden">
          <ArticleList
            heading={translate('Meer over {category}', { category: toLowerCase(category) })}
            articles={others}
          />
        </div>
      )}
    </div>
  );
}

/** The office changes an article for its own company. */
function useArticleActions(article: HelpArticle | undefined): Secondary[] {
  const navigate = useNavigate();
  const session = useSession();
  if (!article || !session || !isAdmin(session)) return [];
  const { id } = article;
  return [
    {
      label: 'Artikel wijzigen',
      Icon: IconPencil,
      onChoose: () => void navigate({ to: '/settings/help/$id', params: { id } }),
    },
  ];
}

interface Props {
  slug: string;
  /** The search that found it, which is marked. */
  wanted: string;
  search: string;
  onSearch: (search: string) => Promise<void>;
}

export function HelpTopicScreen({ slug, wanted, search, onSearch }: Props) {
  const { data: help, error, refetch } = useQuery(helpQuery);
  const article = help?.articles.find((candidate) => candidate.slug === slug);
  const moved = help?.movedSlugs[slug];
  const more = useArticleActions(article);
  return (
    <Screen
      title={article?.title ?? translate('Help')}
      back={{ to: '/help', label: translate('Terug naar de help') }}
      canPrint={article !== undefined}
      more={more}
    >
      {!help && !error && <ListSkeleton rows={6} height={24} />}
      {!help && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {help && !article && moved && (
        <Navigate to="/help/$slug" params={{ slug: moved }} search={{ markeer: wanted }} replace />
      )}
      {help && !article && !moved && <NotFound />}
      {help && article && (
        <HelpSearchPage key={slug} search={search} onSearch={onSearch}>
          <Topic help={help} article={article} wanted={wanted} />
        </HelpSearchPage>
      )}
    </Screen>
  );
}
