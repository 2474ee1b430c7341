import { describe, expect, it } from 'vitest';
import { findDocumentType, findFilenameFault, getShownType } from './files.ts';

describe('findFilenameFault', () => {
  it.each([
    'VGM-plan 2026 (definitief).pdf',
    'Tekening 2.5 – gevel & kap.dwg',
    'Überprüfung Škoda.docx',
    '合同.pdf',
    '👷‍♀️ veiligheid.pdf',
    "Kees' keuring; 50% [v2] {b} #1.xlsx",
    'console.log.txt',
    'comma,naam.csv',
    'cafe\u0301.pdf',
    `${'a'.repeat(251)}.pdf`,
    `${'é'.repeat(125)}.pdf`,
  ])('accepts %s', (name) => {
    expect(findFilenameFault(name)).toBeNull();
  });

  it.each([
    ['', 'filename-empty'],
    ['   ', 'filename-empty'],
    [`${'a'.repeat(252)}.pdf`, 'filename-too-long'],
    [`${'é'.repeat(126)}.pdf`, 'filename-too-long'],
    ['../../etc/passwd.pdf', 'filename-path'],
    ['..\\geheim.pdf', 'filename-path'],
    ['a\u0000b.pdf', 'filename-hidden'],
    ['a\nb.pdf', 'filename-hidden'],
    ['a\u007Fb.pdf', 'filename-hidden'],
    ['rapport\u202Efdp.docx', 'filename-hidden'],
    ['a\uD800.pdf', 'filename-hidden'],
    ['a:b.pdf', 'filename-characters'],
    ['wat?.pdf', 'filename-characters'],
    ['CON.pdf', 'filename-reserved'],
    ['lpt1.tekening.pdf', 'filename-reserved'],
    ['.verborgen.pdf', 'filename-edges'],
    ['punt.pdf.', 'filename-edges'],
  ])('rejects %j: %s', (name, fault) => {
    expect(findFilenameFault(name)).toBe(fault);
  });
});

it('documentTypeOf knows office files, drawings and images by their extension, in any case', () => {
  expect(findDocumentType('Plan.PDF')).toBe('application/pdf');
  expect(findDocumentType('gevel.dwg')).toBe('image/vnd.dwg');
  expect(['page.html', 'a.svg', 'run.exe', 'pdf', 'a.pdf.js'].map(findDocumentType)).toEqual(
    Array(5).fill(undefined),
  );
});

it('only PDF, PNG, JPEG and WebP are shown within a page', () => {
  const types = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
  expect(types.map(getShownType)).toEqual(['pdf', 'image', 'image', 'image']);
  expect(['image/svg+xml', 'text/html', 'image/gif', 'text/plain'].map(getShownType)).toEqual(
    Array(4).fill(undefined),
  );
});
