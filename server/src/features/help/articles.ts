import type { Help, HelpArticle } from '@ploegplan/contract/help.schemas';
import { officeArticles } from './office-articles.ts';
import { placeArticles } from './place-articles.ts';
import { workerArticles } from './worker-articles.ts';

export type HelpRole = 'admin' | 'employee';

/** An article in its source; its order is its position in the list. */
export type ArticleSource = Omit<HelpArticle, 'order'>;

const categories = ['Planning', 'Uren', 'Verlof', 'Beheer', 'De app'];

const categoryOrder = Object.fromEntries(categories.map((category, index) => [category, index]));

const withOrder = (articles: readonly ArticleSource[]): HelpArticle[] =>
  categories.flatMap((category) =>
    articles
      .filter((article) => article.category === category)
      .map((article, order) => ({ ...article, order })),
  );

const generic: Record<HelpRole, HelpArticle[]> = {
  admin: withOrder([...officeArticles, ...placeArticles]),
  employee: withOrder(workerArticles),
};

/** The generic help of a role, for every tenant. */
export const helpOf = (role: HelpRole): Help => ({ articles: generic[role], categoryOrder });

/** For users who are neither admin nor employee. */
export const noHelp: Help = { articles: [], categoryOrder };
