import { expect, test } from 'vitest';
import { groupByCategory } from './categories.ts';

const article = (slug: string, category: string, order: number) => ({
  id: slug,
  slug,
  title: slug,
  category,
  order,
  keywords: [],
  contentHtml: '',
});

test('categories and articles are sorted by their order, a category without one last', () => {
  const articles = [
    article('d', 'Nieuw', 0),
    article('c', 'Uren', 0),
    article('b', 'Planning', 1),
    article('a', 'Planning', 0),
  ];
  const categories = groupByCategory({
    articles,
    categoryOrder: { Planning: 0, Uren: 1 },
    movedSlugs: {},
    votes: {},
  });
  expect(categories.map(({ name, articles: of }) => [name, of.map(({ slug }) => slug)])).toEqual([
    ['Planning', ['a', 'b']],
    ['Uren', ['c']],
    ['Nieuw', ['d']],
  ]);
});
