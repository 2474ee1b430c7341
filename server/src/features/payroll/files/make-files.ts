import { createHash } from 'node:crypto';
import { toCsv } from '@ploegplan/contract/values/csv';
import type { BatchContent, MadeFile } from './content.ts';
import { writeLoket } from './loket.ts';
import { createLongSheet, writeLongXlsx } from './long.ts';
import { writeNmbrs } from './nmbrs.ts';
import { writePdf } from './pdf.ts';

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Makes the files of a batch, each with its SHA-256; the document for people comes last, because it names the others. */
export async function makeFiles(content: BatchContent): Promise<(MadeFile & { sha256: string })[]> {
  const { number, period, settings } = content;
  const title = `Loonbatch ${number} ${period}`;
  const files: MadeFile[] = [];
  if (settings.nmbrs) {
    const workbook = await writeNmbrs(content);
    files.push({ format: 'nmbrs', name: `${title} Nmbrs.xlsx`, content: workbook });
  }
  if (settings.loket) {
    const text = Buffer.from(writeLoket(content));
    files.push({ format: 'loket', name: `${title} Loket.csv`, content: text });
  }
  const sheet = createLongSheet(content);
  files.push({ format: 'long-csv', name: `${title}.csv`, content: Buffer.from(toCsv(sheet)) });
  files.push({ format: 'long-xlsx', name: `${title}.xlsx`, content: await writeLongXlsx(sheet) });
  const hashed = files.map((file) => ({ ...file, sha256: hash(file.content) }));
  const paper = await writePdf(content, hashed);
  return [...hashed, { format: 'pdf', name: `${title}.pdf`, content: paper, sha256: hash(paper) }];
}
