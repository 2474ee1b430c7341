import type { Help, HelpArticle } from '@ploegplan/contract/help-bodies';
import { byOffice } from './office-articles.ts';
import { byWorker } from './worker-articles.ts';

/** For whom an article is. */
export type HelpRole = 'admin' | 'employee';

/** An article as it is written: its place follows from where it stands. */
export type Written = Omit<HelpArticle, 'order'>;

const categories = ['Planning', 'Uren', 'Beheer', 'De app'];

const categoryOrder = Object.fromEntries(categories.map((category, index) => [category, index]));

const inOrder = (articles: readonly Written[]): HelpArticle[] =>
  categories.flatMap((category) =>
    articles
      .filter((article) => article.category === category)
      .map((article, order) => ({ ...article, order })),
  );

const generic: Record<HelpRole, HelpArticle[]> = {
  admin: inOrder(byOffice),
  employee: inOrder(byWorker),
};

/** The help that every tenant has. */
export const helpOf = (role: HelpRole): Help => ({ articles: generic[role], categoryOrder });

/** For who is neither of the office nor of the crew. */
export const noHelp: Help = { articles: [], categoryOrder };
