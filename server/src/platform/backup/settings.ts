import path from 'node:path';
import * as z from 'zod';

/** Where the nightly backups lie, from when on each is made, and how many are kept. */
export interface BackupSettings {
  folder: string;
  /** Dutch time, as '02:30'. */
  at: string;
  keep: number;
}

const MAX_KEPT = 1_000;

export const backupFields = {
  BACKUP_DIR: z.string().nullable(),
  BACKUP_AT: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 02:30'),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}$/, `must be a number from 1 to ${MAX_KEPT}`)
    .transform(Number)
    .refine((keep) => keep >= 1 && keep <= MAX_KEPT, `must be a number from 1 to ${MAX_KEPT}`),
};

export const backupDefaults = { BACKUP_DIR: null, BACKUP_AT: '02:30', BACKUP_KEEP: '14' };

/** Null without a folder: no nightly backup is made. */
export function readBackupSettings(
  {
    BACKUP_DIR: folder,
    BACKUP_AT: at,
    BACKUP_KEEP: keep,
  }: z.infer<z.ZodObject<typeof backupFields>>,
  root: string,
): BackupSettings | null {
  return folder === null ? null : { folder: path.resolve(root, folder), at, keep };
}
