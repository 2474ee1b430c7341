import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pollOptions } from '../../../test/calls/event-reader.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeUser } from '../../../test/data/factories.ts';
import { keepLog } from '../../../test/data/log.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { startTracing } from './tracing.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Received {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

/** A collector of OpenTelemetry on the loopback interface. */
async function startCollector() {
  const received: Received[] = [];
  const collector = createServer(async (asked, answer) => {
    if (asked.url === '/v1/traces') received.push((await json(asked)) as Received);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    resources: () => received.flatMap(({ resourceSpans }) => resourceSpans),
    close: () => collector.close(),
  };
}

const collector = await startCollector();
// Spans are sent in batches, every five seconds unless it is set.
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
const tracing = await startTracing(collector.url);
vi.unstubAllEnvs();
const log = keepLog();
const server = useOwnServer({ mail: true, tracing, logger: log.logger });
const { tenant, browser: office } = useVisitor(server);
afterAll(async () => {
  await tracing?.close();
  collector.close();
});

const spans = () =>
  collector.resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all));
const attribute = ({ attributes }: Pick<Span, 'attributes'>, key: string) =>
  attributes.find((candidate) => candidate.key === key)?.value;

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

describe('with OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('sends a span of each request in the trace of its caller, with its queries, and of each job', async () => {
    const email = 'werknemer@example.nl';
    await makeUser(tenant, { userType: 'employee', email });
    await office.call(clients.create, {
      body: { name: 'geheim-naam' },
      headers: { traceparent },
    });
    await office.request('GET', '/api/clients?includingdeleted=true', undefined, { traceparent });
    await office.request('GET', '/ready');
    await office.call(session.requestMagicLink, { body: { email } });
    await server.mailbox.waitFor(email);
    const names = () => spans().map(({ name }) => name);
    await expect.poll(names, pollOptions).toContain('process account-mail');

    const own = spans().filter((span) => span.traceId === traceId);
    const created = own.find(({ name }) => name === 'POST /api/clients');
    expect(created?.parentSpanId).toBe('b7ad6b7169203331');
    const queries = own.filter(({ parentSpanId }) => parentSpanId === created?.spanId);
    const statements = queries.map((query) => attribute(query, 'db.query.text')?.stringValue);
    expect(statements).toContainEqual(expect.stringContaining('insert into "clients"'));
    const listed = own.find(({ name }) => name === 'GET /api/clients');
    expect(attribute(listed ?? { attributes: [] }, 'url.path')?.stringValue).toBe('/api/clients');
    expect(attribute(listed ?? { attributes: [] }, 'http.response.status_code')?.intValue).toBe(
      200,
    );
    expect(attribute(listed ?? { attributes: [] }, 'ploegplan.tenant')?.stringValue).toBe(
      tenant.name,
    );
    expect(names()).not.toContain('GET /ready');

    const [first] = collector.resources();
    expect(attribute(first?.resource ?? { attributes: [] }, 'service.name')?.stringValue).toBe(
      'ploegplan',
    );
    const text = JSON.stringify(spans());
    for (const secret of ['geheim-naam', 'includingdeleted', email, office.sessionCookie])
      expect(text).not.toContain(secret);
  });

  it('names the trace in the log lines of the request', () => {
    expect(log.lines()).toContainEqual(expect.objectContaining({ traceId }));
  });
});

it('without an endpoint nothing is traced', async () => {
  expect(await startTracing(null)).toBeNull();
});
