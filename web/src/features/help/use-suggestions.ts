import { useDebouncedValue } from '@mantine/hooks';
import { helpSearch, searchHelp, tokensOf } from '@ploegplan/contract/rules/help-search';
import { useQuery } from '@tanstack/react-query';
import { DEBOUNCE_MS } from './debounce.ts';
import { helpQuery } from './queries.ts';

/** The best articles for what is typed; null while nothing is looked for. The help loads once somebody comes near. */
export function useSuggestions(typed: string, isNear: boolean) {
  const { data: help } = useQuery({ ...helpQuery, enabled: isNear });
  const [query] = useDebouncedValue(typed, DEBOUNCE_MS);
  const search = (text: string) =>
    searchHelp(help?.articles ?? [], text).slice(0, helpSearch.suggestions);
  return {
    suggestions: help && tokensOf(query).length > 0 ? search(query) : null,
    /** The first hit of what stands there now, for who is faster than the list. */
    firstHit: () => search(typed)[0],
  };
}
