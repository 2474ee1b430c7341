import { TextInput } from '@mantine/core';
import type { HelpArticle } from '@ploegplan/contract/help.schemas';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import classes from './HelpSearch.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useExpanded } from './useExpanded.ts';
import { useSuggestions } from './useSuggestions.ts';

const keep = -1;

/** Searches the help from any screen: arrows go through the suggestions, Enter opens one, or the first, or the help itself. */
export function HelpSearch() {
  const navigate = useNavigate();
  const listId = useId();
  const { isExpanded, expand, collapse } = useExpanded();
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const [active, setActive] = useState(keep);
  const { suggestions, firstHit } = useSuggestions(typed, isExpanded);
  const isOpen = hasFocus && typed !== '' && suggestions !== null;
  const shown = isOpen ? suggestions : [];

  const leave = () => {
    setTyped('');
    setActive(keep);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const open = (article: HelpArticle | undefined) => {
    leave();
    if (article) void navigate({ to: '/help/$slug', params: { slug: article.slug } });
    else void navigate({ to: '/help' });
  };
  const enter = async () => open(shown[active] ?? (await firstHit()));
  const step = (by: 1 | -1) => {
    // One position more than there are suggestions: the input itself.
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

  return (
    <search
      className={classes.root}
      data-expanded={isExpanded || undefined}
      onPointerEnter={expand}
      onPointerLeave={() => !hasFocus && collapse()}
    >
      <TextInput
        role="combobox"
        aria-label="Zoek in help"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={shown[active] && `${listId}-${active}`}
        placeholder="Zoek in help..."
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
      {isOpen && <SuggestionList id={listId} articles={shown} active={active} onChoose={open} />}
    </search>
  );
}
