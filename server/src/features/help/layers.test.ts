import { describe, expect, it } from 'vitest';
import {
  type LayerArticle,
  mapMovedSlugs,
  numberArticles,
  overlayArticles,
  sortArticles,
} from './layers.ts';

const article = (slug: string, values: Partial<LayerArticle> = {}): LayerArticle => ({
  id: slug,
  slug,
  title: slug,
  category: 'Planning',
  keywords: [],
  contentHtml: '',
  oldSlugs: [],
  ...values,
});
const slugs = (articles: readonly LayerArticle[]) => articles.map(({ slug }) => slug);

describe('overlay', () => {
  const lower = [article('uren'), article('verlof'), article('foto')];

  it('puts an article of the same slug in the place of the lower one and adds a new one behind', () => {
    const own = article('verlof', { title: 'Ons verlof' });
    const all = overlayArticles(lower, [article('huisregels'), own]);
    expect(slugs(all)).toEqual(['uren', 'verlof', 'foto', 'huisregels']);
    expect(all[1]?.title).toBe('Ons verlof');
  });

  it('keeps a renamed article in the place of the one that it replaces, with all former names', () => {
    const renamed = article('vrij-vragen', { oldSlugs: ['verlof'] });
    const all = overlayArticles([article('verlof', { oldSlugs: ['vakantie'] })], [renamed]);
    expect(slugs(all)).toEqual(['vrij-vragen']);
    expect(mapMovedSlugs(all)).toEqual({ verlof: 'vrij-vragen', vakantie: 'vrij-vragen' });
  });

  it('prefers the present name of an article to the former name of another', () => {
    const all = overlayArticles(lower, [article('nieuw', { oldSlugs: ['uren'] }), article('uren')]);
    expect(slugs(all)).toEqual(['uren', 'verlof', 'foto', 'nieuw']);
    expect(mapMovedSlugs(all)).toEqual({});
  });
});

describe('inOrder', () => {
  const all = [
    article('a', { category: 'Uren' }),
    article('b'),
    article('c', { category: 'Eigen' }),
    article('d', { oldSlugs: ['was-d'] }),
  ];

  it('sorts categories and articles as given, former names too, and keeps the others behind', () => {
    const order = { categories: ['Planning', 'Uren'], slugs: ['was-d'] };
    expect(slugs(sortArticles(all, order))).toEqual(['d', 'b', 'a', 'c']);
  });

  it('numbers the articles of each category from 0', () => {
    const order = { categories: ['Planning'], slugs: [] };
    expect(
      numberArticles(sortArticles(all, order)).map(({ slug, order: at }) => [slug, at]),
    ).toEqual([
      ['b', 0],
      ['d', 1],
      ['a', 0],
      ['c', 0],
    ]);
  });
});
