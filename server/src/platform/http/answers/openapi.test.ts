import { brotliDecompressSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { browse } from '../../../../test/calls/browser.ts';
import { makeTenant } from '../../../../test/data/factories.ts';
import { useServer } from '../../../../test/servers/server.ts';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

describe('GET /api/openapi.json', () => {
  const server = useServer();
  let document: Document;

  beforeAll(async () => {
    const browser = browse(server, await makeTenant(server));
    document = (await browser.request('GET', '/api/openapi.json')).json();
  });

  const operationOf = (method: string, path: string) => document.paths[path]?.[method];
  const operations = () => Object.values(document.paths).flatMap((item) => Object.values(item));

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone({ ...document }))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('is compressed, like any long response of the API', async () => {
    const { host } = await makeTenant(server);
    const headers = { host, 'accept-encoding': 'gzip, br' };
    const answer = await server.app.inject({ url: '/api/openapi.json', headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(document);
  });

  it('describes every route, its own included, and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = server.app.routes.map(
      ({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(routes.sort());
    expect(routes).toContain('GET /openapi.json');
  });

  it('names each operation after its method and path', () => {
    expect(operationOf('get', '/clients/{id}/details')?.operationId).toBe('getClientsIdDetails');
    const ids = operations().map((it) => it.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers to the exported schemas of the contract as shared components', () => {
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(operationOf('post', '/clients')?.requestBody?.content).toMatchObject({
      'application/json': { schema: ref('NewClient') },
    });
    expect(operationOf('get', '/clients')?.responses['200']?.content).toMatchObject({
      'application/json': { schema: { type: 'array', items: ref('Client') } },
    });
    // Fails for a contract module that is missing in openapi-schemas.ts: its responses would be unnamed.
    const unnamed = operations().filter(({ operationId, responses }) => {
      const schema = responses['200']?.content?.['application/json']?.schema;
      return schema && operationId !== 'getOpenapiJson' && !JSON.stringify(schema).includes('$ref');
    });
    expect(unnamed.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('describes requests as input: a field with a default is optional', () => {
    expect(document.components.schemas.NewClient).toMatchObject({ required: ['name'] });
  });

  it('states for each call whether it needs a session and an anti-forgery token', () => {
    expect(operationOf('post', '/login')?.security).toEqual([{ antiForgery: [] }]);
    expect(operationOf('get', '/users')?.security).toEqual([{ session: [] }]);
    expect(operationOf('post', '/users')?.security).toEqual([{ session: [], antiForgery: [] }]);
  });

  it('states the scope by which a key may make a call', () => {
    expect(operationOf('get', '/planning')?.security).toEqual([
      { session: [] },
      { apiKey: ['planning:read'] },
    ]);
    expect(operationOf('post', '/planning')?.security[1]).toEqual({ apiKey: ['planning:write'] });
    expect(operationOf('get', '/employees/{id}/absences')?.security[1]).toEqual({
      apiKey: ['leave:read'],
    });
  });

  it('has examples that fit the contract for every call that keys may make', () => {
    const open = server.app.routes
      .map(({ endpoint }) => endpoint)
      .filter(({ scope }) => scope !== undefined);
    expect(open.length).toBeGreaterThan(80);
    const misfits = open.flatMap((endpoint) => {
      const { method, path, params, query, body, bodyKind, response } = endpoint;
      const operation = operationOf(method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}'));
      const values = (place: string) =>
        Object.fromEntries(
          (operation?.parameters ?? [])
            .filter((it) => it.in === place && it.example !== undefined)
            .map((it) => [it.name, it.example]),
        );
      const exampleOf = (part?: { content?: Record<string, { example?: unknown }> }) =>
        part?.content?.['application/json']?.example;
      const shown: [string, z.ZodMiniType | undefined, unknown][] = [
        ['params', params, values('path')],
        ['query', query, values('query')],
        ['body', bodyKind === 'multipart' ? undefined : body, exampleOf(operation?.requestBody)],
        ['response', response, exampleOf(operation?.responses['200'])],
      ];
      return shown.flatMap(([part, schema, example]) => {
        const problem = schema && z.safeParse(schema, example).error;
        return problem ? [`${method} ${path} ${part}: ${problem.message}`] : [];
      });
    });
    expect(misfits).toEqual([]);
  });

  it('lists the problem codes of each call by status', () => {
    const { responses } = operationOf('patch', '/planning/{id}') ?? {};
    expect(responses?.['409']?.content).toEqual({
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              properties: {
                code: {
                  enum: [
                    'hours-approved',
                    'hours-corrected',
                    'hours-recorded',
                    'requirements-unmet',
                    'stale-version',
                    'too-many-hours',
                  ],
                },
              },
            },
          ],
        },
      },
    });
    expect(Object.keys(responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '413', '415', '500', '503']),
    );
  });
});
