import { isSafeHref } from '@ploegplan/contract/values/rich-text';
import { expect, test } from 'vitest';
import { parseHref, toPlainText, toRichText } from './rich-text.ts';

test('the words of a text have a line for each paragraph and item', () => {
  const html =
    '<p>Sleutel bij <strong>buren</strong></p><ul><li><p>een &lt; 2</p></li><li><p>&amp;amp;</p></li></ul>';
  expect(toPlainText(html)).toBe('Sleutel bij buren\neen < 2\n&amp;');
  expect(toPlainText('<p>a<br>b</p><p></p>')).toBe('a\nb');
});

test('an empty document of the editor is no text', () => {
  expect(toRichText('<p></p>')).toBe('');
  expect(toRichText('<p>a&nbsp;b</p>')).toBe('<p>a\u00a0b</p>');
});

test.each([
  ['example.nl', 'https://example.nl'],
  ['www.example.nl/tekening?blad=2', 'https://www.example.nl/tekening?blad=2'],
  [' https://example.nl ', 'https://example.nl'],
  ['jan@example.nl', 'mailto:jan@example.nl'],
  ['tel:+31881234567', 'tel:+31881234567'],
  ['/planning', '/planning'],
])('%s leads to %s', (typed, href) => {
  expect(parseHref(typed)).toBe(href);
  expect(isSafeHref(href)).toBe(true);
});

test.each(['', 'sleutel', 'javascript:alert(1)', 'data:text/html,x', '//example.nl', 'a b.nl'])(
  '%j leads nowhere',
  (typed) => {
    expect(parseHref(typed)).toBeNull();
  },
);
