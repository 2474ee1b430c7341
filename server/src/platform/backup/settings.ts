import path from 'node:path';
import * as z from 'zod';
import { parseS3Address, type S3Address } from '../storage/storage-url.ts';

export type Destination =
  | { kind: 'folder'; folder: string }
  /** What is in the bucket is encrypted for the recipient, a public key of age. */
  | { kind: 'bucket'; bucket: S3Address; recipient: string };
export type PlaceKind = Destination['kind'];

/** Where the nightly backups go, from when on each is made, and how many are kept. */
export interface BackupSettings {
  /** Each gets a backup of its own. */
  places: Destination[];
  /** Dutch time, as '02:30'. */
  at: string;
  keep: number;
}

const MAX_KEPT = 1_000;

export const backupFields = {
  BACKUP_DIR: z.string().nullable(),
  BACKUP_URL: z
    .string()
    .refine(
      (value) => parseS3Address(value) !== null,
      'must be a bucket such as s3://key:secret@s3.example.nl/bucket/folder?region=eu-west-1',
    )
    .nullable(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{58,}$/, 'must be a public key of age, which begins with age1')
    .nullable(),
  BACKUP_AT: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 02:30'),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}$/, `must be a number from 1 to ${MAX_KEPT}`)
    .transform(Number)
    .refine((keep) => keep >= 1 && keep <= MAX_KEPT, `must be a number from 1 to ${MAX_KEPT}`),
};

export const backupDefaults = {
  BACKUP_DIR: null,
  BACKUP_URL: null,
  BACKUP_RECIPIENT: null,
  BACKUP_AT: '02:30',
  BACKUP_KEEP: '14',
};

type Given = z.infer<z.ZodObject<typeof backupFields>>;

/** Nothing leaves the machine unencrypted. */
export const isEncryptedOutside = ({ BACKUP_URL, BACKUP_RECIPIENT }: Given): boolean =>
  BACKUP_URL === null || BACKUP_RECIPIENT !== null;

/** Returns null without a folder and a bucket: no nightly backup is made. */
export function readBackupSettings(given: Given, root: string): BackupSettings | null {
  const { BACKUP_DIR: folder, BACKUP_URL: url, BACKUP_RECIPIENT: recipient } = given;
  const bucket = url && parseS3Address(url);
  const places: Destination[] = [];
  if (folder) places.push({ kind: 'folder', folder: path.resolve(root, folder) });
  if (bucket && recipient) places.push({ kind: 'bucket', bucket, recipient });
  return places.length === 0 ? null : { places, at: given.BACKUP_AT, keep: given.BACKUP_KEEP };
}
