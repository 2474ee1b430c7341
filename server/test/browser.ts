import { randomUUIDv7 } from 'node:crypto';
import type {
  BodyFor,
  Endpoint,
  ParamsFor,
  QueryFor,
  ResponseOf,
} from '@ploegplan/contract/endpoint';
import { session } from '@ploegplan/contract/session';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { SESSION_COOKIE, sessionExpiry } from '../src/platform/sessions/cookie.ts';
import { startSession } from '../src/platform/sessions/repository.ts';
import { PASSWORD, type TestTenant, type TestUser } from './factories.ts';
import type { TestServer } from './server.ts';

type Payload = InjectOptions['payload'];

interface Given<E extends Endpoint> {
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  body?: BodyFor<E>;
  headers?: Record<string, string>;
}

/** The URL of an endpoint, with its parameters filled in. */
export function urlOf({ path }: Endpoint, given: { params?: unknown; query?: unknown }): string {
  const params = (given.params ?? {}) as Record<string, string>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams(given.query as Record<string, string> | undefined).toString();
  return `/api${filled}${query && `?${query}`}`;
}

/** Calls the app as a browser does: keeps cookies, sends the host and the anti-forgery token. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;
  readonly #host: string;

  constructor(server: TestServer, host: string) {
    this.#server = server;
    this.#host = host;
  }

  /** Sends one request; `url` starts with /api. */
  async request(
    method: Endpoint['method'],
    url: string,
    payload?: Payload,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.#inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  }

  /** Opens a streaming response; its body is read through `stream()`. */
  open(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#inject({ method: 'GET', url, headers, payloadAsStream: true });
  }

  async #inject({ headers, ...request }: InjectOptions): Promise<LightMyRequestResponse> {
    const token = this.cookies.get('XSRF-TOKEN');
    const response = await this.#server.app.inject({
      ...request,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        host: this.#host,
        'x-current-host': this.#host,
        ...(token && { 'x-xsrf-token': token }),
        ...headers,
      },
    });
    for (const { name, value } of response.cookies) {
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Calls an endpoint of the contract and returns the response. */
  call<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<LightMyRequestResponse> {
    const { method } = endpoint;
    return this.request(method, urlOf(endpoint, given), given.body as Payload, given.headers);
  }

  /** Calls an endpoint that must succeed and returns the parsed body. */
  async get<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<ResponseOf<E>> {
    const response = await this.call(endpoint, given);
    if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`);
    return response.body === '' ? (undefined as ResponseOf<E>) : response.json();
  }

  /** Signs in; the first request fetches the anti-forgery token, as the page does. */
  async login(username: string, password = PASSWORD): Promise<LightMyRequestResponse> {
    await this.call(session.check);
    return this.call(session.login, { body: { username, password } });
  }
}

/** A browser on the tenant's own host with a session of the user. */
export async function browseAs(
  server: TestServer,
  tenant: TestTenant,
  account: TestUser,
): Promise<TestBrowser> {
  const browser = browse(server, tenant);
  const id = randomUUIDv7();
  await tenant.transact((tx) =>
    startSession(tx, { id, account, expiresAt: sessionExpiry(), userAgent: '' }),
  );
  browser.cookies.set(SESSION_COOKIE, server.app.jwt.sign({ sid: id, tid: tenant.id }));
  await browser.call(session.check);
  return browser;
}

/** A browser on the tenant's own host. */
export const browse = (server: TestServer, tenant: TestTenant) =>
  new TestBrowser(server, tenant.host);
