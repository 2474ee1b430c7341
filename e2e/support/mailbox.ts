import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '@ploegplan/server/test/servers/mailbox';

const { E2E_MAIL = '' } = process.env;

const given = new Set<string>();

/** Waits for a mail not returned before. Use a unique address per test: all tests share one mail server. */
export async function waitForMail(
  address: string,
  subject?: string,
): Promise<Pick<ReceivedMail, 'subject' | 'text' | 'html' | 'link'>> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        found = await findMail(address, subject);
        return found !== undefined;
      },
      { message: `a mail for ${address}`, timeout: 15_000, intervals: [100] },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail came for ${address}`);
  return found;
}

async function findMail(address: string, subject?: string): Promise<ReceivedMail | undefined> {
  const names = (await readdir(E2E_MAIL)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.filter((it) => !given.has(it))) {
    const mail = JSON.parse(await readFile(join(E2E_MAIL, name), 'utf8')) as ReceivedMail;
    if (mail.to !== address || (subject ?? mail.subject) !== mail.subject) continue;
    given.add(name);
    return mail;
  }
  return undefined;
}
