import http from 'node:http';
import https from 'node:https';
import { isPublicEndpoint, lookUpPublic } from '../notices/push-addresses.ts';
import { signMessage } from './message.ts';

const TIMEOUT_MS = 10_000;
const MAX_SOCKETS = 50;
/** The bytes of an answer that are read, for who looks why a message did not arrive. */
const ANSWER_BYTES = 1_024;

export interface SentMessage {
  url: string;
  secret: string;
  id: string;
  body: string;
}

/** What came of sending: the status is null without an answer, and the text then says why. */
export interface Answer {
  status: number | null;
  text: string;
}

function explainFault(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'TimeoutError' || name === 'AbortError') return 'Geen antwoord binnen 10 seconden';
  return /private network/.test(message) ? 'Geen openbaar adres' : `Niet bereikbaar: ${message}`;
}

/** Sends messages to endpoints of others. No redirect is followed, and nothing is sent into a private network. */
export class WebhookSender {
  readonly #allowsLoopback: boolean;
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    'https:': new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, lookup: lookUpPublic }),
  };

  /** @param allowsLoopback also sends to this machine without encryption: for a receiver of a test */
  constructor({ allowsLoopback = false } = {}) {
    this.#allowsLoopback = allowsLoopback;
  }

  accepts(url: string): boolean {
    if (this.#allowsLoopback && url.startsWith('http://127.0.0.1:')) return true;
    return isPublicEndpoint(url);
  }

  async send(message: SentMessage): Promise<Answer> {
    if (!this.accepts(message.url)) return { status: null, text: 'Geen openbaar adres' };
    try {
      return await this.#post(message);
    } catch (error) {
      return { status: null, text: explainFault(error).slice(0, ANSWER_BYTES) };
    }
  }

  #post({ url, secret, id, body }: SentMessage): Promise<Answer> {
    const isHttp = url.startsWith('http:');
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const request = (isHttp ? http : https).request(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Ploegplan',
          ...signMessage(id, body, secret),
        },
        agent: this.#agents[isHttp ? 'http:' : 'https:'],
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        let read = Buffer.alloc(0);
        const finish = () =>
          // PostgreSQL stores no NUL in text.
          resolve({ status, text: read.toString().replaceAll('\0', '') });
        response.on('data', (chunk: Buffer) => {
          read = Buffer.concat([read, chunk]).subarray(0, ANSWER_BYTES);
          if (read.byteLength < ANSWER_BYTES) return;
          finish();
          request.destroy();
        });
        response.on('end', finish);
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
    return promise;
  }
}
