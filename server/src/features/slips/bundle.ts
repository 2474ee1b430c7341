import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A zip of PDF files, each made when its turn comes, so that only one is in memory. */
export function bundlePdfs<Row>(
  rows: readonly Row[],
  make: (row: Row) => Promise<{ name: string; content: Buffer }>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const add = async () => {
    for (const row of rows) {
      const { name, content } = await make(row);
      const contents = Readable.from([content]);
      const isRead = new Promise((resolve) => contents.once('close', resolve));
      zip.addReadStream(contents, name, { compress: false });
      await isRead;
    }
    zip.end();
  };
  add().catch((error: Error) => output.destroy(error));
  return output;
}
