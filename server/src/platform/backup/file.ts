import path from 'node:path';
import { Readable } from 'node:stream';
import { decrypt, encrypt } from './encryption.ts';
import { BackupError } from './format.ts';
import { type BackupPlace, openFolder } from './places.ts';

/** One backup, which is there or is to be written. */
export interface BackupFile {
  /** Takes an archive; returns the size of the file. */
  write(archive: AsyncIterable<Uint8Array>): Promise<number>;
  read(): Promise<Readable>;
}

interface Keys {
  /** The public key, with which it is written. */
  recipient?: string | null;
  /** The text of the identity file with the secret key, with which it is read. */
  identity?: string | null;
}

/** A file whose name ends in `.age` is encrypted. */
export const ENCRYPTED = '.age';

const ownName = /^ploegplan-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(\.age)?$/;

export const createName = (moment: Date, isEncrypted: boolean) =>
  `ploegplan-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${isEncrypted ? ENCRYPTED : ''}`;

/** The backups of a place that have a name of `createName`, the oldest first. */
export const listBackups = async (place: BackupPlace): Promise<string[]> =>
  (await place.list()).filter((name) => ownName.test(name)).sort();

export function openFile(place: BackupPlace, name: string, keys: Keys = {}): BackupFile {
  const { recipient, identity } = keys;
  if (!name.endsWith(ENCRYPTED)) {
    return { write: (archive) => place.write(name, archive), read: () => place.read(name) };
  }
  return {
    async write(archive) {
      if (!recipient)
        throw new BackupError('Set BACKUP_RECIPIENT: the backup is encrypted for it.');
      return await place.write(name, await encrypt(archive, recipient));
    },
    async read() {
      if (!identity)
        throw new BackupError('The backup is encrypted: give its key by --identity FILE.');
      return Readable.from(decrypt(await place.read(name), identity), { objectMode: false });
    },
  };
}

/** A file on the disk, by its path. */
export const openLocalFile = (file: string, keys?: Keys): BackupFile =>
  openFile(openFolder(path.dirname(file)), path.basename(file), keys);
