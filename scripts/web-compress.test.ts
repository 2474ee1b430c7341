import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFiles } from './web-compress.mjs';

const text = '// code\n'.repeat(200);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ploegplan-compress-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of [
    'index.html',
    'assets/a.js',
    'assets/a.css',
    'assets/a.mjs',
    'photo.png',
    '.sources',
  ])
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'small.js'), '// code');
  compressFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('compressFiles adds a .br and a .gz to every text file that is not small', () => {
  const added = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(br|gz)$/.test(name));
  expect(added.sort()).toEqual(
    ['assets/a.css', 'assets/a.js', 'assets/a.mjs', 'index.html'].flatMap((name) => [
      `${name}.br`,
      `${name}.gz`,
    ]),
  );
});

it('compressFiles keeps the content of the files', () => {
  const read = (name: string) => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('assets/a.js.gz')).toString()).toBe(text);
});
