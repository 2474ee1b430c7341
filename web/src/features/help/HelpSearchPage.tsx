import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { FoundArticles } from './FoundArticles.tsx';
import { useHelpSearch } from './useHelpSearch.ts';

interface HelpSearchPageProps {
  search: string;
  /** Keeps it in the address of this page. */
  onSearch: (search: string) => Promise<void>;
  children: ReactNode;
}

/** The search on the pages of the help: what is found takes the place of the page, and Enter opens the first hit. */
export function HelpSearchPage({ search, onSearch, children }: HelpSearchPageProps) {
  const navigate = useNavigate();
  const { typed, type, keep } = useTyped(search, onSearch);
  const { hits, firstHit } = useHelpSearch(typed, true);
  const enter = async () => {
    const article = await firstHit();
    if (!article) return;
    await keep();
    await navigate({
      to: '/help/$slug',
      params: { slug: article.slug },
      search: { markeer: typed },
    });
  };
  return (
    <div className="flex flex-col gap-6" style={{ maxWidth: '80rem' }}>
      <search className="max-w-form print-hidden">
        <TextInput
          type="search"
          aria-label={translate('Zoek in help')}
          placeholder={translate('Zoek in help...')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && void enter()}
        />
      </search>
      {typed !== '' && hits ? <FoundArticles {...hits} /> : children}
    </div>
  );
}

/** Keeps the typed text, which follows the address and is kept there, so that going back from a hit shows the hits again. */
function useTyped(search: string, onSearch: (search: string) => Promise<void>) {
  const [typed, setTyped] = useState(search);
  const lastSearch = useRef(search);
  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    setTyped(search);
  }, [search]);
  const write = async (text: string) => {
    lastSearch.current = text;
    await onSearch(text);
  };
  const later = useDebouncedCallback((text: string) => void write(text), INPUT_DEBOUNCE_MS);
  const type = (text: string) => {
    setTyped(text);
    later(text);
  };
  const keep = () => {
    later.cancel();
    return write(typed);
  };
  return { typed, type, keep };
}
