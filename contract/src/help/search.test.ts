import { describe, expect, test } from 'vitest';
import type { HelpArticle } from './schemas.ts';
import { computeScores, indexHelp, searchHelp, splitQuery } from './search.ts';

const article = (values: Partial<HelpArticle>): HelpArticle => ({
  id: '0190',
  slug: 'x',
  title: '',
  category: '',
  order: 1,
  keywords: [],
  contentHtml: '',
  ...values,
});

const scoreOf = (one: HelpArticle, query: string) =>
  computeScores(indexHelp([one]), query)[0] ?? Number.NaN;

test('tokensOf returns the distinct words of two characters or more, without accents', () => {
  expect(splitQuery('Hoe zet ik één uur, een UUR in? x 7')).toEqual([
    'hoe',
    'zet',
    'ik',
    'een',
    'uur',
    'in',
  ]);
  expect(splitQuery(' a b - 7')).toEqual([]);
});

describe('computeScores', () => {
  test.each([
    ['a hit in the title', { title: 'Ladder en uren' }, 6],
    ['a hit in the content', { contentHtml: '<p>Ladder en uren</p>' }, 4],
    ['a hit in a keyword', { keywords: ['uren', 'ladder'] }, 4],
    ['a hit in content and keyword counts once', { keywords: ['uren'], contentHtml: 'uren' }, 4],
    ['a hit in the category', { category: 'Uren' }, 1],
    ['all of them', { title: 'Uren', category: 'Uren', contentHtml: 'Uren' }, 11],
    ['nothing', { title: 'Verlof' }, 0],
    ['markup is no content', { contentHtml: '<p class="uren">&uren;</p>' }, 0],
  ])('for one matching word of two: %s', (_, values, expected) => {
    // 'zz' keeps the query from matching as a whole phrase.
    expect(scoreOf(article(values), 'uren zz')).toBe(expected);
  });

  test('adds 8 for a match of the whole phrase', () => {
    const split = article({ title: 'Uren van vorige week invullen' });
    const whole = article({ title: 'Uren invullen' });
    expect(scoreOf(whole, 'uren invullen') - scoreOf(split, 'uren invullen')).toBe(8);
    expect(scoreOf(article({ contentHtml: '<p>uren <b>invullen</b></p>' }), 'uren  invullen')).toBe(
      4 + 4 + 2 + 8,
    );
  });

  test('adds 2 for each further matching word', () => {
    const both = article({ title: 'Foto en uur' });
    expect(scoreOf(both, 'uur foto')).toBe(6 + 6 + 2);
    expect(scoreOf(both, 'uur foto en')).toBe(6 + 6 + 6 + 2 * 2);
  });
});

test('a token of up to three characters matches the beginning of words only', () => {
  expect(scoreOf(article({ title: 'Begin' }), 'in zz')).toBe(0);
  expect(scoreOf(article({ title: 'Uren invullen' }), 'in zz')).toBe(6);
  expect(scoreOf(article({ title: 'Planninglink' }), 'link zz')).toBe(6);
});

test('an apostrophe makes no difference', () => {
  expect(scoreOf(article({ title: 'Foto’s maken' }), 'fotos')).toBe(6 + 8);
});

test('searchHelp sorts by score, keeps the given order among equals, and leaves out articles without a match', () => {
  const articles = [
    article({ slug: 'content', contentHtml: 'uren' }),
    article({ slug: 'title', title: 'Uren' }),
    article({ slug: 'other', title: 'Verlof' }),
    article({ slug: 'keyword', keywords: ['uren'] }),
  ];
  expect(searchHelp(indexHelp(articles), 'uren').map(({ slug }) => slug)).toEqual([
    'title',
    'content',
    'keyword',
  ]);
  expect(searchHelp(indexHelp(articles), 'u')).toEqual([]);
});
