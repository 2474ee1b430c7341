import { languages } from '@ploegplan/contract/languages/languages';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import { describe, expect, test } from 'vitest';
import { listBuiltIn } from './articles.ts';
import { sayInLanguage, translations } from './translations.ts';

const others = languages.filter((language) => language !== 'nl');
const articles = listBuiltIn('employee');
/** What a translation may not change: the elements with their links and pictures, and the words of a tenant. */
const listMarks = (html: string) => html.match(/<[^>]*>|\{\w+\}/g) ?? [];
const withoutAlt = (mark: string) => mark.replace(/ alt="[^"]*"/, '');

describe.each(others)('the help in %s', (language) => {
  const { categories, articles: translated } = translations[language];

  test('has each article and category, and no other', () => {
    expect(Object.keys(translated).sort()).toEqual(articles.map(({ slug }) => slug).sort());
    const names = new Set(articles.map(({ category }) => category));
    expect(Object.keys(categories).sort()).toEqual([...names].sort());
  });

  test.each(articles.map(({ slug, contentHtml }) => [slug, contentHtml]))(
    '%s has the elements, links and pictures of the Dutch one',
    (slug, contentHtml) => {
      const text = translated[slug]?.contentHtml ?? '';
      expect(listMarks(text).map(withoutAlt)).toEqual(listMarks(contentHtml).map(withoutAlt));
    },
  );
});

test('what a company wrote stays as it is', () => {
  const [first] = articles;
  if (!first) throw new Error('There are no articles.');
  const own = {
    ...first,
    id: '00000000-0000-0000-0000-000000000001',
    oldSlugs: [],
    title: 'Bij ons',
  };
  const said = sayInLanguage([{ ...first, oldSlugs: [] }, own], 'en', usualTerms);
  expect(said[0]?.title).not.toBe(first.title);
  expect(said[1]?.title).toBe('Bij ons');
});
