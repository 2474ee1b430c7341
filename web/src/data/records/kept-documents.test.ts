import type { OwnDocument } from '@ploegplan/contract/documents/schemas';
import { limits } from '@ploegplan/contract/limits';
import { describe, expect, it } from 'vitest';
import { makeTestItem } from '../../features/employee-planning/test-item.ts';
import { chooseDocumentsToKeep, explainNotStored } from './kept-documents.ts';

const { bytes, allBytes } = limits.offlineDocument;

const document = (title: string, about: Partial<OwnDocument> = {}): OwnDocument => ({
  id: `id of ${title}`,
  title,
  kind: 'safety',
  filename: `${title}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1_024,
  versionId: `version of ${title}`,
  availableOffline: true,
  ...about,
});

describe('the documents that a phone keeps', () => {
  it('are those that the office wants on phones, each once', () => {
    const plan = document('VGM-plan');
    const office = document('Tekening', { availableOffline: false });
    const items = [
      makeTestItem({ documents: [plan, office] }),
      makeTestItem({ documents: [plan] }),
    ];
    expect(chooseDocumentsToKeep(items).map(({ document }) => document.title)).toEqual([
      'VGM-plan',
    ]);
  });

  it('are no larger than a phone has room for, each and together', () => {
    const documents = [
      document('Te groot', { sizeBytes: bytes + 1 }),
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((title) => document(title, { sizeBytes: bytes })),
    ];
    const kept = chooseDocumentsToKeep([makeTestItem({ documents })]);
    expect(kept.map(({ document }) => document.title)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(bytes * kept.length).toBe(allBytes);
  });
});

it.each([
  [document('a', { availableOffline: false }), /Kantoor kan instellen/],
  [document('a', { sizeBytes: bytes + 1 }), /is het te groot om op je telefoon te bewaren/],
  [document('a'), /nog niet opgehaald/],
])('why a document is not there says what to expect', (one, text) => {
  expect(explainNotStored(one)).toMatch(text);
});
