import { useDebouncedValue } from '@mantine/hooks';
import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import { indexHelp, searchHelp, splitQuery } from '@ploegplan/contract/help/search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { helpQuery } from '../../data/help/help.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';

export interface Hits {
  articles: HelpArticle[];
  /** The words that were looked for. */
  words: readonly string[];
}

/** The articles for what is typed, the best first; null while nothing is looked for. */
export function useHelpSearch(typed: string, isNear: boolean) {
  const client = useQueryClient();
  const { data: help } = useQuery({ ...helpQuery, enabled: isNear });
  const [query] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const articles = help?.articles;
  const index = useMemo(() => articles && indexHelp(articles), [articles]);
  const hits = useMemo((): Hits | null => {
    const words = splitQuery(query);
    return index && words.length > 0 ? { articles: searchHelp(index, query), words } : null;
  }, [index, query]);
  return {
    hits,
    /** The first hit for the current text, for an Enter before the hits or the help are there. */
    firstHit: async (): Promise<HelpArticle | undefined> => {
      const found = await client.ensureQueryData(helpQuery).catch(() => null);
      return found ? searchHelp(indexHelp(found.articles), typed)[0] : undefined;
    },
  };
}
