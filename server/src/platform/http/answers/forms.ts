import { writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { rethrowStorageError, StorageFullError } from '../../storage/errors.ts';
import type { WorkFolder } from '../../storage/staging.ts';
import { HttpProblem } from '../problem.ts';

export interface ReceivedFile {
  path: string;
  /** Name given by the client. */
  filename: string;
}

export interface ReceivedForm {
  /** The text fields by name; a field may be repeated. */
  values: Map<string, string[]>;
  files: ReceivedFile[];
}

/** Checks the first bytes of each file while it arrives; throws to reject it before the rest is read. */
export interface HeadCheck {
  /** The bytes that the check needs; a smaller file is given whole. */
  bytes: number;
  /** @param index the place of the file among the files of the form */
  check(head: Buffer, index: number): Promise<void>;
  /** The number of files and the size of each, where they differ from those of images. */
  limits?: { files: number; fileSize: number };
}

const acceptAny: HeadCheck = { bytes: 0, check: async () => undefined };

/** Fields with a value per file. */
const lists: readonly string[] = ['names', 'ids'];

/** A form has its lists and a few other fields. */
const MAX_FIELDS = lists.length * limits.imagesAtOnce + 10;

declare module 'fastify' {
  interface FastifyRequest {
    /** The names, values and sizes of the form that was received, as one text; null without one. */
    formDigest: string | null;
  }
}

/** Registers the parser of multipart forms, with its limits. */
export async function acceptForms(api: FastifyInstance): Promise<void> {
  api.decorateRequest('formDigest', null);
  await api.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: limits.imageBytes,
      files: limits.imagesAtOnce,
      fields: MAX_FIELDS,
      fieldSize: limits.notes * 4,
      parts: MAX_FIELDS + limits.imagesAtOnce,
    },
  });
}

/** Reads a form, its parts in any order. Files stream into the folder, so that memory does not grow with their size. */
export async function receiveForm(
  request: FastifyRequest,
  folder: WorkFolder,
  headCheck = acceptAny,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new HttpProblem('unsupported-media-type');
  const form: ReceivedForm = { values: new Map(), files: [] };
  const { limits: ownLimits } = headCheck;
  await readParts(request, ownLimits, async (part) => {
    if (part.type === 'file') {
      // A browser sends a file without name and contents where none was chosen.
      if (!part.filename) return rejectContents(part);
      const checked = checkFile(part.file, headCheck, form.files.length);
      form.files.push(await stage(part, checked, folder.file()));
    } else collect(form.values, part);
  });
  return form;
}

/** Reads a form of which nothing is kept, to see whether it was sent before. */
export async function digestForm(request: FastifyRequest): Promise<void> {
  await readParts(request, { fileSize: Number.POSITIVE_INFINITY }, async (part) => {
    if (part.type === 'file') await finished(part.file.resume());
  });
}

type Part = MultipartFile | MultipartValue;

/** Gives each part to `take`, which reads it to its end. */
async function readParts(
  request: FastifyRequest,
  ownLimits: { files?: number; fileSize: number } | undefined,
  take: (part: Part) => Promise<void>,
): Promise<void> {
  const digest: unknown[] = [];
  try {
    for await (const part of request.parts(ownLimits && { limits: ownLimits })) {
      await take(part);
      digest.push(
        part.type === 'file'
          ? [part.fieldname, part.filename, part.file.bytesRead]
          : [part.fieldname, part.value],
      );
    }
  } catch (error) {
    // The rest is read and discarded, because a browser reads the response only after it has sent everything.
    request.raw.unpipe().resume();
    throw toReadingProblem(error);
  }
  request.formDigest = JSON.stringify(digest);
}

function toReadingProblem(error: unknown): unknown {
  if (error instanceof StorageFullError)
    return new HttpProblem('storage-full', {}, { cause: error });
  // An error with a code is handled elsewhere; those of the parser itself have none.
  const fromParser = error instanceof Error && !('code' in error);
  return fromParser ? new HttpProblem('malformed', {}, { cause: error }) : error;
}

/** The contents of a file, yielded only after its first bytes have been checked. */
async function* checkFile(
  file: AsyncIterable<Buffer>,
  { bytes, check }: Pick<HeadCheck, 'bytes' | 'check'>,
  index: number,
): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of file) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < bytes) continue;
    await check(head, index);
    yield head;
    head = null;
  }
  if (head === null) return;
  await check(head, index);
  yield head;
}

async function rejectContents({ file, fieldname }: MultipartFile): Promise<void> {
  await finished(file.resume());
  if (file.bytesRead > 0) throw createInvalidProblem(fieldname, 'filename');
}

async function stage(
  part: MultipartFile,
  contents: AsyncIterable<Buffer>,
  path: string,
): Promise<ReceivedFile> {
  if (part.fieldname !== 'files') throw createInvalidProblem(part.fieldname, 'unrecognized_keys');
  await writeFile(path, contents, { flag: 'wx', mode: 0o600 }).catch(rethrowStorageError);
  if (part.file.truncated) {
    throw new HttpProblem('too-large', { fields: [{ field: 'files', code: 'too-large' }] });
  }
  return { path, filename: part.filename ?? '' };
}

function collect(values: Map<string, string[]>, part: MultipartValue): void {
  const { fieldname, value, valueTruncated } = part;
  if (valueTruncated) throw new HttpProblem('too-large');
  if (typeof value !== 'string') throw createInvalidProblem(fieldname, 'invalid_type');
  values.set(fieldname, [...(values.get(fieldname) ?? []), value]);
}

const createInvalidProblem = (field: string, code: string) =>
  new HttpProblem('validation', { fields: [{ field, code }] });

/** Validates the fields of a form against a schema in which `names` and `ids` are lists and every other field is one text. */
export function parseFields<S extends z.ZodMiniType>(
  schema: S,
  { values }: ReceivedForm,
): z.output<S> {
  const entries = [...values].map(([name, all]) => [
    name,
    lists.includes(name) || all.length > 1 ? all : all[0],
  ]);
  const { success, data, error } = z.safeParse(schema, Object.fromEntries(entries));
  if (success) return data;
  const fields = error.issues.map(({ path, code, message }) => ({
    field: path.join('.'),
    code: code === 'custom' ? message : code,
  }));
  throw new HttpProblem('validation', { fields });
}
