import type { HelpArticle, HelpOrder } from '@ploegplan/contract/help/schemas';

/** An article of one level: of the code, of all tenants, or of one tenant. */
export interface LayerArticle extends Omit<HelpArticle, 'order'> {
  /** Slugs that it had before. */
  oldSlugs: readonly string[];
}

type Order = Pick<HelpOrder, 'categories' | 'slugs'>;

const namesOf = ({ slug, oldSlugs }: LayerArticle) => [slug, ...oldSlugs];

/** The articles with those of the next level: one that has the name of another, now or before, takes its place; others follow. */
export function overlay<T extends LayerArticle>(lower: readonly T[], upper: readonly T[]): T[] {
  const byName = new Map(upper.flatMap((one) => namesOf(one).map((name) => [name, one] as const)));
  // The present name of an article goes before the former name of another.
  for (const one of upper) byName.set(one.slug, one);
  const placed = new Set<T>();
  const kept = lower.flatMap((one) => {
    const other = namesOf(one)
      .map((name) => byName.get(name))
      .find((it) => it !== undefined);
    if (other === undefined) return [one];
    if (placed.has(other)) return [];
    placed.add(other);
    const names = new Set([...other.oldSlugs, ...namesOf(one)]);
    names.delete(other.slug);
    return [{ ...other, oldSlugs: [...names] }];
  });
  return [...kept, ...upper.filter((one) => !placed.has(one))];
}

const placeIn = (names: readonly string[], wanted: readonly string[]) => {
  const places = wanted.map((name) => names.indexOf(name)).filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : Number.POSITIVE_INFINITY;
};

/** As given, where neither has a place. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** The categories of these articles: those of the order first. */
export const categoriesIn = (articles: readonly LayerArticle[], order: Order): string[] =>
  [...new Set(articles.map(({ category }) => category))].toSorted((one, other) =>
    compare(placeIn(order.categories, [one]), placeIn(order.categories, [other])),
  );

/** The articles by category, both in this order; what it does not name keeps its place behind that. */
export function inOrder<T extends LayerArticle>(articles: readonly T[], order: Order): T[] {
  const categories = categoriesIn(articles, order);
  return articles.toSorted(
    (one, other) =>
      categories.indexOf(one.category) - categories.indexOf(other.category) ||
      compare(placeIn(order.slugs, namesOf(one)), placeIn(order.slugs, namesOf(other))),
  );
}

/** Where the former slugs lead now; the present name of an article goes first. */
export function movedSlugsOf(articles: readonly LayerArticle[]): Record<string, string> {
  const present = new Set(articles.map(({ slug }) => slug));
  return Object.fromEntries(
    articles.flatMap(({ slug, oldSlugs }) =>
      oldSlugs.filter((old) => !present.has(old)).map((old) => [old, slug]),
    ),
  );
}

/** Each with its position in its category. */
export function numbered(articles: readonly LayerArticle[]): HelpArticle[] {
  const counts = new Map<string, number>();
  return articles.map(({ oldSlugs: _, ...article }) => {
    const order = counts.get(article.category) ?? 0;
    counts.set(article.category, order + 1);
    return { ...article, order };
  });
}
