import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import { renderMarked } from '../../ui/rich-text/marked.tsx';
import classes from './HelpSearch.module.css';

interface Props {
  id: string;
  articles: readonly HelpArticle[];
  words: readonly string[];
  /** The index of the suggestion that the arrow keys chose. */
  active: number;
  onChoose: (article: HelpArticle) => void;
}

/** Lists matching articles below the search box, which keeps the focus. */
export function SuggestionList({ id, articles, words, active, onChoose }: Props) {
  return (
    <div className={classes.panel}>
      <div id={id} role="listbox" aria-label="Helpartikelen">
        {articles.map((article, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search box.
          <div
            key={article.slug}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(article)}
          >
            <span>{renderMarked(article.title, words)}</span>
            <span className={classes.category}>{article.category}</span>
          </div>
        ))}
      </div>
      {articles.length === 0 && (
        <p className="p-2 text-quiet" role="status">
          Niets gevonden. Met Enter ga je naar alle help.
        </p>
      )}
    </div>
  );
}
