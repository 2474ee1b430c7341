import { randomUUIDv7 } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  findDocumentType,
  findFilenameFault,
  getShownType,
} from '@ploegplan/contract/documents/files';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type * as z from 'zod/mini';
import { formatDisposition, holds } from '../http/answers/disposition.ts';
import { type HeadCheck, parseFields, receiveForm } from '../http/answers/forms.ts';
import { HttpProblem, requireFound } from '../http/problem.ts';
import { filePolicy } from '../http/security.ts';
import { StorageFullError, StorageLimitError } from '../storage/errors.ts';
import type { OpenStorage } from '../storage/open.ts';
import type { Staging } from '../storage/staging.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** Enough to find the header of a PDF, which may stand within the first kilobyte, and of an image. */
const HEAD_BYTES = 4_100;

/** What a document holds is not looked into while it arrives: only its name tells what it is. */
const oneFile: HeadCheck = {
  bytes: 0,
  check: async () => undefined,
  limits: { files: 1, fileSize: limits.documentBytes },
};

export interface DocumentFile {
  /** Of the stored file. */
  fileId: string;
  filename: string;
  contentType: string;
  sizeBytes: number;
}

/** A received form whose file is stored, not yet part of a document. On disposal it is removed unless `keep` ran. */
export interface DocumentUpload<Fields> extends AsyncDisposable {
  fields: Fields;
  fileId: string;
  filename: string;
  keep(tx: TenantTx): Promise<void>;
}

interface View {
  tenant: { id: string };
  query: { download: boolean };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Receives and sends the files of documents. */
export class DocumentFiles {
  readonly #files: StoredFiles;
  readonly #staging: Staging;

  constructor({ files, staging }: Pick<OpenStorage, 'files' | 'staging'>) {
    this.#files = files;
    this.#staging = staging;
  }

  /** Reads a form with one file, and stores that. Takes as long as the upload: not within a transaction. */
  async receive<S extends z.ZodMiniType<{ filename?: string | undefined }>>(
    request: FastifyRequest,
    tenantId: string,
    schema: S,
  ): Promise<DocumentUpload<z.output<S>>> {
    await using folder = await this.#staging.openFolder();
    const form = await receiveForm(request, folder, oneFile);
    const fields = parseFields(schema, form);
    const [file] = form.files;
    if (!file) throw createInvalidProblem('files', 'required');
    const filename = fields.filename ?? file.filename;
    const fault = findFilenameFault(filename);
    if (fault) throw createInvalidProblem('filename', fault);
    const id = randomUUIDv7();
    const abandon = () => this.#files.abandon(tenantId, [id]);
    const stored = { id, path: file.path, ...(await inspect(file.path, filename)) };
    await this.#files.add(tenantId, [stored]).catch(async (error: unknown) => {
      await abandon();
      throw toStoringProblem(error);
    });
    return {
      fields,
      fileId: id,
      filename,
      keep: (tx) => this.#files.markStored(tx, [id]),
      [Symbol.asyncDispose]: abandon,
    };
  }

  /** Sends a file, never as a page of this origin. Browsers keep it and ask again at each use, because access may have ended. */
  async send(file: DocumentFile, { tenant, query, request, reply }: View): Promise<FastifyReply> {
    const isShown = !query.download && getShownType(file.contentType) !== undefined;
    // The contents of a stored file never change, so its id serves as etag.
    const etag = `"${file.fileId}"`;
    reply
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', filePolicy)
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-disposition',
        formatDisposition(isShown ? 'inline' : 'attachment', file.filename),
      )
      .header('etag', etag);
    if (holds(request, etag)) return reply.code(304).send();
    const contents = requireFound(await this.#files.read(tenant.id, file.fileId));
    return reply.type(file.contentType).header('content-length', file.sizeBytes).send(contents);
  }
}

const createInvalidProblem = (field: string, code: string) =>
  new HttpProblem('validation', { fields: [{ field, code }] });

const createUnsupportedProblem = () =>
  new HttpProblem('unsupported-media-type', {
    fields: [{ field: 'files', code: 'unsupported-media-type' }],
  });

/** What the file is: as its name says, and where a browser would show it, as its contents say too. */
async function inspect(path: string, filename: string) {
  const named = findDocumentType(filename);
  if (named === undefined) throw createUnsupportedProblem();
  await using file = await open(path);
  const { size } = await file.stat();
  if (size === 0) throw createInvalidProblem('files', 'empty');
  const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const contentType = getShownType(named)
    ? await detect(buffer.subarray(0, bytesRead), named)
    : named;
  return { contentType, sizeBytes: size, width: 0, height: 0 };
}

async function detect(head: Buffer, named: string): Promise<string> {
  if (named === 'application/pdf') {
    if (head.subarray(0, 1_024).includes('%PDF-')) return named;
    throw createUnsupportedProblem();
  }
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === undefined || getShownType(mime) !== 'image') throw createUnsupportedProblem();
  return mime;
}

function toStoringProblem(error: unknown): unknown {
  if (error instanceof StorageFullError) {
    return new HttpProblem('storage-full', {}, { cause: error });
  }
  if (error instanceof StorageLimitError) {
    return new HttpProblem('storage-limit', {}, { cause: error });
  }
  return error;
}
