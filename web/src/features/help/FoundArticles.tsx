import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { HelpContact } from '../../ui/HelpContact.tsx';
import { marked } from '../../ui/rich-text/marked.tsx';
import { excerptOf } from './excerpt.ts';
import classes from './help.module.css';
import type { Hits } from './useHelpSearch.ts';

/** The articles that were found, the best first, each with its category and the text around what was looked for. */
export function FoundArticles({ articles, words }: Hits) {
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
          {articles.length === 1 ? '1 artikel' : `${articles.length} artikelen`}
        </span>
      </header>
      <ul className={classes.list}>
        {articles.map(({ slug, title, category, contentHtml }) => (
          <li key={slug}>
            <Link
              to="/help/$slug"
              params={{ slug }}
              search={{ markeer: words.join(' ') }}
              className={classes.article}
            >
              <span className={classes.hit}>
                <span className={classes.hitHead}>
                  <span className={classes.hitTitle}>{marked(title, words)}</span>
                  <span className={classes.category}>{category}</span>
                </span>
                <span className={classes.excerpt}>
                  {marked(excerptOf(contentHtml, words), words)}
                </span>
              </span>
              <IconChevronRight size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
