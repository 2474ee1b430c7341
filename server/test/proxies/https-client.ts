import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Asks a proxy on this machine by the name of a host. Its certificate is that of a test, which nobody signed. */
export class HttpsClient {
  readonly #port: number;
  readonly #host: string;

  constructor(port: number, host: string) {
    this.#port = port;
    this.#host = host;
  }

  /** The answer as it begins to come in. */
  async open(
    path: string,
    { method = 'GET', headers, body }: Asked = {},
  ): Promise<IncomingMessage> {
    const asking = request({
      host: '127.0.0.1',
      port: this.#port,
      servername: this.#host,
      rejectUnauthorized: false,
      agent: false,
      method,
      path,
      headers: { host: this.#host, 'x-current-host': this.#host, ...headers },
    });
    asking.end(body);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return answer;
  }

  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    const answer = await this.open(path, asked);
    const parts: Buffer[] = await answer.toArray();
    const { statusCode = 0, headers } = answer;
    return { status: statusCode, headers, body: Buffer.concat(parts).toString() };
  }
}
