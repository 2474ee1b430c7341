import type { Endpoint } from '@ploegplan/contract/endpoint';
import { type Invitations, planInvitations } from '@ploegplan/contract/users/invitations';
import type { NewUser, User, UserUpdate } from '@ploegplan/contract/users/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { dropLinkTokens } from '../../platform/sessions/login-tokens.ts';
import { endAccountSessions } from '../../platform/sessions/repository.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findUser, listUsers } from '../../platform/users/list.ts';
import {
  findInvitable,
  hasOtherAdmin,
  insertUser,
  listGodNames,
  lockAdmins,
  updateUser,
} from '../../platform/users/repository.ts';

type OfficeCall = Pick<Call<Endpoint & { access: 'admin' }>, 'tenant' | 'session' | 'audit'>;

export async function createUser(
  tx: TenantTx,
  { tenant, audit }: OfficeCall,
  { invite, ...user }: NewUser,
  mails: AccountMails,
): Promise<User> {
  if (invite && user.email === '') throw createNoEmailProblem();
  const id = await insertUser(tx, user);
  if (id === undefined) return requireFound(await findUser(tx, user.id ?? ''));
  const { userType, alsoEmployee, leadsCrew } = user;
  const details = { userType, alsoEmployee, ...(leadsCrew && { leadsCrew }) };
  await audit(tx, 'user-created', { subject: user.username, details });
  if (invite) {
    await mails.send(tx, { tenantId: tenant.id, userId: id, mail: 'account-activation' });
    await audit(tx, 'invitation-sent', { subject: user.username });
  }
  return requireFound(await findUser(tx, id));
}

/** Creates an account for each chosen employee who can be invited. Another request at the same time waits, and then invites nobody twice. */
export async function inviteEmployees(
  tx: TenantTx,
  call: OfficeCall,
  employeeIds: readonly string[],
  mails: AccountMails,
): Promise<Invitations> {
  await lockAdmins(tx, call.tenant.id);
  const chosen = await findInvitable(tx, employeeIds);
  if (chosen.length < new Set(employeeIds).size) throw new HttpProblem('not-found');
  const plan = planInvitations(chosen, await listUsers(tx), await listGodNames(tx));
  for (const { employeeId, username, email } of plan.invited) {
    const account = { userType: 'employee', alsoEmployee: false, employeeId, username } as const;
    await createUser(tx, call, { ...account, email, invite: true }, mails);
  }
  return plan;
}

const createNoEmailProblem = () =>
  new HttpProblem('no-email', { fields: [{ field: 'email', code: 'missing' }] });

const isActiveAdmin = ({ userType, state }: User) => userType === 'admin' && state !== 'inactive';

/** Rejects a change that takes away the own admin right, or the last admin who can sign in. */
async function requireAdminStays(
  tx: TenantTx,
  { session }: OfficeCall,
  before: User,
  { userType, active }: UserUpdate,
): Promise<void> {
  const staysAdmin = userType === 'admin' && active;
  if (staysAdmin || !isActiveAdmin(before)) return;
  const fields = [{ field: active ? 'userType' : 'active', code: 'admin' }];
  if (before.id === session.userId) throw new HttpProblem('own-admin-right', { fields });
  if (!(await hasOtherAdmin(tx, before.id))) throw new HttpProblem('last-admin', { fields });
}

/** The values that determine access rights; a change of any of them ends the sessions. */
const getRights = ({ userType, alsoEmployee, employeeId, leadsCrew }: User) => ({
  userType,
  alsoEmployee,
  employeeId,
  leadsCrew,
});

export async function changeUser(
  tx: TenantTx,
  call: OfficeCall,
  id: string,
  update: UserUpdate,
  mails: AccountMails,
): Promise<User> {
  const { tenant } = call;
  await lockAdmins(tx, tenant.id);
  const before = requireFound(await findUser(tx, id));
  await requireAdminStays(tx, call, before, update);
  await updateUser(tx, id, update);
  const after = requireFound(await findUser(tx, id));
  const changes = listDifferences(before, after);
  if (Object.keys(changes).length === 0) return after;
  await call.audit(tx, 'user-changed', { subject: before.username, details: changes });
  const deactivated = after.state === 'inactive' && before.state !== 'inactive';
  if (deactivated || !isEqual(getRights(before), getRights(after)))
    await endAccountSessions(tx, id);
  if (deactivated || before.email !== after.email) await dropLinkTokens(tx, id);
  if (before.email !== '' && before.email !== after.email) {
    await mails.sendEmailChanged(tx, { tenantId: tenant.id, userId: id, to: before.email });
  }
  return after;
}

const recorded = [
  'username',
  'userType',
  'alsoEmployee',
  'employeeName',
  'leadsCrew',
  'email',
  'expiryMail',
  'state',
] as const;

/** Lists the old and new value of each changed field, for the audit log. */
function listDifferences(before: User, after: User): Record<string, [from: unknown, to: unknown]> {
  return Object.fromEntries(
    recorded
      .filter((key) => before[key] !== after[key])
      .map((key) => [key, [before[key], after[key]]]),
  );
}
