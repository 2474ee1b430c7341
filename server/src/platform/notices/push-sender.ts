import { createECDH } from 'node:crypto';
import type { PushSubscription } from '@ploegplan/contract/notices/schemas';
import type { Pool } from 'pg';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import { askPublic, createAgents, mayAsk } from '../http/ask-public.ts';
import { readAppKeys } from '../sessions/keys.ts';
import { openGlobalTables } from '../tenants/directory.ts';

/** What the service worker shows. */
export interface PushMessage {
  /** Of the same notice, so that a repeat takes the place of the first. */
  id: string;
  title: string;
  body: string;
  path: string;
}

/** `ended`: nobody has this subscription any more; `refused`: it will not be taken next time either. An error may be over next time. */
export type PushResult = 'sent' | 'ended' | 'refused' | Error;

/** The push service keeps a message so long for a phone that is off. */
const TTL_SECONDS = 2 * 24 * 60 * 60;
/** Of an answer, only the status is used. */
const ANSWER_BYTES = 1_024;

interface Options {
  /** 32 bytes, from which the keys of this server follow (VAPID, RFC 8292). */
  secret: Buffer;
  /** Where a push service finds who sends, as a mailto: or https: address. */
  subject: string;
  /** Also sends to this machine without encryption: for a push service of a test. */
  allowsLoopback?: boolean;
}

/** Sends push messages, encrypted for one browser (RFC 8291). */
export class PushSender {
  readonly publicKey: string;
  readonly #privateKey: string;
  readonly #subject: string;
  readonly #allowsLoopback: boolean;
  readonly #agents = createAgents();

  constructor({ secret, subject, allowsLoopback = false }: Options) {
    const key = Buffer.from(secret);
    // A private key is less than the order of the curve, which begins with 32 set bits.
    key[0] = (key[0] ?? 0) & 0x7f;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(key);
    this.#privateKey = key.toString('base64url');
    this.publicKey = pair.getPublicKey('base64url');
    this.#subject = subject;
    this.#allowsLoopback = allowsLoopback;
  }

  /** True when this server sends to the push service of this address. */
  accepts(endpoint: string): boolean {
    return mayAsk(endpoint, this.#allowsLoopback);
  }

  async send(subscription: PushSubscription, message: PushMessage): Promise<PushResult> {
    if (!this.accepts(subscription.endpoint)) return 'refused';
    const details = this.#encrypt(subscription, message);
    if (!details) return 'refused';
    try {
      return toResult(await this.#post(details));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Returns null where the keys of the browser are none. */
  #encrypt({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage) {
    const { publicKey } = this;
    try {
      return webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: this.#subject, publicKey, privateKey: this.#privateKey },
          TTL: TTL_SECONDS,
          urgency: 'high',
          // At most 32 characters: an id without its dashes.
          topic: message.id.replaceAll('-', ''),
        },
      );
    } catch {
      return null;
    }
  }

  /** Returns the status of the answer. */
  async #post({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<number> {
    const { status } = await askPublic({
      ...{ url: endpoint, method, body, maxBytes: ANSWER_BYTES, truncates: true },
      ...{ agents: this.#agents, allowsLoopback: this.#allowsLoopback },
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      ),
    });
    return status;
  }
}

interface Installation {
  pool: Pool;
  config: Pick<Config, 'publicUrl' | 'mailFrom'>;
  allowsLoopback?: boolean;
}

/** The sender of this installation, whose keys follow from the one that all nodes share. */
export async function openPushSender({ pool, config, ...options }: Installation) {
  const { pushMessages } = await readAppKeys(openGlobalTables(pool));
  const { publicUrl, mailFrom } = config;
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
  return new PushSender({ secret: pushMessages, subject, ...options });
}

function toResult(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'ended';
  if (status === 429 || status >= 500) return new Error(`The push service answered ${status}`);
  return 'refused';
}
