import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@ploegplan/contract/endpoint';
import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { sample } from '@ploegplan/contract/test/sample';
import * as z from 'zod/mini';
import { openEventStream } from './event-stream.ts';

/** A request, validated against the contract as the server would. */
export interface Received<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: File[];
}

type Respond<E extends Endpoint> = (request: Received<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;
/** Without the type of its endpoint. */
type AnyRespond = (request: never) => unknown;

interface Rejection {
  changedBy?: string;
  deletesOn?: string;
  fields?: FieldProblem[];
  /** The current row, with code `stale-version`. */
  current?: unknown;
}

/** Thrown by a handler: the server rejects the request. */
export class Rejected extends Error {
  readonly response: Response;
  constructor(status: number, code: ProblemCode, rejection: Rejection = {}) {
    super(code);
    const problem = {
      type: 'about:blank',
      title: code,
      status,
      code,
      requestId: 'req-1',
      ...rejection,
    };
    const headers = { 'content-type': 'application/problem+json' };
    this.response = new Response(JSON.stringify(problem), { status, headers });
  }
}

/** Thrown by a handler: the server cannot be reached. */
export class Unreachable extends TypeError {}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../contract/src/*/endpoints.ts', {
  eager: true,
});
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((group) =>
    typeof group === 'object' && group ? Object.values<unknown>({ ...group }) : [],
  )
  .filter(isEndpoint)
  // A literal path takes precedence over one with parameters.
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);

const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^/api${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

async function readBody(request: Request): Promise<{ body: unknown; files: File[] }> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    const text = await request.text();
    return { body: text === '' ? undefined : JSON.parse(text), files: [] };
  }
  if (!type.startsWith('multipart')) return { body: undefined, files: [] };
  const form = await request.formData();
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string');
    if (values.length > 0) body[name] = /^(names|ids)$/.test(name) ? values : values[0];
  }
  return { body, files: form.getAll('files').filter((value) => value instanceof File) };
}

const json = (body: unknown): Response =>
  body === undefined
    ? new Response(null, { status: 204 })
    : new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** What a PUT of the browser leaves out: it sends every field with the version that was seen, also where the contract needs fewer. */
const leftOut = (schema: object, body: unknown): string[] =>
  Object.keys('shape' in schema ? Object(schema.shape) : {}).filter(
    (name) => name !== 'id' && !Object.hasOwn(Object(body), name),
  );

/** Answers every call of the contract, by default with a minimal valid answer. Requests and answers must fit the contract. */
export class TestApi {
  readonly #answers = new Map<Endpoint, AnyRespond>();
  readonly #received = new Map<Endpoint, unknown[]>();
  /** Violations of the contract; any fails the test. */
  readonly violations: string[] = [];
  readonly events = openEventStream();

  /** Sets the answer: a value, or a function of the request. */
  answer<E extends Endpoint>(endpoint: E, answer: ResponseOf<E> | Respond<E>): void {
    this.#answers.set(
      endpoint,
      typeof answer === 'function' ? (answer as AnyRespond) : () => answer,
    );
  }

  /** Makes the server reject this call. */
  reject(endpoint: Endpoint, status: number, code: ProblemCode, rejection?: Rejection): void {
    this.#answers.set(endpoint, () => {
      throw new Rejected(status, code, rejection);
    });
  }

  /** Makes this call fail with a network error until `reconnect` is called. */
  disconnect(endpoint: Endpoint): { reconnect: () => void } {
    const before = this.#answers.get(endpoint);
    this.#answers.set(endpoint, () => {
      throw new Unreachable('Failed to fetch');
    });
    const reconnect = () =>
      void (before ? this.#answers.set(endpoint, before) : this.#answers.delete(endpoint));
    return { reconnect };
  }

  /** Delays the answer until `release` is called. */
  hold<E extends Endpoint>(endpoint: E): { release: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#answers.get(endpoint);
    this.#answers.set(endpoint, async (request: never) => {
      await promise;
      return before ? before(request) : this.#plainest(endpoint);
    });
    return { release: resolve };
  }

  /** Runs a check before the answer: what it throws is answered instead. */
  intercept<E extends Endpoint>(endpoint: E, check: (request: Received<E>) => void): void {
    const before = this.#answers.get(endpoint);
    this.#answers.set(endpoint, (request: never) => {
      check(request);
      return before ? before(request) : this.#plainest(endpoint);
    });
  }

  /** The requests for this call so far, oldest first. */
  received<E extends Endpoint>(endpoint: E): Received<E>[] {
    return (this.#received.get(endpoint) ?? []) as Received<E>[];
  }

  /** Replaces the browser's fetch. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    await cookieStore.set('XSRF-TOKEN', 'token');
    const endpoint = endpoints.find(
      (candidate) => candidate.method === request.method && patternOf(candidate).test(pathname),
    );
    if (!endpoint) return this.#violate(`no call of the contract is ${request.method} ${pathname}`);
    if (endpoint.stream) return this.events.open(request);
    const { body, files } = await readBody(request);
    const { groups = {} } = patternOf(endpoint).exec(pathname) ?? {};
    const params = Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    const received = this.#check(endpoint, {
      params,
      query: Object.fromEntries(searchParams),
      body,
    });
    if (!received) return new Rejected(400, 'validation').response;
    const whole = { ...received, files };
    this.#received.set(endpoint, [...this.received(endpoint), whole]);
    return this.#respond(endpoint, whole, request.signal);
  };

  async #respond(endpoint: Endpoint, request: object, signal: AbortSignal): Promise<Response> {
    try {
      const answer = this.#answers.get(endpoint);
      const body = await (answer ? answer(request as never) : this.#plainest(endpoint));
      signal.throwIfAborted();
      if (endpoint.response) {
        const { error } = z.safeParse(endpoint.response, body);
        if (error) return this.#violate(`${endpoint.path} never answers this: ${error.message}`);
      }
      return json(body);
    } catch (error) {
      if (error instanceof Rejected) return error.response.clone();
      throw error;
    }
  }

  #plainest({ response, method, path }: Endpoint): unknown {
    if (!response) return undefined;
    if (method === 'GET') return sample(response as z.ZodMiniType);
    return this.#violate(`the test gives no answer for ${method} ${path}`);
  }

  /** The parts of a request parsed by their schemas; undefined when one is invalid. */
  #check(endpoint: Endpoint, given: Record<'params' | 'query' | 'body', unknown>) {
    const parts: Partial<typeof given> = {};
    for (const name of ['params', 'query', 'body'] as const) {
      const schema = endpoint[name];
      if (!schema) continue;
      const isForm =
        name === 'body' && endpoint.bodyKind !== undefined && endpoint.bodyKind !== 'json';
      const { data, error } = z.safeParse(schema, given[name]);
      const left = name === 'body' && endpoint.method === 'PUT' ? leftOut(schema, given.body) : [];
      if (left.length > 0) this.#violate(`${endpoint.path} is sent without ${left.join(', ')}`);
      // Form fields are strings, which only the server converts.
      if (error && !isForm) {
        this.#violate(
          `${endpoint.method} ${endpoint.path} takes no such ${name}: ${error.message}`,
        );
        return undefined;
      }
      parts[name] = error ? given[name] : data;
    }
    return parts;
  }

  #violate(what: string): Response {
    this.violations.push(what);
    return new Rejected(500, 'internal').response;
  }
}
