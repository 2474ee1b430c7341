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

/** An article with its words prepared, so that a search only looks them up. */
export interface IndexedArticle {
  article: HelpArticle;
  title: string;
  category: string;
  /** Its keywords and its content. */
  text: string;
}

/** Words, each between spaces. */
const wordsOf = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export const indexHelp = (articles: readonly HelpArticle[]): IndexedArticle[] =>
  articles.map((article) => ({
    article,
    title: wordsOf(article.title),
    category: wordsOf(article.category),
    text: [...article.keywords, textOf(article.contentHtml)].map(wordsOf).join('|'),
  }));

/** Up to this length a token counts at the beginning of a word only: 'in' is part of too many. */
const SHORT = 3;

const isIn = (words: string, token: string) =>
  words.includes(token.length <= SHORT ? ` ${token}` : token);

/** What is looked for: the tokens, and the whole phrase in their words. */
export interface HelpQuery {
  tokens: readonly string[];
  phrase: string;
}

export const queryOf = (query: string): HelpQuery => ({
  tokens: tokensOf(query),
  phrase: wordsOf(query).trim(),
});

/** The relevance of an article for the query; 0 when it does not match. */
export function scoreOf({ title, category, text }: IndexedArticle, query: HelpQuery): number {
  const { weights, furtherToken } = helpSearch;
  let found = 0;
  let score = 0;
  for (const token of query.tokens) {
    const points =
      (isIn(title, token) ? weights.title : 0) +
      (isIn(text, token) ? weights.text : 0) +
      (isIn(category, token) ? weights.category : 0);
    if (points === 0) continue;
    score += points + (found > 0 ? furtherToken : 0);
    found += 1;
  }
  if (found === 0) return 0;
  const hasPhrase = title.includes(query.phrase) || text.includes(query.phrase);
  return score + (hasPhrase ? weights.phrase : 0);
}

/** The matching articles by descending score; equals keep their order. */
export function searchHelp(index: readonly IndexedArticle[], query: string): HelpArticle[] {
  const wanted = queryOf(query);
  return index
    .map((one) => ({ article: one.article, score: scoreOf(one, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
