import { useDebouncedValue } from '@mantine/hooks';
import type { HelpArticle } from '@ploegplan/contract/help.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { helpQuery } from '../../data/help.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';

/** The search is code of its own: it loads when somebody comes near it. */
const loadEngine = () => import('@ploegplan/contract/rules/help-search');
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** The code of the search once it is wanted and there. */
export function useSearchEngine(isWanted: boolean): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    if (!isWanted || engine) return;
    let isGone = false;
    // Without it nothing is found yet; the next key tries again.
    loadEngine().then(
      (loaded) => !isGone && setEngine(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, engine]);
  return engine;
}

export interface Hits {
  articles: HelpArticle[];
  /** The words that were looked for. */
  words: readonly string[];
}

/** The articles for what is typed, the best first; null while nothing is looked for. */
export function useHelpSearch(typed: string, isNear: boolean) {
  const client = useQueryClient();
  const { data: help } = useQuery({ ...helpQuery, enabled: isNear });
  const engine = useSearchEngine(isNear);
  const [query] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const articles = help?.articles;
  const index = useMemo(() => articles && engine?.indexHelp(articles), [articles, engine]);
  const hits = useMemo((): Hits | null => {
    const words = engine?.tokensOf(query) ?? [];
    if (!engine || !index || words.length === 0) return null;
    return { articles: engine.searchHelp(index, query), words };
  }, [engine, index, query]);
  return {
    hits,
    /** The first hit for the current text, for an Enter before the hits, the help or the code are there. */
    firstHit: async (): Promise<HelpArticle | undefined> => {
      try {
        const [found, loaded] = await Promise.all([
          client.ensureQueryData(helpQuery),
          loadEngine(),
        ]);
        return loaded.searchHelp(loaded.indexHelp(found.articles), typed)[0];
      } catch {
        return undefined;
      }
    },
  };
}
