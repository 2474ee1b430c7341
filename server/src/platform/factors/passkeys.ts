import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@ploegplan/contract/factors/schemas';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { getOrigin } from '../http/https.ts';
import { CHALLENGE_MS } from './challenges.ts';
import type { Factor } from './rows.ts';

/** The host that passkeys are bound to, without its port; the directory knows it as one of a tenant. */
export const getPasskeyHost = (request: FastifyRequest): string => request.hostname.toLowerCase();

const toCredentials = (factors: readonly Factor[]) =>
  factors.map(({ credentialId, transports }) => ({
    id: credentialId ?? '',
    type: 'public-key' as const,
    transports,
  }));

export const listPasskeys = (factors: readonly Factor[], request: FastifyRequest): Factor[] =>
  factors.filter(({ kind, host }) => kind === 'passkey' && host === getPasskeyHost(request));

/** Asks for a signature by one of these passkeys, or without any by one that verifies its user. */
export const createPasskeyRequest = (
  request: FastifyRequest,
  challenge: string,
  passkeys?: readonly Factor[],
): PasskeyRequest => ({
  challenge,
  rpId: getPasskeyHost(request),
  timeout: CHALLENGE_MS,
  userVerification: passkeys ? 'preferred' : 'required',
  allowCredentials: toCredentials(passkeys ?? []),
});

/** EdDSA, ES256 and RS256, which all authenticators have one of. */
const ALGORITHMS = [-8, -7, -257];

export const createPasskeyCreation = (
  request: FastifyRequest,
  challenge: string,
  about: { company: string; username: string; userId: string; passkeys: readonly Factor[] },
): PasskeyCreation => ({
  challenge,
  rp: { id: getPasskeyHost(request), name: about.company },
  user: {
    id: Buffer.from(about.userId).toString('base64url'),
    name: about.username,
    displayName: about.username,
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  excludeCredentials: toCredentials(about.passkeys),
});

type RedeemChallenge = (challenge: string) => Promise<boolean>;

/** What to store of a new passkey; undefined when its answer is not to our challenge, host or origin. */
export async function verifyNewPasskey(
  request: FastifyRequest,
  { id, clientDataJSON, attestationObject, transports, name }: NewPasskey,
  redeem: RedeemChallenge,
) {
  const answer = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: redeem,
    expectedOrigin: getOrigin(request),
    expectedRPID: getPasskeyHost(request),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    kind: 'passkey' as const,
    name,
    credentialId: credential.id,
    host: getPasskeyHost(request),
    transports,
    secret: Buffer.from(credential.publicKey),
    counter: credential.counter,
  };
}

/** The counter of a passkey after its signature; undefined when that is not of this passkey or not for our challenge. */
export async function verifyAssertion(
  request: FastifyRequest,
  { id, ...response }: PasskeyAssertion,
  passkey: Factor,
  { redeem, verifiesUser }: { redeem: RedeemChallenge; verifiesUser: boolean },
): Promise<number | undefined> {
  const answer = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: redeem,
    expectedOrigin: getOrigin(request),
    expectedRPID: getPasskeyHost(request),
    requireUserVerification: verifiesUser,
    credential: {
      id: passkey.credentialId ?? '',
      publicKey: new Uint8Array(passkey.secret),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
