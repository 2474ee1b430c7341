import { Readable } from 'node:stream';
import { StartError } from '../start-error.ts';
import { BackupError, createDamagedError } from './format.ts';

// The library of age is loaded only where it is used, because it delays the start.

async function createEncrypter(recipient: string) {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/** Throws a `StartError` when the public key was mistyped. */
export async function checkRecipient(recipient: string): Promise<void> {
  await createEncrypter(recipient).catch((cause: Error) => {
    throw new StartError(`BACKUP_RECIPIENT is no public key of age (${cause.message}).`, { cause });
  });
}

/** Encrypts for the owner of a public key, who alone can read it: not even whoever wrote it. */
export async function encrypt(
  contents: AsyncIterable<Uint8Array>,
  recipient: string,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = await createEncrypter(recipient);
  return await encrypter.encrypt(ReadableStream.from(contents));
}

/** @param identity the text of an identity file, as `age-keygen` writes it */
export async function* decrypt(contents: Readable, identity: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  const keys = identity.match(/^AGE-SECRET-KEY-\S+/gm);
  if (!keys) throw new BackupError('The identity file has no line AGE-SECRET-KEY-….');
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch (cause) {
    throw new BackupError('The secret key of the identity file is not whole.', { cause });
  }
  try {
    yield* await decrypter.decrypt(Readable.toWeb(contents));
  } catch (error) {
    if (contents.errored) throw contents.errored;
    const { message } = error as Error;
    throw message.includes('no identity matched')
      ? new BackupError('The identity is not that of the recipient of this backup.')
      : createDamagedError(message);
  }
}
