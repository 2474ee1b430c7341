import { expect, test } from 'vitest';
import { categoriesOf } from './categories.ts';

const article = (slug: string, category: string, order: number) => ({
  id: slug,
  slug,
  title: slug,
  category,
  order,
  keywords: [],
  contentHtml: '',
});

test('categories and articles stand in their order, a category without a place last', () => {
  const articles = [
    article('d', 'Nieuw', 0),
    article('c', 'Uren', 0),
    article('b', 'Planning', 1),
    article('a', 'Planning', 0),
  ];
  const categories = categoriesOf({ articles, categoryOrder: { Planning: 0, Uren: 1 } });
  expect(categories.map(({ name, articles: of }) => [name, of.map(({ slug }) => slug)])).toEqual([
    ['Planning', ['a', 'b']],
    ['Uren', ['c']],
    ['Nieuw', ['d']],
  ]);
});
