import { unzip } from '@ploegplan/server/test/data/zip';

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)];

/** The cells of a workbook's first sheet: text as text, numbers as numbers. */
export function readWorkbook(archive: Buffer): (string | number)[][] {
  const files = unzip(archive);
  const texts = all(
    String(files.get('xl/sharedStrings.xml') ?? ''),
    /<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs,
  ).map(([, text = '']) => unescaped(text));
  const sheet = String(files.get('xl/worksheets/sheet1.xml') ?? '');
  return all(sheet, /<row .*?<\/row>/gs).map(([row]) =>
    all(row, /<c ([^>]*)><v>(.*?)<\/v>/g).map(([, kind = '', value = '']) =>
      kind.includes('t="s"') ? (texts[Number(value)] ?? '') : Number(value),
    ),
  );
}
