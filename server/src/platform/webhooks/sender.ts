import { askPublic, createAgents, mayAsk, PublicRequestError } from '../http/ask-public.ts';
import { signMessage } from './message.ts';

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
  return error instanceof PublicRequestError || /private network/.test(message)
    ? 'Geen openbaar adres'
    : `Niet bereikbaar: ${message}`;
}

/** Sends messages to endpoints of others. No redirect is followed, and nothing is sent into a private network. */
export class WebhookSender {
  readonly #allowsLoopback: boolean;
  readonly #agents = createAgents();

  /** @param allowsLoopback also sends to this machine without encryption: for a receiver of a test */
  constructor({ allowsLoopback = false } = {}) {
    this.#allowsLoopback = allowsLoopback;
  }

  accepts(url: string): boolean {
    return mayAsk(url, this.#allowsLoopback);
  }

  async send({ url, secret, id, body }: SentMessage): Promise<Answer> {
    try {
      const answer = await askPublic({
        ...{ url, method: 'POST', body, maxBytes: ANSWER_BYTES, truncates: true },
        ...{ agents: this.#agents, allowsLoopback: this.#allowsLoopback },
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Ploegplan',
          ...signMessage(id, body, secret),
        },
      });
      // PostgreSQL stores no NUL in text.
      return { status: answer.status, text: answer.body.toString().replaceAll('\0', '') };
    } catch (error) {
      return { status: null, text: explainFault(error).slice(0, ANSWER_BYTES) };
    }
  }
}
