import { TextInput } from '@mantine/core';
import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconSearch } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { renderMarked } from '../../ui/rich-text/marked.tsx';
import classes from './HelpSearch.module.css';
import { useHelpSearch } from './useHelpSearch.ts';

interface Props {
  id: string;
  articles: readonly HelpArticle[];
  words: readonly string[];
  /** The index of the suggestion that the arrow keys chose. */
  active: number;
  onChoose: (article: HelpArticle) => void;
}

/** Lists matching articles below the search box, which keeps the focus. */
function SuggestionList({ id, articles, words, active, onChoose }: Props) {
  return (
    <div className={classes.panel}>
      <div id={id} role="listbox" aria-label={translate('Helpartikelen')}>
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
          {translate('Niets gevonden. Met Enter ga je naar alle help.')}
        </p>
      )}
    </div>
  );
}

/** The time that the search box stays wide after it was left (specification, section 9). */
const COLLAPSE_MS = 2_000;

/** The box is expanded while hovered or focused, and for 2 seconds after. */
function useExpanded() {
  const [isExpanded, setExpanded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const expand = () => {
    clearTimeout(timer.current);
    setExpanded(true);
  };
  const collapse = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setExpanded(false), COLLAPSE_MS);
  };
  return { isExpanded, expand, collapse };
}

const keep = -1;

/** The number comes from the specification, section 9. */
const SUGGESTIONS = 6;

/** Searches the help from any screen: arrows go through the suggestions, Enter opens one, or the first, or the help itself. */
export function HelpSearch() {
  const navigate = useNavigate();
  const listId = useId();
  const { isExpanded, expand, collapse } = useExpanded();
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const [active, setActive] = useState(keep);
  const { hits, firstHit } = useHelpSearch(typed, isExpanded);
  const isOpen = hasFocus && typed !== '' && hits !== null;
  const shown = isOpen ? hits.articles.slice(0, SUGGESTIONS) : [];
  // The pages of the help have a search of their own.
  const isHelp = useLocation({ select: ({ pathname }) => /^\/help(\/|$)/.test(pathname) });

  const leave = () => {
    setTyped('');
    setActive(keep);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const open = (article: HelpArticle | undefined) => {
    leave();
    if (article) {
      void navigate({
        to: '/help/$slug',
        params: { slug: article.slug },
        search: { markeer: typed },
      });
    } else void navigate({ to: '/help' });
  };
  const enter = async () => open(shown[active] ?? (await firstHit()));
  const step = (by: 1 | -1) => {
    // The arrow keys have one more position than suggestions: the input itself.
    const places = shown.length + 1;
    setActive((index) => ((index + 1 + by + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') void enter();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };

  if (isHelp) return null;
  return (
    <search
      className={classes.root}
      data-expanded={isExpanded || undefined}
      onPointerEnter={expand}
      onPointerLeave={() => !hasFocus && collapse()}
    >
      <TextInput
        role="combobox"
        aria-label={translate('Zoek in help')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={shown[active] && `${listId}-${active}`}
        placeholder={translate('Zoek in help...')}
        autoComplete="off"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(keep);
        }}
        onFocus={() => {
          setFocus(true);
          expand();
        }}
        onBlur={() => {
          setFocus(false);
          collapse();
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <SuggestionList
          id={listId}
          articles={shown}
          words={hits.words}
          active={active}
          onChoose={open}
        />
      )}
    </search>
  );
}
