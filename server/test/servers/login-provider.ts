import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface LoginProvider extends AsyncDisposable {
  issuer: string;
  /** What it tells of itself, in place of the truth. */
  metadata: Record<string, unknown>;
  /** The claims of each token that it gives, in place of the usual ones. */
  claims: Record<string, unknown>;
  /** The parameters of the requests for a token. */
  requests: Record<string, string>[];
}

/** A code for a token with these claims: this provider remembers nothing. */
export const makeCode = (claims: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(claims)).toString('base64url');

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const key = { ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' };

function makeToken(claims: Record<string, unknown>): string {
  const body = [{ alg: 'RS256', kid: 'key' }, claims].map(makeCode).join('.');
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
}

const answer = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Starts a small provider on the loopback interface that can be told to be wrong, and gives each code a token with its claims. */
export async function startLoginProvider(): Promise<LoginProvider> {
  const provider = { metadata: {}, claims: {}, requests: [] } as unknown as LoginProvider;
  async function give(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = Object.fromEntries(new URLSearchParams(await text(request)));
    provider.requests.push(asked);
    const seconds = Math.floor(Date.now() / 1000);
    if (asked.client_id !== 'ploegplan')
      return void answer(response, { error: 'invalid_client' }, 401);
    if (asked.code === 'test') return void answer(response, { error: 'invalid_grant' }, 400);
    const { issuer, claims } = provider;
    const usual = { iss: issuer, aud: asked.client_id, sub: '1', iat: seconds, exp: seconds + 60 };
    const own = JSON.parse(Buffer.from(asked.code ?? '', 'base64url').toString());
    const id_token = makeToken({ ...usual, ...own, ...claims });
    answer(response, { access_token: 'token', token_type: 'bearer', id_token });
  }
  const server = createServer((request, response) => {
    const { issuer, metadata } = provider;
    if (request.url === '/token') return void give(request, response);
    if (request.url === '/keys') return void answer(response, { keys: [key] });
    if (request.url !== '/.well-known/openid-configuration') return void answer(response, {}, 404);
    answer(response, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      end_session_endpoint: `${issuer}/end`,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
      ...metadata,
    });
  });
  server.listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider[Symbol.asyncDispose] = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return provider;
}
