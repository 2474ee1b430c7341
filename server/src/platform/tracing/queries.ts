import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { ClientBase } from 'pg';

/** The values are parameters, so a statement holds no data; a long one is cut. */
const LONGEST_STATEMENT = 2_000;

type Query = (...given: unknown[]) => unknown;
type Callback = (error: Error | null, ...rest: unknown[]) => void;

function findStatement(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : undefined;
}

function end(span: Span, error: unknown): void {
  if (error) {
    const message = error instanceof Error ? error.message : '';
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  }
  span.end();
}

/** Wraps the queries of a connection. Those outside of a request or a job, such as polls, have no span. */
export function traceClient(client: ClientBase, tracer: Tracer): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...given) => {
    const statement = findStatement(given[0]);
    if (statement === undefined || !trace.getActiveSpan()) return query(...given);
    const span = tracer.startSpan(statement.trimStart().split(/\s/, 1)[0] ?? 'query', {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': statement.slice(0, LONGEST_STATEMENT),
      },
    });
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const done: Callback = (error, ...rest) => {
        end(span, error);
        (callback as Callback)(error, ...rest);
      };
      return query(...given.slice(0, -1), done);
    }
    return (query(...given) as Promise<unknown>).then(
      (result) => {
        end(span, null);
        return result;
      },
      (error: unknown) => {
        end(span, error);
        throw error;
      },
    );
  };
  client.query = traced as typeof client.query;
}
