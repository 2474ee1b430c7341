import { hostileHtml } from '@ploegplan/contract/test/hostile-html';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHelpText, cleanRichText, shownHelpText, shownRichText } from './rich-text.ts';

/** All that cleaned text consists of; in an address, what is quoted ends nothing. */
const allowed =
  /^(?:[^<>]|<br>|<\/?(?:p|strong|em|ul|ol|li)>|<a href="(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*">|<\/a>)*$/i;

const harmless = [
  '<p>Sleutel bij de <strong>buren</strong>, <em>niet</em> bellen<br>na vijven</p>',
  '<ul><li><p>een</p></li></ul><ol><li><p>twee</p></li></ol>',
  '<p><a href="https://example.nl/?a=1&amp;b=2">Tekening</a> &amp; <a href="tel:+31881234567">bel</a></p>',
  'Zonder opmaak, 5 &lt; 7',
];

it.each(harmless)('leaves %s as it is', (html) => {
  expect(cleanRichText(html)).toBe(html);
  expect(shownRichText(html)).toBe(html);
});

it.each([
  ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  ['<div>a</div>', '<p>a</p>'],
  ['<h1>Kop</h1><table><tr><td>cel</td></tr></table>', 'Kopcel'],
  ['<p class="x" id="y" style="color:red">a</p>', '<p>a</p>'],
  [
    '<a href="https://example.nl" target="_blank" onclick="x()">a</a>',
    '<a href="https://example.nl">a</a>',
  ],
  ['<a href="//example.nl">a</a>', 'a'],
  ['<p>een', '<p>een</p>'],
  ['<p>a<br/>b</p>', '<p>a<br>b</p>'],
  ['<p> </p><p></p>', ''],
])('makes of %s %s', (html, expected) => {
  expect(cleanRichText(html)).toBe(expected);
});

it.each(hostileHtml)('takes what is dangerous from %s', (html) => {
  const cleaned = cleanRichText(html);
  expect(cleaned).toMatch(allowed);
  expect(shownRichText(cleaned)).toBe(cleaned);
  expect(shownRichText(html)).toMatch(allowed);
  expect(cleaned.length).toBeLessThan(2 * html.length + 100);
});

const token = fc.oneof(
  fc.constantFrom(...hostileHtml.slice(0, -2), ...harmless),
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '/',
    '<p>',
    '</p>',
    '<a href="',
    '<a href=',
    '<!--',
    '-->',
    '\0',
  ),
  fc.string({ unit: 'binary' }),
);

it('gives only allowed elements for any text, which it leaves as they are', () => {
  fc.assert(
    fc.property(fc.array(token, { maxLength: 8 }), (tokens) => {
      const html = tokens.join('');
      const cleaned = cleanRichText(html);
      expect(cleaned).toMatch(allowed);
      expect(shownRichText(cleaned)).toBe(cleaned);
      expect(shownRichText(html)).toMatch(allowed);
    }),
    { numRuns: 2_000 },
  );
});

describe('text of the help', () => {
  const uuid = '01900000-0000-7000-8000-000000000001';
  const allowedInHelp = new RegExp(
    '^(?:[^<>]|<br>|</?(?:p|strong|em|ul|ol|li|h2|h3|kbd|aside)>' +
      '|<a href="(?:https?://|mailto:|tel:|/(?![/\\\\]))[^"<>]*">|</a>' +
      '|<img src="(?:/help-pictures/[a-z0-9-]+\\.webp|/api/help/images/[a-z0-9-]+/[0-9a-f-]{36})" alt="[^"<>]*"(?: width="\\d+" height="\\d+")?>)*$',
    'i',
  );

  it.each([
    '<h2>Kop</h2><h3>Onderkop</h3><p>Druk op <kbd>Ctrl</kbd></p>',
    '<aside><p>Let op</p></aside>',
    '<img src="/help-pictures/planning.webp" alt="Het bord" width="1200" height="750">',
    `<img src="/api/help/images/generic/${uuid}" alt="">`,
    `<img src="/api/help/images/${uuid}/${uuid}" alt="5 &lt; 7" width="60" height="40">`,
  ])('leaves %s as it is', (html) => {
    expect(cleanHelpText(html)).toBe(html);
    expect(shownHelpText(html)).toBe(html);
  });

  it.each([
    ['<h1>Kop</h1>', '<h2>Kop</h2>'],
    ['<img src="https://example.nl/x.png" alt="a"><p>b</p>', '<p>b</p>'],
    [
      '<img src="/help-pictures/x.webp" width="100%" height="9">',
      '<img src="/help-pictures/x.webp" alt="">',
    ],
  ])('makes of %s %s', (html, expected) => {
    expect(cleanHelpText(html)).toBe(expected);
  });

  it.each(hostileHtml)('takes what is dangerous from %s', (html) => {
    const cleaned = cleanHelpText(html);
    expect(cleaned).toMatch(allowedInHelp);
    expect(shownHelpText(cleaned)).toBe(cleaned);
    expect(shownHelpText(html)).toMatch(allowedInHelp);
  });
});
