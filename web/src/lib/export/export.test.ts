import { toCsv } from '@ploegplan/contract/values/csv';
import { neutraliseFormula, removeDropped, type Sheet } from '@ploegplan/contract/values/sheet';
import { toCells } from '@ploegplan/contract/values/workbook';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toXlsx } from './xlsx.ts';

const sheet = (rows: Sheet['rows'], labels = ['Naam', 'Uren', 'Datum', 'Gezien']): Sheet => ({
  title: 'Klanten',
  columns: [
    { label: labels[0] ?? '', kind: 'text' },
    { label: labels[1] ?? '', kind: 'number' },
    { label: labels[2] ?? '', kind: 'date' },
    { label: labels[3] ?? '', kind: 'moment' },
  ],
  rows,
});

const attack = '=HYPERLINK("http://kwaad.nl";"klik")';

/** Reads a file as a spreadsheet would: semicolons, CRLF, doubled quotes. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g);
  for (const [, inQuotes, bare = '', end] of cells) {
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const anyText = fc.string({ unit: 'binary' });
const dangerousText = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0=', '\uFFFF+', '\x1b@'), anyText)
  .map(([first, rest]) => first + rest);
const cellText = fc.oneof(anyText, dangerousText);
const anyRow = fc.tuple(
  cellText,
  fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })),
  fc.constantFrom('2026-11-21', null),
  fc.constantFrom('2026-07-01T22:30:00.000Z', null),
);

describe('a CSV file', () => {
  it('has a byte order mark, semicolons, and Dutch numbers and dates', () => {
    const csv = toCsv(
      sheet([
        ['Bouw; "De Linde"\nBV', 1250.5, '2026-11-21', '2026-07-01T22:30:00.000Z'],
        ['José', -3, null, null],
      ]),
    );
    expect(csv).toBe(
      '\uFEFFNaam;Uren;Datum;Gezien\r\n' +
        '"Bouw; ""De Linde""\nBV";1250,5;21-11-2026;02-07-2026 00:30\r\n' +
        'José;-3;;\r\n',
    );
  });

  it('neutralises formulas in cells and headers', () => {
    const [head, row] = parse(toCsv(sheet([[attack, null, null, null]], ['+31', '@', '=1', '-'])));
    expect(row?.[0]).toBe(`'${attack}`);
    expect(head).toEqual(["'+31", "'@", "'=1", "'-"]);
  });

  it('parses back to the same texts, whatever characters they contain', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), (rows) => {
        const [, ...lines] = parse(toCsv(sheet(rows)));
        expect(lines.map(([name]) => name)).toEqual(rows.map(([name]) => neutraliseFormula(name)));
        for (const [name = '', hours = ''] of lines) {
          expect(name).not.toMatch(/^[=+\-@\t\r\n]/);
          expect(hours).toMatch(/^(-?\d+(,\d+)?)?$/);
        }
      }),
    );
  });
});

describe('a workbook', () => {
  it('has typed numbers and dates in local time', () => {
    const [, row] = toCells(sheet([['Jan', 7.75, '2026-11-21', '2026-07-01T22:30:00.000Z']]));
    expect(row).toEqual([
      { type: String, value: 'Jan' },
      { type: Number, value: 7.75 },
      { type: Date, value: new Date('2026-11-21T00:00:00Z'), format: 'dd-mm-yyyy' },
      { type: Date, value: new Date('2026-07-02T00:30:00Z'), format: 'dd-mm-yyyy hh:mm' },
    ]);
  });

  it('has any text as a cell of text, as it is typed and without characters that Excel drops', () => {
    fc.assert(
      fc.property(cellText, (text) => {
        const [head, row] = toCells(sheet([[text, null, null, null]], [text]));
        const kept = removeDropped(text);
        expect(head?.[0]).toMatchObject({ type: String, value: kept });
        expect(row?.[0]).toEqual(text === '' ? null : { type: String, value: kept });
        expect(kept).not.toMatch(/(?![\t\r\n])[\p{Cc}\uFFFD-\uFFFF]/u);
      }),
    );
    const [, row] = toCells(sheet([['+31 6 12345678', null, null, null]]));
    expect(row?.[0]).toEqual({ type: String, value: '+31 6 12345678' });
  });

  it('is a zip archive, whatever the title is', async () => {
    const blob = await toXlsx({
      ...sheet([[attack, 1, null, null]]),
      title: `Wat [is]: dit?${attack}`,
    });
    expect(await blob.slice(0, 2).text()).toBe('PK');
  });
});
