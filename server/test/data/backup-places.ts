import { generateIdentity, identityToRecipient } from 'age-encryption';
import type { BackupSettings } from '../../src/platform/backup/settings.ts';
import { parseS3Address } from '../../src/platform/storage/storage-url.ts';

const secret = await generateIdentity();

/** A key of age: what the server has, and the file that whoever restores has. */
export const testKey = {
  recipient: await identityToRecipient(secret),
  identity: `# a comment, as age-keygen writes\n${secret}\n`,
};

/** The settings of nightly backups in a folder and in a bucket. */
export function bothPlaces(
  folder: string,
  bucketUrl = 's3://key:secret@localhost/backups',
): BackupSettings {
  const bucket = parseS3Address(bucketUrl);
  if (!bucket) throw new Error(`${bucketUrl} is no bucket`);
  const { recipient } = testKey;
  const places: BackupSettings['places'] = [
    { kind: 'folder', folder },
    { kind: 'bucket', bucket, recipient },
  ];
  return { places, at: '02:30', keep: 2 };
}
