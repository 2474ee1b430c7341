import http from 'node:http';
import https from 'node:https';
import { isPublicEndpoint, lookUpPublic } from './public-addresses.ts';

/** Why a server of others gave no whole answer, besides errors of the network. */
export class PublicRequestError extends Error {
  override name = 'PublicRequestError';
  readonly fault: 'not-public' | 'too-large';

  constructor(fault: PublicRequestError['fault']) {
    super(`The request failed: ${fault}`);
    this.fault = fault;
  }
}

interface PublicRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | null | undefined;
  maxBytes: number;
  /** Gives the beginning of an answer that is larger, which is a fault otherwise. */
  truncates?: boolean;
  /** For who asks often: keep connections. */
  agents?: ReturnType<typeof createAgents>;
  /** Also asks this machine, without encryption: for a server of a test. */
  allowsLoopback?: boolean;
}

const TIMEOUT_MS = 10_000;
const MAX_SOCKETS = 50;

/** Agents that keep connections, at most so many to each server. */
export const createAgents = () => ({
  'http:': new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
});

/** True when the server may ask this address, which somebody typed; names are looked up when it does. */
export const mayAsk = (url: string, allowsLoopback = false): boolean =>
  (allowsLoopback && url.startsWith('http://127.0.0.1:')) || isPublicEndpoint(url);

/** Asks a server at an address that somebody typed. No redirect is followed, and no machine of a private network is asked. */
export async function askPublic({
  url,
  method = 'GET',
  headers = {},
  body,
  maxBytes,
  truncates = false,
  agents,
  allowsLoopback,
}: PublicRequest): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }> {
  if (!mayAsk(url, allowsLoopback)) throw new PublicRequestError('not-public');
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const isHttp = url.startsWith('http:');
  const request = (isHttp ? http : https).request(
    url,
    {
      method,
      headers,
      ...(agents && { agent: agents[isHttp ? 'http:' : 'https:'] }),
      ...(!isHttp && { lookup: lookUpPublic }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
    resolve,
  );
  request.on('error', reject);
  request.end(body);
  const response = await promise;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes && !truncates) throw new PublicRequestError('too-large');
    chunks.push(chunk);
    if (size > maxBytes) break;
  }
  const { statusCode = 0, headers: given } = response;
  return { status: statusCode, headers: given, body: Buffer.concat(chunks).subarray(0, maxBytes) };
}
