import { inflateRawSync } from 'node:zlib';

/** The files in a zip archive, found by the directory at its end. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf('PK\x05\x06');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const packed = archive.subarray(data, data + archive.readUInt32LE(at + 20));
    const isPacked = archive.readUInt16LE(at + 10) !== 0;
    files.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

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
    files.get('xl/sharedStrings.xml') ?? '',
    /<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs,
  ).map(([, text = '']) => unescaped(text));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  return all(sheet, /<row .*?<\/row>/gs).map(([row]) =>
    all(row, /<c ([^>]*)><v>(.*?)<\/v>/g).map(([, kind = '', value = '']) =>
      kind.includes('t="s"') ? (texts[Number(value)] ?? '') : Number(value),
    ),
  );
}
