import type {
  BodyFor,
  Endpoint,
  ParamsFor,
  QueryFor,
  ResponseOf,
} from '@ploegplan/contract/endpoint';
import { session } from '@ploegplan/contract/session/endpoints';
import { urlOf } from '../calls/browser.ts';
import { PASSWORD } from '../data/factories.ts';

const PATIENCE_MS = 20_000;

export interface Answer {
  status: number;
  retryAfter: string | null;
  /** Parsed when it is JSON. */
  body: unknown;
}

interface Given<E extends Endpoint> {
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  body?: BodyFor<E>;
  form?: FormData;
}

/** Calls the app over the network as a browser does, with its cookies and the anti-forgery token. */
export class Visitor {
  readonly #app: { readonly address: string };
  readonly #host: string;
  readonly #cookies = new Map<string, string>();

  constructor(app: { readonly address: string }, host: string) {
    this.#app = app;
    this.#host = host;
  }

  async login(username: string): Promise<void> {
    await this.call(session.check);
    const answer = await this.call(session.login, { body: { username, password: PASSWORD } });
    if (answer?.status !== 200) throw new Error(`Login failed: ${JSON.stringify(answer)}`);
  }

  /** The response, or undefined without one, or with a 503: the app or its database is down. */
  async call<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<Answer | undefined> {
    try {
      const answer = await this.ask(endpoint, given);
      return answer.status === 503 ? undefined : answer;
    } catch (error) {
      // A timeout must not be taken for a killed app.
      if (error instanceof DOMException) throw error;
      return undefined;
    }
  }

  /** The response, also a 503. Throws without one. */
  ask<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<Answer> {
    return this.#fetch(`${this.#app.address}${urlOf(endpoint, given)}`, endpoint.method, given);
  }

  /** The body of a successful response, or undefined for a 404. */
  async read<E extends Endpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E> | undefined> {
    const answer = await this.call(endpoint, given);
    if (answer?.status === 404) return undefined;
    if (answer?.status !== 200) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
    return answer.body as ResponseOf<E>;
  }

  /** Opens a stream, whose body the caller reads, where an earlier one ended. */
  open(endpoint: Endpoint, signal: AbortSignal, lastEventId?: string): Promise<Response> {
    return fetch(`${this.#app.address}${urlOf(endpoint, {})}`, {
      headers: {
        ...this.#headers(false),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      signal,
    });
  }

  async #fetch(
    url: string,
    method: string,
    { body, form }: { body?: unknown; form?: FormData },
  ): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: this.#headers(body !== undefined),
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, decodeURIComponent(value));
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: isJson ? JSON.parse(bytes.toString()) : bytes,
    };
  }

  #headers(json: boolean): Record<string, string> {
    const cookies = [...this.#cookies].map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    return {
      ...(json && { 'content-type': 'application/json' }),
      cookie: cookies.join('; '),
      'x-forwarded-host': this.#host,
      'x-current-host': this.#host,
      'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
    };
  }
}
