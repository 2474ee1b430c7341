import type { Help, HelpArticle } from '@ploegplan/contract/help/schemas';
import { compareNames } from '../../lib/values/compare-names.ts';

export interface Category {
  name: string;
  articles: HelpArticle[];
}

/** The articles by category; both in their order, and a category without a place last. */
export function groupByCategory({ articles, categoryOrder }: Help): Category[] {
  const getPosition = (name: string) => categoryOrder[name] ?? Number.POSITIVE_INFINITY;
  const groups = Map.groupBy(articles, ({ category }) => category);
  return [...groups]
    .map(([name, of]) => ({ name, articles: of.toSorted((a, b) => a.order - b.order) }))
    .toSorted((a, b) => getPosition(a.name) - getPosition(b.name) || compareNames(a.name, b.name));
}
