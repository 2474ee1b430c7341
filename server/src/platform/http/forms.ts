import { writeFile } from 'node:fs/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { StorageFullError, translateFull } from '../storage/errors.ts';
import type { WorkFolder } from '../storage/staging.ts';
import { HttpProblem } from './problem.ts';

export interface ReceivedFile {
  /** Where its contents were put. */
  path: string;
  /** As the sender calls it. */
  filename: string;
}

export interface ReceivedForm {
  /** The text fields by name; a field may be repeated. */
  values: Map<string, string[]>;
  files: ReceivedFile[];
}

/** Looks at the first bytes of each file while it comes in; throws to refuse it before the rest is read. */
export interface HeadCheck {
  /** How many bytes it wants to see; of a smaller file it sees all. */
  bytes: number;
  /** @param index the place of the file among the files of the form */
  demand(head: Buffer, index: number): Promise<void>;
}

const anything: HeadCheck = { bytes: 0, demand: async () => undefined };

/** Room for a name per file and for a few other fields. */
const MAX_FIELDS = limits.imagesAtOnce + 10;

/** Lets the routes of this API take multipart forms. */
export async function acceptForms(api: FastifyInstance): Promise<void> {
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

/**
 * Reads a multipart form, its parts in any order. The files stream into the folder, so that memory does not grow with
 * their size.
 */
export async function receiveForm(
  request: FastifyRequest,
  folder: WorkFolder,
  check = anything,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new HttpProblem('unsupported-media-type');
  const form: ReceivedForm = { values: new Map(), files: [] };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const checked = checkedFile(part.file, check, form.files.length);
        form.files.push(await stage(part, checked, folder.file()));
      } else collect(form.values, part);
    }
  } catch (error) {
    // What still comes is read and dropped: a browser listens to the answer only when it has sent all.
    request.raw.unpipe().resume();
    throw readingProblem(error);
  }
  return form;
}

function readingProblem(error: unknown): unknown {
  if (error instanceof StorageFullError)
    return new HttpProblem('storage-full', {}, { cause: error });
  // Whatever has a code is known elsewhere; the parser's own complaints have none.
  const fromParser = error instanceof Error && !('code' in error);
  return fromParser ? new HttpProblem('malformed', {}, { cause: error }) : error;
}

/** The contents of a file, of which nothing comes before its first bytes are checked. */
async function* checkedFile(
  file: AsyncIterable<Buffer>,
  { bytes, demand }: HeadCheck,
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
    await demand(head, index);
    yield head;
    head = null;
  }
  if (head === null) return;
  await demand(head, index);
  yield head;
}

async function stage(
  part: MultipartFile,
  contents: AsyncIterable<Buffer>,
  path: string,
): Promise<ReceivedFile> {
  if (part.fieldname !== 'files') throw invalid(part.fieldname, 'unrecognized_keys');
  await writeFile(path, contents, { flag: 'wx', mode: 0o600 }).catch(translateFull);
  if (part.file.truncated) {
    throw new HttpProblem('too-large', { fields: [{ field: 'files', code: 'too-large' }] });
  }
  return { path, filename: part.filename ?? '' };
}

function collect(values: Map<string, string[]>, part: MultipartValue): void {
  const { fieldname, value, valueTruncated } = part;
  if (valueTruncated) throw new HttpProblem('too-large');
  if (typeof value !== 'string') throw invalid(fieldname, 'invalid_type');
  values.set(fieldname, [...(values.get(fieldname) ?? []), value]);
}

const invalid = (field: string, code: string) =>
  new HttpProblem('validation', { fields: [{ field, code }] });

/** Checks the fields of a form against a schema in which `names` is a list and every other field is one text. */
export function parseFields<S extends z.ZodMiniType>(
  schema: S,
  { values }: ReceivedForm,
): z.output<S> {
  const entries = [...values].map(([name, all]) => [
    name,
    name === 'names' || all.length > 1 ? all : all[0],
  ]);
  const { success, data, error } = z.safeParse(schema, Object.fromEntries(entries));
  if (success) return data;
  const fields = error.issues.map(({ path, code, message }) => ({
    field: path.join('.'),
    code: code === 'custom' ? message : code,
  }));
  throw new HttpProblem('validation', { fields });
}
