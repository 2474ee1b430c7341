import type { Endpoint } from '@ploegplan/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { makeTenant, makeUser, type TestTenant } from '../data/factories.ts';
import type { TestServer } from '../servers/server.ts';
import { fullBody, longestTexts } from './bodies.ts';
import { browseAs, type TestBrowser } from './browser.ts';

/** The endpoints of a subject of records, as many as it has. */
export interface RecordEndpoints {
  /** Absent when it lists something else than records, which the subject's own tests then call. */
  list?: Endpoint;
  get?: Endpoint;
  create?: Endpoint;
  /** Changes all fields (PUT). */
  update?: Endpoint;
  /** Changes some fields (PATCH). */
  change?: Endpoint;
  remove?: Endpoint;
  restore?: Endpoint;
  importRows?: Endpoint;
}

interface MadeValues {
  deleted_at?: Date;
  name?: string;
  title?: string;
}

export interface RecordSubject {
  server: TestServer;
  endpoints: RecordEndpoints;
  make(tenant: TestTenant, values?: MadeValues): Promise<string>;
  /** The field by which the list is ordered. */
  order?: 'name' | 'title';
  /** Per field that refers to another record: inserts such a row, and returns its id. */
  references?: Record<string, (tenant: TestTenant) => Promise<string>>;
  /** The fields without which nothing can be created. */
  required?: string[];
  /** The fields that null clears in a PATCH. */
  clears?: string[];
  /** Values for fields with rules that their own schemas do not state. */
  values?(tenant: TestTenant): Promise<Record<string, unknown>>;
  /** The query of a list with the rows of these values. */
  query?: Record<string, string>;
}

export interface Row {
  id: string;
  version: number;
  [field: string]: unknown;
}

export const bodyOf = ({ body }: Endpoint): z.ZodMiniType => body ?? z.never();

/** The part of the body that an answer repeats. */
export const shared = (body: object, answer: Row) =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([field, value]) => value !== undefined && field in answer && field !== 'version',
    ),
  );

/** Calls the endpoints of a subject as an admin, of one tenant for all tests. */
export class RecordCalls {
  readonly subject: RecordSubject;
  tenant!: TestTenant;
  elsewhere!: TestTenant;
  #office!: TestBrowser;

  constructor(subject: RecordSubject) {
    this.subject = subject;
  }

  async open(): Promise<void> {
    const { server } = this.subject;
    this.tenant = await makeTenant(server);
    this.elsewhere = await makeTenant(server);
    this.#office = await browseAs(server, this.tenant, await makeUser(this.tenant));
  }

  send(endpoint: Endpoint, given: { id?: string; body?: object }): Promise<LightMyRequestResponse> {
    const { id, body } = given;
    return this.#office.call(endpoint, { ...(id && { params: { id } }), ...(body && { body }) });
  }

  /** The row in the answer of a call that must succeed. */
  async answer(endpoint: Endpoint, given: { id?: string; body?: object }): Promise<Row> {
    const response = await this.send(endpoint, given);
    if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.body}`);
    return response.body === '' ? { id: '', version: 0 } : response.json<Row>();
  }

  async list(query = this.subject.query): Promise<Row[]> {
    const { endpoints } = this.subject;
    if (!endpoints.list) return [];
    return (await this.#office.call(endpoints.list, { query })).json<Row[]>();
  }

  /** The row as the list has it; undefined when it is not in it. Without a list, as it is. */
  async listed(id: string, query?: Record<string, string>): Promise<Row | undefined> {
    const { list, get } = this.subject.endpoints;
    if (!list && get) return this.answer(get, { id });
    return (await this.list(query)).find((row) => row.id === id);
  }

  /** A new row, as the API returns it. */
  async row(): Promise<Row> {
    const id = await this.subject.make(this.tenant);
    const { get } = this.subject.endpoints;
    const row = get ? await this.answer(get, { id }) : await this.listed(id);
    if (!row) throw new Error('The list lacks a new row');
    return row;
  }

  /** A valid body with every field, with references to new rows. */
  async body(endpoint: Endpoint, values: Record<string, unknown> = {}): Promise<{ id?: string }> {
    const { references = {}, values: own } = this.subject;
    const referring = Object.entries(references).map(
      async ([field, make]) => [field, await make(this.tenant)] as const,
    );
    return fullBody(bodyOf(endpoint), {
      // The path has it, which the body need not repeat.
      ...(endpoint.params && { id: undefined }),
      ...Object.fromEntries(await Promise.all(referring)),
      ...(await own?.(this.tenant)),
      ...values,
    }) as { id?: string };
  }

  /** The same with other texts at each call. */
  async otherBody(endpoint: Endpoint, values: Record<string, unknown> = {}) {
    return this.body(endpoint, { ...longestTexts(bodyOf(endpoint)), ...values });
  }
}
