import { apiDescription } from '@ploegplan/contract/api-keys/endpoints';
import { scopes } from '@ploegplan/contract/api-keys/scopes';
import { type Access, type Endpoint, getScope } from '@ploegplan/contract/endpoint';
import { limits } from '@ploegplan/contract/limits';
import { Problem } from '@ploegplan/contract/problem';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import type * as z from 'zod/mini';
import { SESSION_COOKIE } from '../../sessions/cookie.ts';
import { TOKEN_HEADER } from '../csrf.ts';
import { getProblemStatus } from '../problem.ts';
import { createRoute, type Route } from '../route.ts';
import { createExample } from './openapi-examples.ts';
import { type JsonSchema, OpenApiSchemas } from './openapi-schemas.ts';

/** Serves the OpenAPI 3.1 document of all routes, itself included; built at the first request. */
export function describeApi(routes: readonly Route[]): Route {
  let document: ReturnType<typeof makeDocument> | undefined;
  return createRoute(apiDescription.get, { access: 'public' }, async () => {
    document ??= makeDocument([...routes.map((it) => it.endpoint), apiDescription.get]);
    return document;
  });
}

function makeDocument(endpoints: Endpoint[]) {
  const schemas = new OpenApiSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const it of endpoints) {
    const path = it.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [it.method.toLowerCase()]: createOperation(it, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Ploegplan', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'Behind https its name begins with __Host-',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the company, with the scopes of a call: ${scopes.join(', ')}`,
        },
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: TOKEN_HEADER,
          description: 'The value of the cookie XSRF-TOKEN, which any answer of the API sets',
        },
      },
    },
  };
}

function createOperation(it: Endpoint, schemas: OpenApiSchemas) {
  const scope = getScope(it);
  const parameters = [
    ...listParameters('path', it, schemas),
    ...listParameters('query', it, schemas),
  ];
  return {
    operationId: createOperationId(it),
    summary: it.summary,
    description: whoMay[it.access] + (scope ? ` For API keys with the scope ${scope}.` : ''),
    tags: [it.path.split('/')[1]],
    security: [createSecurity(it), ...(scope ? [{ apiKey: [scope] }] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...(it.body && { requestBody: { required: true, content: requestContent(it, schemas) } }),
    responses: { ...createSuccess(it, schemas), ...createProblems(it, schemas) },
  };
}

const whoMay: Record<Access, string> = {
  public: 'For anyone on the host of a tenant.',
  session: 'For any signed-in user.',
  member: 'For employees, admin and god.',
  employee: 'For employees, and for admins who are also employees.',
  foreman: 'For employees who lead a crew.',
  'foreman-or-admin': 'For employees who lead a crew, admin and god.',
  admin: 'For admin and god.',
  god: 'For god.',
};

/** Derived from method and path: `GET /clients/:id/details` becomes `getClientsIdDetails`. */
function createOperationId({ method, path }: Endpoint): string {
  const words = path.split(/\W+/).filter(Boolean);
  return words.reduce(
    (id, word) => id + word[0]?.toUpperCase() + word.slice(1),
    method.toLowerCase(),
  );
}

const createSecurity = ({ access, method }: Endpoint) => ({
  ...(access !== 'public' && { session: [] }),
  ...(method !== 'GET' && { antiForgery: [] }),
});

function listParameters(place: 'path' | 'query', it: Endpoint, schemas: OpenApiSchemas) {
  const given = place === 'path' ? it.params : it.query;
  if (!given) return [];
  const { properties, required } = schemas.fields(given);
  const examples =
    it.scope &&
    new Map(Object.entries<unknown>(createExample(given, 'input') as Record<string, unknown>));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    ...(examples?.has(name) && { example: examples.get(name) }),
  }));
}

function requestContent({ body, bodyKind = 'json', scope }: Endpoint, schemas: OpenApiSchemas) {
  if (!body) return {};
  const example = scope && { example: createExample(body, 'input') };
  const json = { 'application/json': { schema: schemas.refer(body, 'input'), ...example } };
  const form = { 'multipart/form-data': { schema: createFormSchema(body, schemas) } };
  return { ...(bodyKind !== 'multipart' && json), ...(bodyKind !== 'json' && form) };
}

function createFormSchema(body: z.ZodMiniType, schemas: OpenApiSchemas): JsonSchema {
  const { properties, required } = schemas.fields(body);
  const files: JsonSchema = {
    type: 'array',
    maxItems: limits.imagesAtOnce,
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
  };
  return { type: 'object', properties: { files, ...properties }, required };
}

function createSuccess({ response, binary, stream, scope }: Endpoint, schemas: OpenApiSchemas) {
  if (stream) return { 200: { description: 'The events', content: { 'text/event-stream': {} } } };
  if (binary) return { 200: { description: 'The file', content: { '*/*': {} } } };
  if (!response) return { 204: { description: 'Done' } };
  const schema = schemas.refer(response, 'output');
  const example = scope && { example: createExample(response, 'output') };
  return { 200: { description: 'Done', content: { 'application/json': { schema, ...example } } } };
}

/** The problem codes that a call can return: its own, and the common ones of calls of its kind. */
export function listProblemCodes({
  access,
  method,
  errors = [],
  ...given
}: Endpoint): ProblemCode[] {
  const always = [
    'malformed',
    'unknown-host',
    'tenant-blocked',
    'unauthorized',
    'unavailable',
    'internal',
  ] as const;
  const writing = [
    'csrf',
    'key-reused',
    'too-large',
    'unsupported-media-type',
    'storage-full',
  ] as const;
  const codes = new Set<ProblemCode>([...errors, ...always]);
  if (given.params || given.query || given.body) codes.add('validation');
  if (access !== 'public' && access !== 'session') codes.add('forbidden');
  if (access !== 'public' && !given.beforePasswordChange) codes.add('password-change-needed');
  if (access !== 'public') codes.add('factor-needed');
  if (given.scope) codes.add('too-many-requests');
  if (given.recentAuth) codes.add('confirmation-needed');
  if (method !== 'GET') for (const code of writing) codes.add(code);
  return [...codes].sort();
}

function createProblems(it: Endpoint, schemas: OpenApiSchemas) {
  const byStatus = Map.groupBy(listProblemCodes(it), getProblemStatus);
  const answers = [...byStatus].map(([status, codes]) => {
    const allOf = [schemas.refer(Problem, 'output'), { properties: { code: { enum: codes } } }];
    const content = { 'application/problem+json': { schema: { allOf } } };
    return [status, { description: codes.join(', '), content }] as const;
  });
  return Object.fromEntries(answers);
}
