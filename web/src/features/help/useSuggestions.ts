import { useDebouncedValue } from '@mantine/hooks';
import { helpSearch, searchHelp, tokensOf } from '@ploegplan/contract/rules/help-search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { helpQuery } from '../../data/help.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';

/** The best articles for what is typed; null while nothing is looked for. The help loads once somebody comes near. */
export function useSuggestions(typed: string, isNear: boolean) {
  const client = useQueryClient();
  const { data: help } = useQuery({ ...helpQuery, enabled: isNear });
  const [query] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  return {
    suggestions:
      help && tokensOf(query).length > 0
        ? searchHelp(help.articles, query).slice(0, helpSearch.suggestions)
        : null,
    /** The first hit for the current text, for an Enter before the suggestions or the help are loaded. */
    firstHit: () =>
      client.ensureQueryData(helpQuery).then(
        ({ articles }) => searchHelp(articles, typed)[0],
        () => undefined,
      ),
  };
}
