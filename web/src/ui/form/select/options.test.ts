import { describe, expect, it } from 'vitest';
import { createNewOption, createOptions, filterShownOptions, withNewOption } from './options.ts';

const options = ['Café Zon', 'De Zon', 'Maan'].map((label) => ({ value: label, label }));
const labels = (shown: readonly { label: string }[]) => shown.map(({ label }) => label);

describe('createNewOption', () => {
  it('names what is added as it was typed', () => {
    expect(labels(createNewOption(options, ' Mars ', 'Klant'))).toEqual(['Klant ‘Mars’ toevoegen']);
  });

  it('is not offered for an empty or existing text, or where nothing can be added', () => {
    expect(createNewOption(options, '  ', 'Klant')).toEqual([]);
    expect(createNewOption(options, 'cafe zon ', 'Klant')).toEqual([]);
    expect(createNewOption(options, 'Cafe\u0301\u00A0Zo\u200Bn', 'Klant')).toEqual([]);
    expect(createNewOption(options, 'Mars', undefined)).toEqual([]);
  });

  it('follows the matches, or the message that there are none', () => {
    const added = createNewOption(options, 'zo', 'Klant');
    expect(labels(withNewOption(filterShownOptions(options, 'zo'), added)).at(-1)).toBe(
      added[0]?.label,
    );
    const shown = withNewOption([], added);
    expect(shown).toMatchObject([{ label: 'Niets gevonden', disabled: true }, added[0]]);
  });
});

describe('filterShownOptions', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ value: `${at}`, label: `Werk ${at}` }));

  it('shows the first fifty of a long list and how many more there are', () => {
    const shown = filterShownOptions(many, '');
    expect(shown).toHaveLength(51);
    expect(shown.at(-1)).toMatchObject({ label: 'Nog 4.950: typ om te zoeken', disabled: true });
    expect(filterShownOptions(many, 'werk 1').at(-1)?.label).toMatch(/^Nog [\d.]+: typ verder$/);
    expect(filterShownOptions(many.slice(0, 50), '')).toHaveLength(50);
  });

  it('keeps the order, with the chosen one first only where it would be left out', () => {
    expect(labels(filterShownOptions(options, '', 'Maan'))).toEqual(['Café Zon', 'De Zon', 'Maan']);
    expect(labels(filterShownOptions(many, '', '4999')).slice(0, 2)).toEqual([
      'Werk 4999',
      'Werk 0',
    ]);
    expect(labels(filterShownOptions(options, 'zon', 'Maan'))).toEqual(['Café Zon', 'De Zon']);
  });

  it('shows first what speaks for an option, until something is typed', () => {
    const [absent, neutral, free] = options;
    const people = [{ ...absent, tone: 'against' }, neutral, { ...free, tone: 'for' }] as const;
    expect(labels(filterShownOptions(people as never, ''))).toEqual(['Maan', 'De Zon', 'Café Zon']);
  });
});

describe('createOptions', () => {
  it('marks deleted and finished rows as gone, except the kept ones', () => {
    const rows = ['new', 'deleted', 'finished', 'kept'].map((id) => ({
      id,
      deleted: id === 'deleted' || id === 'kept',
    }));
    const offered = createOptions(rows, {
      label: ({ id }) => id,
      detail: () => ({ detail: 'Gouda' }),
      isUnavailable: ({ id }) => id === 'finished',
      kept: ['kept', null],
    }).filter(({ gone }) => !gone);
    expect(offered).toMatchObject([
      { value: 'new', label: 'new', detail: 'Gouda' },
      { value: 'kept' },
    ]);
  });
});
