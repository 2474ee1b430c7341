import { factors } from '@ploegplan/contract/factors/endpoints';
import type { LoginResponse } from '@ploegplan/contract/session/schemas';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { call } from '../../lib/api/call.ts';

/** Waits until the user chooses a passkey among the suggestions for the username; null when that never happens here. */
export async function waitForPasskey(): Promise<LoginResponse | null> {
  const asked = await call(factors.startSignIn);
  const signed = await startAuthentication({
    optionsJSON: asked as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: true,
  }).catch(() => null);
  if (!signed) return null;
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return call(factors.signIn, {
    body: { id: signed.id, clientDataJSON, authenticatorData, signature },
  });
}

export const stopWaitingForPasskey = (): void => WebAuthnAbortService.cancelCeremony();
