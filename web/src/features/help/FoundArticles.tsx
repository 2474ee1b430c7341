import { Button } from '@mantine/core';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
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
  /** The words whose hits are all shown. */
  const [unfolded, setUnfolded] = useState<string>();
  const shown = unfolded === looked ? articles : articles.slice(0, BEST);
  const rest = articles.length - shown.length;
  if (articles.length === 0) {
    return (
      <>
        <p className="text-quiet" role="status">
          {translate('Niets gevonden. Probeer een ander woord.')}
        </p>
        <HelpContact />
      </>
    );
  }
  return (
    <section style={{ maxWidth: '42rem' }} aria-label={translate('Gevonden')}>
      <header className="flex items-baseline gap-3">
        <h2 className="mb-2 text-lg leading-normal">{translate('Gevonden')}</h2>
        <span className="text-quiet" role="status">
          {translateCount(articles.length, '{count} artikel', '{count} artikelen')}
        </span>
      </header>
      <ul className="border rounded-md divided">
        {shown.map(({ slug, title, category, contentHtml }) => (
          <li key={slug}>
            <Link
              to="/help/$slug"
              params={{ slug }}
              search={{ markeer: looked }}
              className={classes.article}
            >
              <span className="flex-1 min-w-0">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-semibold">{renderMarked(title, words)}</span>
                  <span className="text-quiet text-sm">{category}</span>
                </span>
                <span className="block text-quiet text-sm">
                  {renderMarked(createExcerpt(contentHtml, words), words)}
                </span>
              </span>
              <IconChevronRight className="ml-auto text-quiet" size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" mt="sm" onClick={() => setUnfolded(looked)}>
          {translate('Nog {count} tonen', { count: rest })}
        </Button>
      )}
    </section>
  );
}
