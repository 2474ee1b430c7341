import type { HelpArticle, HelpOrder } from '@ploegplan/contract/help/schemas';

/** An article of one level: of the code, of all tenants, or of one tenant. */
export interface LayerArticle extends Omit<HelpArticle, 'order'> {
  /** Slugs that it had before. */
  oldSlugs: readonly string[];
}

type Order = Pick<HelpOrder, 'categories' | 'slugs'>;

const listSlugs = ({ slug, oldSlugs }: LayerArticle) => [slug, ...oldSlugs];

/** The articles with those of the next level: one that has the name of another, now or before, takes its place; others follow. */
export function overlayArticles<T extends LayerArticle>(
  lower: readonly T[],
  upper: readonly T[],
): T[] {
  const byName = new Map(
    upper.flatMap((entry) => listSlugs(entry).map((name) => [name, entry] as const)),
  );
  // The present name of an article goes before the former name of another.
  for (const one of upper) byName.set(one.slug, one);
  const placed = new Set<T>();
  const remaining = lower.flatMap((entry) => {
    const other = listSlugs(entry)
      .map((name) => byName.get(name))
      .find((it) => it !== undefined);
    if (other === undefined) return [entry];
    if (placed.has(other)) return [];
    placed.add(other);
    const names = new Set([...other.oldSlugs, ...listSlugs(entry)]);
    names.delete(other.slug);
    return [{ ...other, oldSlugs: [...names] }];
  });
  return [...remaining, ...upper.filter((candidate) => !placed.has(candidate))];
}

const getPlace = (names: readonly string[], order: readonly string[]) => {
  const places = order.map((name) => names.indexOf(name)).filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : Number.POSITIVE_INFINITY;
};

/** As given, where neither has a place. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** The categories of these articles: those of the order first. */
export const listCategories = (articles: readonly LayerArticle[], order: Order): string[] =>
  [...new Set(articles.map(({ category }) => category))].toSorted((a, b) =>
    compare(getPlace(order.categories, [a]), getPlace(order.categories, [b])),
  );

/** The articles by category, both in this order; what it does not name keeps its place behind that. */
export function sortArticles<T extends LayerArticle>(articles: readonly T[], order: Order): T[] {
  const categories = listCategories(articles, order);
  return articles.toSorted(
    (a, b) =>
      categories.indexOf(a.category) - categories.indexOf(b.category) ||
      compare(getPlace(order.slugs, listSlugs(a)), getPlace(order.slugs, listSlugs(b))),
  );
}

/** Where the former slugs lead now; the present name of an article goes first. */
export function mapMovedSlugs(articles: readonly LayerArticle[]): Record<string, string> {
  const present = new Set(articles.map(({ slug }) => slug));
  return Object.fromEntries(
    articles.flatMap(({ slug, oldSlugs }) =>
      oldSlugs.filter((old) => !present.has(old)).map((old) => [old, slug]),
    ),
  );
}

/** Each with its position in its category. */
export function numberArticles(articles: readonly LayerArticle[]): HelpArticle[] {
  const counts = new Map<string, number>();
  return articles.map(({ oldSlugs: _, ...article }) => {
    const order = counts.get(article.category) ?? 0;
    counts.set(article.category, order + 1);
    return { ...article, order };
  });
}
