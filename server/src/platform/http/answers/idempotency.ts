import { createHash } from 'node:crypto';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { TenantTx } from '../../tenants/transaction.ts';
import { HttpProblem } from '../problem.ts';
import { digestForm } from './forms.ts';

const KEY_HEADER = 'idempotency-key';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the sender chose for this write; null without one. Only of somebody who is signed in, so that nobody gets another's answer. */
function readKey({ method }: Endpoint, { headers, session }: FastifyRequest): string | null {
  const key = headers[KEY_HEADER];
  if (key === undefined || method === 'GET' || !session) return null;
  if (typeof key === 'string' && uuid.test(key)) return key;
  throw new HttpProblem('malformed', { detail: 'The Idempotency-Key is not a UUID' });
}

const parse = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));

/** A write with a key: done once, however often it is sent. */
export class KeyedWrite {
  readonly #key: string;
  readonly #userId: string;
  readonly #request: FastifyRequest;
  /** Whether the answer is that of an earlier request. */
  isRepeat = false;

  constructor(key: string, userId: string, request: FastifyRequest) {
    this.#key = key;
    this.#userId = userId;
    this.#request = request;
  }

  /** The earlier request with this key; undefined when there is none. */
  async find(tx: TenantTx) {
    return tx
      .selectFrom('kept_answers')
      .select(['answer', 'fingerprint'])
      .where('user_id', '=', this.#userId)
      .where('key', '=', this.#key)
      .executeTakeFirst();
  }

  /** The first answer; rejects when that was about something else. */
  accept({ answer, fingerprint }: { answer: string | null; fingerprint: Buffer }): unknown {
    if (!fingerprint.equals(this.#fingerprint())) throw new HttpProblem('key-reused');
    this.isRepeat = true;
    return parse(answer);
  }

  /** Does the work and keeps its answer, in one transaction; a repeat waits for the first to end. */
  async once<T>(tx: TenantTx, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    const mine = { user_id: this.#userId, key: this.#key, fingerprint: this.#fingerprint() };
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('kept_answers')
      .values(mine)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const earlier = numInsertedOrUpdatedRows === 0n ? await this.find(tx) : undefined;
    // The route validated what it answered the first time.
    if (earlier) return this.accept(earlier) as T;
    const answer = await work(tx);
    await tx
      .updateTable('kept_answers')
      .set({ answer: answer === undefined ? null : JSON.stringify(answer) })
      .where('user_id', '=', this.#userId)
      .where('key', '=', this.#key)
      .execute();
    return answer;
  }

  #fingerprint(): Buffer {
    const { method, url, body, formDigest } = this.#request;
    const serialised = JSON.stringify([method, url, formDigest ?? body ?? null]);
    return createHash('sha256').update(serialised).digest();
  }
}

export function createKeyedWrite(endpoint: Endpoint, request: FastifyRequest): KeyedWrite | null {
  const key = readKey(endpoint, request);
  return key !== null && request.session
    ? new KeyedWrite(key, request.session.userId, request)
    : null;
}

/**
 * The first answer to a form that was sent before. Looked for before the handler runs, which checks first whether it may receive
 * the files: by now that may have changed.
 */
export async function findRepeatedFormAnswer(
  write: KeyedWrite,
  request: FastifyRequest,
  transact: <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>,
): Promise<{ answer: unknown } | null> {
  if (!request.isMultipart()) return null;
  const earlier = await transact((tx) => write.find(tx));
  if (!earlier) return null;
  await digestForm(request);
  return { answer: write.accept(earlier) };
}
