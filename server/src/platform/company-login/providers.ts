import { createHmac } from 'node:crypto';
import type { CompanyLoginFault } from '@ploegplan/contract/company-login/faults';
import * as openid from 'openid-client';
import { askPublic, mayAsk } from '../http/ask-public.ts';
import { decryptSecret, encryptSecret } from '../secrets.ts';
import { type Claims, CompanyLoginError } from './claims.ts';
import { findDiscoveryFault, findGrantFault } from './provider-faults.ts';
import type { StoredCompanyLogin } from './settings.ts';

/** What a provider tells of itself is asked again after so long. */
const KNOWN_MS = 10 * 60_000;
const MAX_KNOWN = 1_000;
/**
 * Who signed in at the provider longer ago does so again, so that it says when (`auth_time`) and the new session counts as confirmed. A
 * session lasts thirty days, so that this is asked seldom.
 */
const MAX_AGE_SECONDS = 60;
/** No answer of a provider is larger. */
const MAX_BYTES = 1024 * 1024;

interface Options {
  /** 32 bytes, by which the secrets of clients are encrypted. */
  secretKey: Buffer;
  /** Also asks this machine: for a provider of a test. */
  allowsLoopback?: boolean | undefined;
}

interface Visit {
  tenantId: string;
  settings: StoredCompanyLogin;
  /** Of the company's host, to which the provider leads back. */
  origin: string;
}

interface Begun {
  /** What only the browser that began has. */
  proof: string;
  state: string;
}

/** A secret of this sign-in for one use, which follows from what the browser keeps: nothing is stored. */
const derive = (proof: string, use: 'nonce' | 'verifier') =>
  createHmac('sha256', proof).update(use).digest('base64url');

const keyOf = ({ tenantId, settings }: Visit) => `${tenantId} ${settings.version}`;
const ownerOf = (tenantId: string) => `${tenantId} company login`;

function getReturnUrl({ origin }: Visit, answer = ''): URL {
  const url = new URL('/bedrijfslogin', origin);
  url.search = answer;
  return url;
}

/** Faults that the settings have, and not the answer of a provider. */
const ofSettings: ReadonlySet<CompanyLoginFault> = new Set([
  ...(['unreachable', 'no-provider', 'other-issuer', 'client'] as const),
]);

/** In the body where the provider takes that: not all decode what a header must encode. */
function authenticate(secret: string): openid.ClientAuth {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const { token_endpoint_auth_methods_supported: methods } = server;
    return (methods?.includes('client_secret_post') ? inBody : inHeader)(server, ...request);
  };
}

/** Signs in at the OpenID Connect providers of companies. */
export class LoginProviders {
  readonly #secretKey: Buffer;
  readonly #allowsLoopback: boolean;
  readonly #known = new Map<string, { at: number; client: Promise<openid.Configuration> }>();

  constructor({ secretKey, allowsLoopback = false }: Options) {
    this.#secretKey = secretKey;
    this.#allowsLoopback = allowsLoopback;
  }

  /** True when this server asks a provider at this address. */
  accepts(address: string): boolean {
    return mayAsk(address, this.#allowsLoopback);
  }

  encryptSecret(tenantId: string, secret: string): Buffer {
    return encryptSecret(this.#secretKey, ownerOf(tenantId), secret);
  }

  /** The page of the provider on which to sign in. */
  async start(visit: Visit, { proof, state }: Begun): Promise<string> {
    const client = await this.#discover(visit);
    const { scopes_supported = [], authorization_endpoint } = client.serverMetadata();
    this.#demandPage(authorization_endpoint);
    // Most providers need no scope for groups, and some refuse one that they do not know.
    const groups = scopes_supported.filter((scope) => scope === visit.settings.groupClaim);
    return openid.buildAuthorizationUrl(client, {
      redirect_uri: getReturnUrl(visit).href,
      scope: ['openid', 'email', 'profile', ...groups].join(' '),
      state,
      nonce: derive(proof, 'nonce'),
      max_age: String(MAX_AGE_SECONDS),
      code_challenge: await openid.calculatePKCECodeChallenge(derive(proof, 'verifier')),
      code_challenge_method: 'S256',
    }).href;
  }

  /** What the provider says of the user whose answer this is. */
  async redeem(visit: Visit, answer: string, { proof, state }: Begun): Promise<Claims> {
    const client = await this.#discover(visit);
    this.#demandIssuer(client, new URLSearchParams(answer).get('iss'));
    try {
      const tokens = await openid.authorizationCodeGrant(client, getReturnUrl(visit, answer), {
        expectedState: state,
        expectedNonce: derive(proof, 'nonce'),
        pkceCodeVerifier: derive(proof, 'verifier'),
        idTokenExpected: true,
      });
      const { sub = '', ...claims } = tokens.claims() ?? {};
      const { email, [visit.settings.groupClaim]: groups } = claims as Claims;
      const isWhole = email !== undefined && groups !== undefined;
      if (isWhole || !client.serverMetadata().userinfo_endpoint) return claims;
      return { ...(await openid.fetchUserInfo(client, tokens.access_token, sub)), ...claims };
    } catch (error) {
      throw new CompanyLoginError(findGrantFault(error), { cause: error });
    }
  }

  /** The page that signs out at the provider; null when it has none. */
  async end(visit: Visit): Promise<string | null> {
    const client = await this.#discover(visit);
    const { end_session_endpoint } = client.serverMetadata();
    if (!end_session_endpoint) return null;
    this.#demandPage(end_session_endpoint);
    const parameters = { post_logout_redirect_uri: `${visit.origin}/inloggen` };
    return openid.buildEndSessionUrl(client, parameters).href;
  }

  /** Asks the provider anew, and tries a code that there is not: a client that it does not know is refused before the code is. */
  async test(visit: Visit): Promise<CompanyLoginFault | null> {
    this.#known.delete(keyOf(visit));
    try {
      const { issuer } = (await this.#discover(visit)).serverMetadata();
      const answer = new URLSearchParams({ code: 'test', state: 'test', iss: issuer });
      await this.redeem(visit, String(answer), { proof: 'test', state: 'test' });
    } catch (error) {
      if (!(error instanceof CompanyLoginError)) throw error;
      if (ofSettings.has(error.fault)) return error.fault;
    }
    return null;
  }

  /** An answer of another provider is refused before its code goes anywhere (RFC 9207). */
  #demandIssuer(client: openid.Configuration, given: string | null): void {
    const { issuer, authorization_response_iss_parameter_supported } = client.serverMetadata();
    if (given === null ? authorization_response_iss_parameter_supported : given !== issuer)
      throw new CompanyLoginError('wrong-issuer');
  }

  /** The browser is led to a page of the provider: never to a script. */
  #demandPage(address = ''): void {
    if (!this.accepts(address)) throw new CompanyLoginError('no-provider');
  }

  #discover(visit: Visit): Promise<openid.Configuration> {
    const key = keyOf(visit);
    const known = this.#known.get(key);
    if (known && Date.now() - known.at < KNOWN_MS) return known.client;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const client = this.#ask(visit);
    this.#known.set(key, { at: Date.now(), client });
    client.catch(() => this.#known.delete(key));
    return client;
  }

  async #ask({ tenantId, settings }: Visit): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = settings;
    if (!this.accepts(issuer)) throw new CompanyLoginError('no-provider');
    const secret = clientSecret && decryptSecret(this.#secretKey, ownerOf(tenantId), clientSecret);
    if (clientSecret && secret === null) throw new CompanyLoginError('client');
    const client = await openid
      .discovery(
        new URL(issuer),
        clientId,
        undefined,
        secret ? authenticate(secret) : openid.None(),
        {
          [openid.customFetch]: this.#fetch,
          execute: [
            openid.enableNonRepudiationChecks,
            ...(this.#allowsLoopback ? [openid.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        throw new CompanyLoginError(findDiscoveryFault(error), { cause: error });
      });
    // The library takes a provider of many companies for that of one, which would let in the accounts of all of them.
    if (new URL(client.serverMetadata().issuer).href !== new URL(issuer).href)
      throw new CompanyLoginError('other-issuer');
    return client;
  }

  #fetch: openid.CustomFetch = async (url, { method, headers, body }) => {
    const answer = await askPublic({
      url,
      method,
      headers,
      // The forms of a client are all that it sends.
      body:
        body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : undefined,
      maxBytes: MAX_BYTES,
      allowsLoopback: this.#allowsLoopback,
    });
    const { 'content-type': type, 'www-authenticate': challenge } = answer.headers;
    return new Response(answer.status === 204 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: {
        ...(type && { 'content-type': type }),
        ...(challenge && { 'www-authenticate': challenge }),
      },
    });
  };
}
