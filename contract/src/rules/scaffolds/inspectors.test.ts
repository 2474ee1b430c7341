import { expect, it } from 'vitest';
import { mayDo } from './inspectors.ts';
import { usualScaffoldSettings as usual } from './usual-settings.ts';

const day = '2026-05-04';
const valid = { kind: 'scaffolder', validUntil: day } as const;
const mayInspect = (
  jobTitle: string,
  category: '1' | '3' | '4',
  certificates: Parameters<typeof mayDo>[1]['certificates'] = [valid],
  settings = usual,
) => mayDo('inspects', { jobTitle, certificates }, { category, day }, settings);

it('goes by the function, as it is written, and the category', () => {
  expect(mayInspect(' eerste MONTEUR', '3')).toBe(true);
  expect(mayInspect('Eerste monteur', '4')).toBe(false);
  expect(mayInspect('Hulpmonteur', '1')).toBe(false);
  const inspector = { jobTitle: 'Inspecteur', certificates: [valid] };
  expect(mayDo('handsOver', inspector, { category: '1', day }, usual)).toBe(false);
});

it('asks for a certificate that is valid that day, unless the company does not', () => {
  expect(mayInspect('Voorman', '4', [{ ...valid, validUntil: '2026-05-03' }])).toBe(false);
  expect(mayInspect('Voorman', '4', [{ ...valid, validUntil: null }])).toBe(true);
  expect(mayInspect('Voorman', '4', [{ kind: 'vca-basic', validUntil: null }])).toBe(false);
  expect(mayInspect('Voorman', '4', [], { ...usual, needsCertificate: false })).toBe(true);
});

it('begins with twenty points', () => {
  expect(usual.checklist).toHaveLength(20);
});
