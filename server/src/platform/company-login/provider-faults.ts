import type { CompanyLoginFault } from '@ploegplan/contract/company-login/faults';
import * as openid from 'openid-client';

/** Codes of the library for answers that are none of a provider. */
const noProvider =
  /^OAUTH_(RESPONSE_IS_NOT_CONFORM|RESPONSE_IS_NOT_JSON|PARSE_ERROR|INVALID_RESPONSE|INVALID_SERVER_METADATA|MISSING_SERVER_METADATA|UNSUPPORTED_OPERATION)$/;

const codeOf = (error: unknown) => (error instanceof openid.ClientError ? (error.code ?? '') : '');

/** What is wrong with a provider that could not tell of itself. */
export function findDiscoveryFault(error: unknown): CompanyLoginFault {
  const code = codeOf(error);
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'other-issuer';
  return noProvider.test(code) ? 'no-provider' : 'unreachable';
}

const ofClient = new Set(['invalid_client', 'unauthorized_client']);

/** Why the answer of a provider gave no identity. */
export function findGrantFault(error: unknown): CompanyLoginFault {
  if (error instanceof openid.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'provider-error';
  if (error instanceof openid.WWWAuthenticateChallengeError) return 'client';
  if (error instanceof openid.ResponseBodyError) {
    if (ofClient.has(error.error)) return 'client';
    return error.error === 'invalid_grant' ? 'code-used' : 'provider-error';
  }
  const code = codeOf(error);
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'provider-error';
  return /^OAUTH_(?!TIMEOUT|ABORT)/.test(code) ? 'untrusted' : 'unreachable';
}
