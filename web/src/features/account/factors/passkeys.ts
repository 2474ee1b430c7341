import { factors } from '@ploegplan/contract/factors/endpoints';
import { translate } from '@ploegplan/contract/languages/translate';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../../lib/api/call.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { remember } from '../../../lib/remembered/remembered.ts';
import { knowsPasskey } from '../../../lib/session/remembered.ts';

/** True where the browser can make and use passkeys: at an address with https. */
export const hasPasskeys = (): boolean => window.PublicKeyCredential !== undefined;

/** Makes a passkey on this device; rejects when the user breaks it off. */
export async function addPasskey(name: string) {
  const asked = await call(factors.startPasskey);
  const { id, response } = await startRegistration({
    optionsJSON: asked as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const body = { name, id, clientDataJSON, attestationObject, transports };
  const added = await call(factors.addPasskey, { body });
  remember(knowsPasskey, true);
  return added;
}

/** Confirms by a passkey, for a challenge of now. */
export async function confirmByPasskey(): Promise<void> {
  const { passkey: asked } = await call(factors.ways);
  if (!asked) throw new Error('The account has no passkey of this host');
  const { id, response } = await startAuthentication({
    optionsJSON: asked as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const passkey = { id, clientDataJSON, authenticatorData, signature };
  await call(factors.confirm, { body: { way: 'passkey', passkey } });
  remember(knowsPasskey, true);
}

/** Says what went wrong; the browser tells of a broken off dialog and of an unknown passkey alike. */
export const explainPasskeyError = (error: unknown): string =>
  error instanceof Error &&
  ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)
    ? translate('De passkey is niet gebruikt. Probeer het opnieuw.')
    : explainError(error);
