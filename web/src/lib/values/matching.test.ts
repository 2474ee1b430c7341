import { describe, expect, it } from 'vitest';
import { findBestMatches, splitMarkedParts } from './matching.ts';
import { findSame } from './same.ts';

const items = [
  { label: 'De Zonnebloem', detail: 'Gouda' },
  { label: 'Bouwbedrijf Amazon' },
  { label: 'Zon en Zee', detail: 'Café Boulevard' },
  { label: 'Kade 12', detail: 'Zonneveld · Delft' },
];
const found = (search: string) => findBestMatches(items, search).map(({ label }) => label);

describe('findBestMatches', () => {
  it('ranks the start of the label before that of a word, its middle and the detail', () => {
    expect(found('zon')).toEqual(['Zon en Zee', 'De Zonnebloem', 'Bouwbedrijf Amazon', 'Kade 12']);
  });

  it('takes several words in any order, without case and accents', () => {
    expect(found('CAFE zee')).toEqual(['Zon en Zee']);
    expect(found('gouda  zonne')).toEqual(['De Zonnebloem']);
    expect(found('zon maan')).toEqual([]);
  });

  it('keeps the order without a search', () => {
    expect(found(' ')).toEqual(items.map(({ label }) => label));
  });
});

describe('splitMarkedParts', () => {
  const marked = (text: string, search: string) =>
    splitMarkedParts(text, search)
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join('');

  it('marks each word where it first occurs, also across accents', () => {
    expect(marked('Café Émile', 'emi caf')).toBe('[Caf]é [Émi]le');
    expect(marked('Café', 'zon')).toBe('Café');
    expect(marked('Café', '')).toBe('Café');
  });
});

it.each(['Cafe\u0301 Noord', 'Café\u00A0Noord', 'Ca\u00ADfé\u200B Noord'])(
  'a name that is written as %j is found as it is typed, and the other way round',
  (name) => {
    for (const [label, search] of [
      [name, 'café noord'],
      ['Café Noord', name],
    ] as const) {
      expect(findBestMatches([{ label }], search)).toHaveLength(1);
    }
    expect(findSame('Café Noord', [name], (value) => value)).toBe(name);
  },
);
