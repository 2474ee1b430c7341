import { randomUUIDv7 } from 'node:crypto';
import type {
  BodyFor,
  Endpoint,
  ParamsFor,
  QueryFor,
  ResponseOf,
} from '@ploegplan/contract/endpoint';
import { session } from '@ploegplan/contract/session/endpoints';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { getSessionExpiry, SESSION_COOKIE } from '../../src/platform/sessions/cookie.ts';
import { startSession } from '../../src/platform/sessions/repository.ts';
import { PASSWORD, type TestTenant, type TestUser } from '../data/factories.ts';
import type { TestServer } from '../servers/server.ts';

type Payload = InjectOptions['payload'];

export interface Given<E extends Endpoint> {
  params?: ParamsFor<E>;
  query?: QueryFor<E>;
  body?: BodyFor<E>;
  headers?: Record<string, string>;
}

export function urlOf({ path }: Endpoint, given: { params?: unknown; query?: unknown }): string {
  const params = (given.params ?? {}) as Record<string, string>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams(given.query as Record<string, string> | undefined).toString();
  return `/api${filled}${query && `?${query}`}`;
}

const sessionCookieOf = ({ app }: TestServer) =>
  app.publicHttps ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

/** Calls the app as a browser does: keeps cookies, sends the host and the anti-forgery token. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;
  readonly #at: string | Pick<TestTenant, 'host'>;

  /** At a host, or at that of a tenant that is made later. */
  constructor(server: TestServer, at: string | Pick<TestTenant, 'host'>) {
    this.#server = server;
    this.#at = at;
  }

  /** Sends one request; `url` starts with /api. */
  async request(
    method: Endpoint['method'] | 'HEAD',
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
    const host = typeof this.#at === 'string' ? this.#at : this.#at.host;
    const response = await this.#server.app.inject({
      ...request,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        host,
        'x-current-host': host,
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

  /** Calls an endpoint of the contract and returns the response, which must fit the contract also where the app does not check it. */
  async call<E extends Endpoint>(
    endpoint: E,
    given: Given<E> = {},
  ): Promise<LightMyRequestResponse> {
    const { method, response: schema, stream } = endpoint;
    const url = urlOf(endpoint, given);
    const response = await this.request(method, url, given.body as Payload, given.headers);
    if (response.statusCode === 200 && schema && !stream) schema.parse(response.json());
    return response;
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

  get cookieHeader(): string {
    return [...this.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
  }

  get sessionCookie(): string {
    return this.cookies.get(sessionCookieOf(this.#server)) ?? '';
  }

  /** Whether the session is valid: 200 or 401. */
  async statusOfCheck(): Promise<number> {
    return (await this.call(session.check)).statusCode;
  }

  /** Gives this browser a session of the account instead of its own, as signing in does in less time. */
  async startSession(tenant: TestTenant, account: TestUser): Promise<void> {
    const id = randomUUIDv7();
    await tenant.transact((tx) =>
      startSession(tx, { id, account, expiresAt: getSessionExpiry(), userAgent: '' }),
    );
    const cookie = this.#server.app.jwt.sign({ sid: id, tid: tenant.id });
    this.cookies.clear();
    this.cookies.set(sessionCookieOf(this.#server), cookie);
    await this.call(session.check);
  }
}

export async function browseAs(
  server: TestServer,
  tenant: TestTenant,
  account: TestUser,
): Promise<TestBrowser> {
  const browser = browse(server, tenant);
  await browser.startSession(tenant, account);
  return browser;
}

export function browseWith(server: TestServer, tenant: TestTenant, cookie: string): TestBrowser {
  const browser = browse(server, tenant);
  browser.cookies.set(sessionCookieOf(server), cookie);
  return browser;
}

export const browse = (server: TestServer, tenant: TestTenant) => new TestBrowser(server, tenant);
