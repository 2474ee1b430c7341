import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export const getOutboxFolder = (dataDir: string) => path.join(dataDir, 'outbox');

/** The folder for mails when no mail server is configured. Only the server's account can read it, because links sign in. */
export class Outbox {
  readonly #folder: string;
  readonly #composer = createTransport({ streamTransport: true, buffer: true });

  constructor(dataDir: string) {
    this.#folder = getOutboxFolder(dataDir);
  }

  /** Writes one mail atomically, under a name that sorts by time. Returns the path. */
  async write(mail: SendMailOptions): Promise<string> {
    const { message } = await this.#composer.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not composed in memory');
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const moment = new Date().toISOString().replaceAll(':', '-');
    const file = path.join(this.#folder, `${moment}-${randomBytes(3).toString('hex')}.eml`);
    await writeFile(`${file}.unfinished`, message, { mode: 0o600, flag: 'wx' });
    await rename(`${file}.unfinished`, file);
    return file;
  }
}
