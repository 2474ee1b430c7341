import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = (name) => /\.(m?js|css|svg|html|json)$/.test(name);
/** Minimum size in bytes for compression. */
const THRESHOLD = 1_024;

/** Adds a .br and a .gz to every text file at build time, with maximum compression. */
export function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText);
  const files = names.map((name) => path.join(folder, name));
  for (const file of files.filter((it) => statSync(it).size > THRESHOLD)) {
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
