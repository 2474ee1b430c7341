import type { HelpArticle } from '../help.schemas.ts';

/** Specification, section 9. */
export const helpSearch = {
  suggestions: 6,
  tokenLength: 2,
  weights: { phrase: 8, title: 6, text: 4, category: 1 },
  /** For each matching token after the first. */
  furtherToken: 2,
} as const;

/** Lower case and without accents; an apostrophe divides no word. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => entities[entity] ?? ' ');

/** The distinct words of a query that count in the search. */
export const tokensOf = (query: string): string[] => [
  ...new Set(
    plain(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length >= helpSearch.tokenLength),
  ),
];

/** Words, each between spaces. */
const wordsOf = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Where a word stands in an article, as bits. */
const places = { title: 1, text: 2, category: 4 } as const;

/** The articles prepared for searching: their different words are far fewer than their texts are long. */
export interface HelpIndex {
  articles: readonly HelpArticle[];
  /** Of each article the title, and the keywords with the content, as words. */
  titles: readonly string[];
  texts: readonly string[];
  /** Of each word the articles that have it, with its places in them. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export function indexHelp(articles: readonly HelpArticle[]): HelpIndex {
  const words = new Map<string, Map<number, number>>();
  const add = (text: string, article: number, place: number) => {
    for (const word of text.split(/[ |]+/)) {
      if (word === '') continue;
      const found = words.get(word) ?? new Map<number, number>();
      found.set(article, (found.get(article) ?? 0) | place);
      words.set(word, found);
    }
  };
  const titles = articles.map(({ title }) => wordsOf(title));
  const texts = articles.map(({ keywords, contentHtml }) =>
    [...keywords, textOf(contentHtml)].map(wordsOf).join('|'),
  );
  for (const [at, { category }] of articles.entries()) {
    add(titles[at] ?? '', at, places.title);
    add(texts[at] ?? '', at, places.text);
    add(wordsOf(category), at, places.category);
  }
  return { articles, titles, texts, words };
}

/** Up to this length a token counts at the beginning of a word only: 'in' is part of too many. */
const SHORT = 3;

const matches = (word: string, token: string) =>
  token.length <= SHORT ? word.startsWith(token) : word.includes(token);

/** Of each article the places where it has the token. */
function placesOf({ words, articles }: HelpIndex, token: string): Uint8Array {
  const found = new Uint8Array(articles.length);
  for (const [word, having] of words) {
    if (!matches(word, token)) continue;
    for (const [article, place] of having) found[article] = (found[article] ?? 0) | place;
  }
  return found;
}

const { weights, furtherToken } = helpSearch;

const pointsOf = (found: number) =>
  (found & places.title ? weights.title : 0) +
  (found & places.text ? weights.text : 0) +
  (found & places.category ? weights.category : 0);

/** The relevance of each article for the query, in the order of the index; 0 when it does not match. */
export function scoresOf(index: HelpIndex, query: string): number[] {
  const found = tokensOf(query).map((token) => placesOf(index, token));
  const phrase = wordsOf(query).trim();
  return index.articles.map((_, at) => {
    const points = found
      .map((inArticles) => pointsOf(inArticles[at] ?? 0))
      .filter((some) => some > 0);
    if (points.length === 0) return 0;
    // A text with the phrase has each of its tokens.
    const mayHavePhrase = points.length === found.length;
    const hasPhrase =
      mayHavePhrase && [index.titles[at], index.texts[at]].some((text) => text?.includes(phrase));
    return (
      points.reduce((sum, some) => sum + some, 0) +
      (points.length - 1) * furtherToken +
      (hasPhrase ? weights.phrase : 0)
    );
  });
}

/** The matching articles by descending score; equals keep their order. */
export function searchHelp(index: HelpIndex, query: string): HelpArticle[] {
  const scores = scoresOf(index, query);
  return index.articles
    .map((article, at) => ({ article, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
