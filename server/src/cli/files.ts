import type { Command } from 'commander';
import { checkFiles } from '../platform/storage/file-check.ts';
import { openPlace } from '../platform/storage/place.ts';
import type { Installation, Run } from './operator.ts';

export function addFileCommands(program: Command, run: Run): void {
  program
    .command('files')
    .description('print the stored files without a row, and the rows without a file')
    .action(run(check));
}

/** Files are only printed: one without a row may be all that is left of a row that a backup lacks. */
async function check({ pool, config }: Installation): Promise<void> {
  const { storage, close } = await openPlace(config);
  try {
    const { checked, missing, unknown } = await checkFiles({ pool, storage });
    for (const folder of missing) console.log(`No file:  ${folder}`);
    for (const folder of unknown) console.log(`No row:   ${folder}`);
    console.log(
      `${checked} rows checked: ${missing.length} without a file, ${unknown.length} files without a row.`,
    );
  } finally {
    close();
  }
}
