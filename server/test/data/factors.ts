import { TOTP } from 'otpauth';
import { Challenges } from '../../src/platform/factors/challenges.ts';
import { decodeAppSecret, hashRecoveryCode } from '../../src/platform/factors/codes.ts';
import { addFactors, type FactorOwner, listFactors } from '../../src/platform/factors/rows.ts';
import { readAppKeys } from '../../src/platform/sessions/keys.ts';
import { createThrottles } from '../../src/platform/sessions/throttle.ts';
import { openGlobalTables } from '../../src/platform/tenants/directory.ts';
import { Authenticator } from '../calls/authenticator.ts';
import type { TestServer } from '../servers/server.ts';
import type { TestTenant, TestUser } from './factories.ts';

export const APP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const RECOVERY_CODE = 'abcd-efgh-jkmn-pqrs';

export const ownerOf = ({ id, godEpoch }: TestUser): FactorOwner => ({
  id,
  userType: godEpoch === null ? 'admin' : 'god',
});

/** The code that an app shows now, or some time steps from now. */
export const makeAppCode = (steps = 0, secret = APP_SECRET): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives an account the app with `APP_SECRET`, and a recovery code. */
export const makeApp = (tenant: TestTenant, user: TestUser) =>
  tenant.transact((tx) =>
    addFactors(tx, ownerOf(user), [
      { kind: 'app', secret: decodeAppSecret(APP_SECRET) },
      { kind: 'recovery', secret: hashRecoveryCode(RECOVERY_CODE) },
    ]),
  );

export const getOrigin = ({ host }: TestTenant) => `http://${host}`;

/** The challenges of this server, to make one for a session without asking it. */
export async function openChallenges({ database: { pool } }: TestServer): Promise<Challenges> {
  const { factorChallenges } = await readAppKeys(openGlobalTables(pool));
  return new Challenges(factorChallenges, createThrottles(pool).challenge);
}

/** Gives an account a passkey; returns the device that has it, and the id of its row. */
export async function makePasskey(tenant: TestTenant, user: TestUser) {
  const device = new Authenticator();
  const id = await tenant.transact(async (tx) => {
    const passkey = {
      ...({ kind: 'passkey', name: 'Telefoon', credentialId: device.id } as const),
      ...{ host: new URL(getOrigin(tenant)).hostname, secret: device.publicKey },
    };
    await addFactors(tx, ownerOf(user), [passkey]);
    return (await listFactors(tx, ownerOf(user))).at(-1)?.id ?? '';
  });
  return { device, id };
}
