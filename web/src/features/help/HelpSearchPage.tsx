import { TextInput } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { marked } from '../../ui/rich-text/marked.tsx';
import { excerptOf } from './excerpt.ts';
import classes from './help.module.css';
import { type Hits, useHelpSearch } from './useHelpSearch.ts';

/** The search on the pages of the help: what is found takes the place of the page. */
export function HelpSearchPage({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState('');
  const { hits } = useHelpSearch(typed, true);
  return (
    <div className={classes.page}>
      <search className={classes.search}>
        <TextInput
          type="search"
          aria-label="Zoek in help"
          placeholder="Zoek in help..."
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      {typed !== '' && hits ? <Found {...hits} onOpen={() => setTyped('')} /> : children}
    </div>
  );
}

function Found({ articles, words, onOpen }: Hits & { onOpen: () => void }) {
  if (articles.length === 0) {
    return (
      <p className={classes.none} role="status">
        Niets gevonden. Probeer een ander woord.
      </p>
    );
  }
  return (
    <section aria-label="Gevonden">
      <h2 className={classes.heading}>Gevonden</h2>
      <ul className={classes.list}>
        {articles.map(({ slug, title, contentHtml }) => (
          <li key={slug}>
            <Link
              to="/help/$slug"
              params={{ slug }}
              search={{ zoek: words.join(' ') }}
              className={classes.article}
              onClick={onOpen}
            >
              <span>
                {marked(title, words)}
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
