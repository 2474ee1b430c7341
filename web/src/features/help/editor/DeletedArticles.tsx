import { Button } from '@mantine/core';
import type { EditedHelpArticle, HelpScope } from '@ploegplan/contract/help/schemas';
import { useRestoreArticle } from '../../../data/help/help-editor.ts';
import classes from './editor.module.css';

interface Props {
  articles: readonly EditedHelpArticle[];
  scope: HelpScope;
}

export function DeletedArticles({ articles, scope }: Props) {
  const restore = useRestoreArticle(scope);
  if (articles.length === 0) return null;
  return (
    <section aria-label="Verwijderd">
      <div className="flex items-center gap-1">
        <h2 className="flex-1 text-lg">Verwijderd</h2>
      </div>
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <span className="flex-1 min-w-0 px-2 truncate">{article.title}</span>
            <Button
              variant="default"
              size="xs"
              aria-label={`${article.title} terugzetten`}
              onClick={() => restore.mutate(article)}
            >
              Terugzetten
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
