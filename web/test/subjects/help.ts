import { help } from '@ploegplan/contract/help/endpoints';
import { Help, HelpArticle } from '@ploegplan/contract/help/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { TestApi } from '../api.ts';

/** An article whose text is its title, unless its HTML is given. */
export const article = (
  slug: string,
  title: string,
  category: string,
  contentHtml = `<p>${title}</p>`,
): HelpArticle => sample(HelpArticle, { slug, title, category, contentHtml });

/** A test API with these articles; categories are ordered by first occurrence. */
export function withHelp(...articles: HelpArticle[]): TestApi {
  const categories = [...new Set(articles.map(({ category }) => category))];
  const categoryOrder = Object.fromEntries(categories.map((name, index) => [name, index]));
  const api = new TestApi();
  api.answer(help.list, sample(Help, { articles, categoryOrder }));
  return api;
}
