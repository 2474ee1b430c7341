import type { Endpoint } from '@ploegplan/contract/endpoint';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { byFetch, exchange } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { byRequest } from '../api/upload.ts';
import type { Entry } from './entry.ts';
import type { Sent } from './ports.ts';

/** A call that goes through the outbox. */
export interface OutboxKind {
  endpoint: Endpoint;
  /** The rejections that are about the file of a write, not about what comes along with it. */
  fileErrors?: readonly ProblemCode[];
  /** Shows what the server has since. */
  onSent: (answer: unknown) => void;
}

export type OutboxKinds = Readonly<Record<string, OutboxKind>>;

/** Without a sign of life for this long, a request is given up and sent again later. */
const SILENCE_MS = 20_000;

/** These are about the session, not about what is sent: it can be sent after signing in. */
const aboutSession: readonly ProblemCode[] = [
  'unauthorized',
  'csrf',
  'password-change-needed',
  'tenant-blocked',
  'unknown-host',
];

function outcomeOf(error: unknown, { file }: Entry, fileErrors: readonly ProblemCode[]): Sent {
  if (!(error instanceof ApiError) || aboutSession.includes(error.code)) {
    return { kind: 'unreachable' };
  }
  const { status, code, requestId } = error;
  const refusal = { status, code };
  if (file && fileErrors.includes(code)) return { kind: 'file-refused', refusal };
  // A proxy may limit the size of a request.
  if (file && status === 413)
    return { kind: 'file-refused', refusal: { status, code: 'too-large' } };
  // An error page of something in between.
  if (requestId === '') return { kind: 'unreachable' };
  return { kind: status >= 500 || status === 429 ? 'busy' : 'refused', refusal };
}

/** Sends an entry by the API, under its own key. */
export const sendBy =
  (kinds: OutboxKinds) =>
  async (entry: Entry, file: Blob | null, onProgress: (share: number) => void): Promise<Sent> => {
    const kind = kinds[entry.kind];
    // Of a version of the application that is gone.
    if (!kind) return { kind: 'refused', refusal: { status: 400, code: 'malformed' } };
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const note = (share: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      onProgress(share);
    };
    const { params, body, id: key } = entry;
    const files = file ? [new File([file], entry.file?.name ?? '', { type: file.type })] : [];
    const request = { params, body, files, key, signal: silence.signal };
    try {
      const answer = await exchange(kind.endpoint, request, file ? byRequest(note) : byFetch);
      kind.onSent(answer);
      return { kind: 'done', answer };
    } catch (error) {
      return outcomeOf(error, entry, kind.fileErrors ?? []);
    } finally {
      clearTimeout(timer);
    }
  };
