import { type Document, DocumentKind, documentKinds } from '@ploegplan/contract/documents/schemas';
import { documentKindTexts } from '@ploegplan/contract/texts/kinds';
import { isRecord, ofUser, orNull } from '../../lib/remembered/memory.ts';
import type { Validity } from '../../lib/session/useValidity.ts';
import type { BarSection } from '../../ui/bar/actions.ts';
import { filterSections } from '../../ui/bar/filter-sections.ts';

const endings = ['all', 'ends-soon', 'expired'] as const;

const endingTexts: Record<(typeof endings)[number], string> = {
  all: 'Alles',
  'ends-soon': 'Verloopt binnenkort',
  expired: 'Verlopen',
};

export interface DocumentsFilter {
  kind: DocumentKind | null;
  ending: (typeof endings)[number];
}

export const noFilter: DocumentsFilter = { kind: null, ending: 'all' };

const isKind = (value: unknown): value is DocumentKind => DocumentKind.safeParse(value).success;

const fits = (value: unknown): value is DocumentsFilter =>
  isRecord(value) &&
  orNull(isKind)(value.kind) &&
  endings.some((ending) => ending === value.ending) &&
  Object.keys(value).length === 2;

export const documentsFilter = ofUser('documentsFilter', fits, () => noFilter);

export const passes = (
  { kind, ending }: DocumentsFilter,
  document: Document,
  findValidity: Validity,
): boolean =>
  (kind === null || document.kind === kind) &&
  (ending === 'all' || findValidity(document) === ending);

export const filterTexts = ({ kind, ending }: DocumentsFilter): string[] => [
  ...(kind === null ? [] : [documentKindTexts[kind]]),
  ...(ending === 'all' ? [] : [endingTexts[ending]]),
];

export function createSections(
  filter: DocumentsFilter,
  onChange: (filter: DocumentsFilter) => void,
): BarSection[] {
  const section = filterSections(filter, onChange);
  return [
    section(
      'Geldigheid',
      'ending',
      endings.map((ending) => [ending, endingTexts[ending]]),
    ),
    section('Soort', 'kind', [
      [null, 'Alle soorten'],
      ...documentKinds.map((kind) => [kind, documentKindTexts[kind]] as const),
    ]),
  ];
}
