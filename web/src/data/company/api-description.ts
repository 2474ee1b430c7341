import { apiDescription } from '@ploegplan/contract/api-keys/endpoints';
import type { Scope } from '@ploegplan/contract/api-keys/scopes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

interface Content {
  content?: Record<string, { example?: unknown }>;
}

interface Operation {
  summary: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query'; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

/** A call that keys may make, with an example. */
export interface OpenCall {
  method: string;
  /** From `/api` on, with values for its parameters. */
  address: string;
  path: string;
  summary: string;
  scope: Scope;
  body: unknown;
  answer: unknown;
}

const findExample = (part: Content | undefined) => part?.content?.['application/json']?.example;

function toOpenCall(method: string, path: string, operation: Operation): OpenCall[] {
  const scope = operation.security.find(({ apiKey }) => apiKey)?.apiKey?.[0];
  if (scope === undefined) return [];
  const values = (place: 'path' | 'query') =>
    (operation.parameters ?? [])
      .filter((it) => it.in === place && it.example !== undefined)
      .map((it): [string, string] => [it.name, String(it.example)]);
  const filled = values('path').reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
  const query = new URLSearchParams(values('query')).toString();
  return [
    {
      method: method.toUpperCase(),
      address: `/api${filled}${query && `?${query}`}`,
      path,
      summary: operation.summary,
      scope: scope as Scope,
      body: findExample(operation.requestBody),
      answer: findExample(operation.responses[200]),
    },
  ];
}

/** The calls that keys may make, of the description that the server gives of its API. */
export const openCallsQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: async ({ signal }) => {
    const { paths } = (await call(apiDescription.get, { signal })) as {
      paths?: Record<string, Record<string, Operation>>;
    };
    return Object.entries(paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, it]) => toOpenCall(method, path, it)),
    );
  },
  staleTime: Number.POSITIVE_INFINITY,
});
