import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { helpQuery } from '../../data/help.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';

import { ArticleList } from './ArticleList.tsx';
import classes from './help.module.css';

/** One article, and what else there is about the same. */
export function HelpTopicScreen({ slug }: { slug: string }) {
  const { data: help, error, refetch } = useQuery(helpQuery);
  const article = help?.articles.find((one) => one.slug === slug);
  const others = help?.articles.filter(
    (one) => one.category === article?.category && one.slug !== slug,
  );
  return (
    <Screen
      title={article?.title ?? 'Help'}
      back={{ to: '/help', label: 'Terug naar de help' }}
      canPrint={article !== undefined}
    >
      {!help && !error && <ListSkeleton rows={6} height={24} />}
      {!help && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {help && !article && (
        <EmptyState
          title="Dit helpartikel bestaat niet"
          text="De link is oud of niet goed overgenomen."
        >
          <Button component={Link} to="/help">
            Naar de help
          </Button>
        </EmptyState>
      )}
      {article && (
        <div className={classes.topic}>
          <article>
            <RichText html={article.contentHtml} className={classes.content} />
          </article>
          {others && others.length > 0 && (
            <ArticleList
              heading={`Meer over ${article.category.toLowerCase()}`}
              articles={others}
            />
          )}
        </div>
      )}
    </Screen>
  );
}
