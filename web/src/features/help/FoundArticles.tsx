import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { HelpContact } from '../../ui/page/HelpContact.tsx';
import { renderMarked } from '../../ui/rich-text/marked.tsx';
import { createExcerpt } from './excerpt.ts';
import classes from './help.module.css';
import type { Hits } from './useHelpSearch.ts';

/** The hits that are shown at first: what one looks for is nearly always among them. */
const BEST = 6;

/** The articles that were found, the best first, each with its category and the text around what was looked for. */
export function FoundArticles({ articles, words }: Hits) {
  const looked = words.join(' ');
  /** For which words all hits are shown. */
  const [unfolded, setUnfolded] = useState<string>();
  const shown = unfolded === looked ? articles : articles.slice(0, BEST);
  const rest = articles.length - shown.length;
  if (articles.length === 0) {
    return (
      <>
        <p className={classes.none} role="status">
          Niets gevonden. Probeer een ander woord.
        </p>
        <HelpContact />
      </>
    );
  }
  return (
    <section className={classes.found} aria-label="Gevonden">
      <header className={classes.foundHead}>
        <h2 className={classes.heading}>Gevonden</h2>
        <span className={classes.none} role="status">
          {formatQuantity(articles.length, 'artikel', 'artikelen')}
        </span>
      </header>
      <ul className={classes.list}>
        {shown.map(({ slug, title, category, contentHtml }) => (
          <li key={slug}>
            <Link
              to="/help/$slug"
              params={{ slug }}
              search={{ markeer: looked }}
              className={classes.article}
            >
              <span className={classes.hit}>
                <span className={classes.hitHead}>
                  <span className={classes.hitTitle}>{renderMarked(title, words)}</span>
                  <span className={classes.category}>{category}</span>
                </span>
                <span className={classes.excerpt}>
                  {renderMarked(createExcerpt(contentHtml, words), words)}
                </span>
              </span>
              <IconChevronRight size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" mt="sm" onClick={() => setUnfolded(looked)}>
          Nog {rest} tonen
        </Button>
      )}
    </section>
  );
}
