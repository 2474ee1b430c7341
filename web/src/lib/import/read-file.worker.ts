import type { Encoding } from './encodings.ts';
import { type ReadFile, UnreadableFile } from './file-contents.ts';
import { parseFile } from './parse-file.ts';

export interface FileToRead {
  name: string;
  bytes: ArrayBuffer;
  encoding: Encoding | undefined;
}

/** The file, or why it cannot be read; null where the reason is not known. */
export type ReadAnswer = { read: ReadFile } | { unreadable: string | null };

// A file of the size that is allowed takes seconds to read: here the page stays in use, and what does not end can be ended.
addEventListener('message', ({ data }: MessageEvent<FileToRead>) => {
  parseFile(data.name, new Uint8Array(data.bytes), data.encoding).then(
    (read) => postMessage({ read } satisfies ReadAnswer),
    (error: unknown) => {
      const unreadable = error instanceof UnreadableFile ? error.message : null;
      postMessage({ unreadable } satisfies ReadAnswer);
    },
  );
});
