import type { AuditEvent } from '@ploegplan/contract/audit/schemas';
import type { factors } from '@ploegplan/contract/factors/endpoints';
import type { AppSecret, Factors, PasskeyCreation } from '@ploegplan/contract/factors/schemas';
import {
  decodeAppSecret,
  findAppStep,
  getAppAddress,
  hashRecoveryCode,
  makeAppSecret,
  makeRecoveryCodes,
} from '../../../platform/factors/codes.ts';
import {
  createPasskeyCreation,
  listPasskeys,
  verifyNewPasskey,
} from '../../../platform/factors/passkeys.ts';
import {
  addFactors,
  type Factor,
  type FactorOwner,
  hasFactor,
  listFactors,
  lockOwner,
  removeFactors,
} from '../../../platform/factors/rows.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Session } from '../../../platform/sessions/access.ts';
import type { TenantTx } from '../../../platform/tenants/transaction.ts';
import type { Guards } from '../service.ts';

const toOwner = ({ userId, userType }: Session): FactorOwner => ({ id: userId, userType });

const toUse = ({ createdAt, lastUsedAt }: Factor) => ({
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export async function listOwnFactors(
  tx: TenantTx,
  { session }: Call<typeof factors.list>,
): Promise<Factors> {
  const own = await listFactors(tx, toOwner(session));
  const app = own.find(({ kind }) => kind === 'app');
  return {
    passkeys: own
      .filter(({ kind }) => kind === 'passkey')
      .map((passkey) => ({ id: passkey.id, name: passkey.name, ...toUse(passkey) })),
    app: app ? toUse(app) : null,
    recoveryCodesLeft: own.filter(({ kind }) => kind === 'recovery').length,
    isRequired: session.needsFactor,
  };
}

/** Replaces the recovery codes; returns the new ones, of which only hashes are kept. */
async function makeCodes(tx: TenantTx, owner: FactorOwner): Promise<string[]> {
  await removeFactors(tx, owner, 'recovery');
  const codes = makeRecoveryCodes();
  await addFactors(
    tx,
    owner,
    codes.map((code) => ({ kind: 'recovery', secret: hashRecoveryCode(code) })),
  );
  return codes;
}

type AddCall = Call<typeof factors.addPasskey> | Call<typeof factors.addApp>;

/** Adds a factor, in place of the app of before if it is one, and recovery codes if there are none. */
const addFactor = (
  call: AddCall,
  factor: Parameters<typeof addFactors>[2][number],
  event: AuditEvent,
) =>
  call.transact(async (tx) => {
    const owner = toOwner(call.session);
    await lockOwner(tx, owner);
    if (factor.kind === 'app') await removeFactors(tx, owner, 'app');
    if ((await addFactors(tx, owner, [factor])) === 0) throw new HttpProblem('confirmation-failed');
    await call.audit(tx, event, { subject: factor.name ?? call.session.username });
    const hasCodes = (await listFactors(tx, owner)).some(({ kind }) => kind === 'recovery');
    return { recoveryCodes: hasCodes ? null : await makeCodes(tx, owner) };
  });

export async function startPasskey(
  tx: TenantTx,
  { session, tenant, request }: Call<typeof factors.startPasskey>,
  { challenges }: Guards,
): Promise<PasskeyCreation> {
  const own = await listFactors(tx, toOwner(session));
  return createPasskeyCreation(request, challenges.issue(`${session.id}:passkey`), {
    company: tenant.displayName,
    username: session.username,
    userId: session.userId,
    passkeys: listPasskeys(own, request),
  });
}

export async function addPasskey(call: Call<typeof factors.addPasskey>, { challenges }: Guards) {
  const { session, request, body } = call;
  const passkey = await verifyNewPasskey(request, body, (challenge) =>
    challenges.redeem(`${session.id}:passkey`, challenge),
  );
  if (!passkey) throw new HttpProblem('confirmation-failed');
  return addFactor(call, passkey, 'passkey-added');
}

const getAppScope = ({ id }: Session, secret: string) => `${id}:app:${secret}`;

export function startApp(
  { session, tenant }: Call<typeof factors.startApp>,
  { challenges }: Guards,
): AppSecret {
  const secret = makeAppSecret();
  return {
    secret,
    address: getAppAddress(secret, `Ploegplan ${tenant.displayName}`, session.username),
    proof: challenges.issue(getAppScope(session, secret)),
  };
}

export async function addApp(call: Call<typeof factors.addApp>, { challenges }: Guards) {
  const { session, body } = call;
  const secret = decodeAppSecret(body.secret);
  // The code comes first, so that a wrong one can be typed again.
  const step = findAppStep(secret, body.code);
  const isOurs = step && (await challenges.redeem(getAppScope(session, body.secret), body.proof));
  if (!isOurs) throw new HttpProblem('confirmation-failed');
  return addFactor(call, { kind: 'app', secret, counter: step }, 'app-added');
}

const removedEvents = { passkey: 'passkey-removed', app: 'app-removed' } as const;

/** Removes a passkey or the app; recovery codes go with the last of them. */
export async function removeFactor(
  tx: TenantTx,
  call: Call<typeof factors.removePasskey> | Call<typeof factors.removeApp>,
  { kind, id }: { kind: 'passkey' | 'app'; id?: string },
): Promise<void> {
  const owner = toOwner(call.session);
  await lockOwner(tx, owner);
  const [name] = await removeFactors(tx, owner, kind, id);
  if (name === undefined) throw new HttpProblem('not-found');
  await call.audit(tx, removedEvents[kind], { subject: name || call.session.username });
  if (!(await hasFactor(tx, owner))) await removeFactors(tx, owner, 'recovery');
}

export async function renewRecoveryCodes(
  tx: TenantTx,
  call: Call<typeof factors.renewRecoveryCodes>,
): Promise<{ recoveryCodes: string[] }> {
  const owner = toOwner(call.session);
  await lockOwner(tx, owner);
  if (!(await hasFactor(tx, owner))) throw new HttpProblem('not-found');
  await call.audit(tx, 'recovery-codes-renewed', { subject: call.session.username });
  return { recoveryCodes: await makeCodes(tx, owner) };
}
