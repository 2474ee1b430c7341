import { documents } from '@ploegplan/contract/documents/endpoints';
import type { Document } from '@ploegplan/contract/documents/schemas';
import type { TestBrowser } from '../calls/browser.ts';
import { sendForm } from '../calls/uploads.ts';

type Fields = Record<string, string>;

const formOf = (name: string, contents: Buffer<ArrayBuffer> | string, fields: Fields) => ({
  files: [[name, contents]] as [string, Buffer<ArrayBuffer> | string][],
  fields: Object.entries(fields),
});

/** The smallest file that passes for a PDF, which no two of different texts share. */
export const pdf = (text = 'leeg') => `%PDF-1.7\n% ${text}\n%%EOF\n`;

/** Sends a new document, by default a contract that belongs to nothing. */
export const sendDocument = (
  office: TestBrowser,
  fields: Fields = {},
  [name, contents]: [string, Buffer<ArrayBuffer> | string] = ['plan.pdf', pdf()],
) =>
  sendForm(
    office,
    documents.create,
    '',
    formOf(name, contents, { title: 'Contract', kind: 'contract', ...fields }),
  );

export async function addDocument(...given: Parameters<typeof sendDocument>): Promise<Document> {
  const response = await sendDocument(...given);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return response.json<Document>();
}

export const sendVersion = (
  office: TestBrowser,
  id: string,
  [name, contents]: [string, Buffer<ArrayBuffer> | string],
  fields: Fields = {},
) => sendForm(office, documents.addVersion, id, formOf(name, contents, fields));
