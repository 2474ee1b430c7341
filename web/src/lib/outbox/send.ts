import type { Endpoint } from '@ploegplan/contract/endpoint';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { exchange, sendByFetch } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { createUploadTransport } from '../api/upload.ts';
import type { Entry } from './entry.ts';
import type { OutboxFile, Sent } from './ports.ts';

/** A call that goes through the outbox. */
export interface OutboxCall {
  endpoint: Endpoint;
  /** The rejections that are about the file of a write, not about what comes along with it. */
  fileErrors?: readonly ProblemCode[];
  /** A larger file is not sent: the server would refuse it after the upload. */
  mostBytes?: number;
  /** The body, where the file was prepared and is of another type than what was chosen. */
  bodyFor?: (body: Entry['body'], preparedName: string) => Entry['body'];
}

/** The calls, by the kind of write. */
export type OutboxCalls = Readonly<Record<string, OutboxCall>>;

/** A request without progress or answer for this long is aborted, and sent again later. */
const STALL_TIMEOUT_MS = 20_000;
/** A service worker gets no progress of an upload. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** These codes are about the session, not about the write: it can be sent after signing in. */
const aboutSession: readonly ProblemCode[] = [
  'unauthorized',
  'csrf',
  'password-change-needed',
  'tenant-blocked',
  'unknown-host',
];

function toOutcome(error: unknown, { file }: Entry, fileErrors: readonly ProblemCode[]): Sent {
  if (!(error instanceof ApiError) || aboutSession.includes(error.code)) {
    return { kind: 'unreachable' };
  }
  const { status, code, fields, requestId } = error;
  const refusal = { status, code, ...(fields.length > 0 && { fields }) };
  if (file && fileErrors.includes(code)) return { kind: 'file-refused', refusal };
  // A proxy may limit the size of a request.
  if (file && status === 413)
    return { kind: 'file-refused', refusal: { status, code: 'too-large' } };
  // An error page of something in between.
  if (requestId === '') return { kind: 'unreachable' };
  return { kind: status >= 500 || status === 429 ? 'busy' : 'refused', refusal };
}

/** Sends an entry of this user by the API, under its own key. */
export const sendBy =
  (calls: OutboxCalls, asUser: string) =>
  async (
    entry: Entry,
    stored: OutboxFile | null,
    onProgress: (share: number) => void,
  ): Promise<Sent> => {
    const call = calls[entry.kind];
    const { endpoint, fileErrors = [], mostBytes = Number.POSITIVE_INFINITY } = call ?? {};
    // The write comes from a version of the application that is gone.
    if (!endpoint) return { kind: 'refused', refusal: { status: 400, code: 'malformed' } };
    const file = stored?.blob ?? null;
    if (file && file.size > mostBytes)
      return { kind: 'file-refused', refusal: { status: 413, code: 'too-large' } };
    const tellsProgress = file !== null && 'XMLHttpRequest' in self;
    const patience = file && !tellsProgress ? UPLOAD_TIMEOUT_MS : STALL_TIMEOUT_MS;
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), patience);
    const note = (share: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), patience);
      onProgress(share);
    };
    const { params, id: key } = entry;
    const body =
      stored?.name === undefined || !call?.bodyFor
        ? entry.body
        : call.bodyFor(entry.body, stored.name);
    const files = file ? [new File([file], entry.file?.name ?? '', { type: file.type })] : [];
    const request = { params, body, files, key, asUser, signal: silence.signal };
    try {
      const answer = await exchange(
        endpoint,
        request,
        tellsProgress ? createUploadTransport(note) : sendByFetch,
      );
      return { kind: 'done', answer };
    } catch (error) {
      return toOutcome(error, entry, fileErrors);
    } finally {
      clearTimeout(timer);
    }
  };
