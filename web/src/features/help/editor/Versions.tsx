import { Button } from '@mantine/core';
import type { HelpArticleVersion, HelpScope } from '@ploegplan/contract/help/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { helpVersionsQuery } from '../../../data/help/help-editor.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { Article } from '../Article.tsx';
import classes from './editor.module.css';

interface Props {
  scope: HelpScope;
  id: string;
  onChoose: (version: HelpArticleVersion) => void;
}

/** The texts that an article had, each to be read and taken back into the form. */
export function Versions({ scope, id, onChoose }: Props) {
  const { data, error, refetch } = useQuery(helpVersionsQuery(scope, id));
  const [shown, setShown] = useState<number | null>(null);
  if (!data) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  }
  return (
    <ol className={classes.list} aria-label="Eerdere versies">
      {data.map((version) => (
        <li key={version.number} className="py-2 border-b">
          <div className="flex items-center gap-2">
            <button
              type="button"
              className={classes.article}
              aria-expanded={shown === version.number}
              onClick={() => setShown(shown === version.number ? null : version.number)}
            >
              <span className="truncate">{version.title}</span>
              <span className="text-quiet text-sm truncate flex-none">
                {[
                  formatMoment(version.at),
                  version.by,
                  version.isPublished && 'Dit lezen mensen nu',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
            <Button variant="default" size="xs" onClick={() => onChoose(version)}>
              Terughalen
            </Button>
          </div>
          {shown === version.number && <Article html={version.contentHtml} />}
        </li>
      ))}
    </ol>
  );
}
