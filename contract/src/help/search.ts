import type { HelpArticle } from './schemas.ts';

/** By the specification, section 9; `furtherToken` for each matching token after the first. */
const weights = { phrase: 8, title: 6, text: 4, category: 1, furtherToken: 2 };
const MIN_LENGTH = 2;

/** The words of a text, each between spaces: in lower case and without accents; an apostrophe divides no word. */
const normaliseWords = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

const stripTags = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => entities[entity] ?? ' ');

/** The distinct words of a query that count in the search. */
export const splitQuery = (query: string): string[] => [
  ...new Set(
    normaliseWords(query)
      .split(' ')
      .filter(({ length }) => length >= MIN_LENGTH),
  ),
];

/** The articles with the words of their titles, of their keywords and content, and of their categories. */
export const indexHelp = (articles: readonly HelpArticle[]) =>
  articles.map((article) => ({
    article,
    title: normaliseWords(article.title),
    text: [...article.keywords, stripTags(article.contentHtml)].map(normaliseWords).join('|'),
    category: normaliseWords(article.category),
  }));

export type HelpIndex = ReturnType<typeof indexHelp>;

/** Up to this length a token counts at the beginning of a word only: 'in' is part of too many. */
const SHORT = 3;

const has = (words: string, token: string) =>
  words.includes(token.length <= SHORT ? ` ${token}` : token);

/** The relevance of each article for the query, in the order of the index; 0 when it does not match. */
export function computeScores(index: HelpIndex, query: string): number[] {
  const tokens = splitQuery(query);
  const phrase = normaliseWords(query).trim();
  return index.map(({ title, text, category }) => {
    const points = tokens
      .map(
        (token) =>
          (has(title, token) ? weights.title : 0) +
          (has(text, token) ? weights.text : 0) +
          (has(category, token) ? weights.category : 0),
      )
      .filter((some) => some > 0);
    if (points.length === 0) return 0;
    return (
      points.reduce((sum, some) => sum + some, 0) +
      (points.length - 1) * weights.furtherToken +
      (title.includes(phrase) || text.includes(phrase) ? weights.phrase : 0)
    );
  });
}

/** The matching articles by descending score; equals keep their order. */
export function searchHelp(index: HelpIndex, query: string): HelpArticle[] {
  const scores = computeScores(index, query);
  return index
    .map(({ article }, at) => ({ article, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
