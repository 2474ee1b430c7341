import type { User } from '@ploegplan/contract/users/schemas';
import type { Command } from 'commander';
import { setPassword } from '../platform/sessions/accounts.ts';
import { dropLinkTokens } from '../platform/sessions/login-tokens.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { endAccountSessions } from '../platform/sessions/repository.ts';
import { makeTemporaryPassword } from '../platform/sessions/temporary-password.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import { listUsers } from '../platform/users/list.ts';
import { formatLifetime, issueLink } from './links.ts';
import {
  CommandError,
  type Installation,
  type Run,
  recordAudit,
  requireTenant,
  runForTenant,
} from './operator.ts';

interface ResetOptions {
  tenant: string;
  username: string;
  temporary?: true;
}

export function addUserCommands(program: Command, run: Run): void {
  const user = program.command('user').description('accounts of a tenant');
  user
    .command('reset-password')
    .description('print a link with which a user chooses a new password')
    .requiredOption('--tenant <name>', 'name of the tenant')
    .requiredOption('--username <username>', 'username of the account')
    .option('--temporary', 'print a temporary password instead; ends the sessions of the user')
    .action(run(resetPassword));
}

const resetPassword = (installation: Installation, options: ResetOptions) =>
  options.temporary
    ? setTemporaryPassword(installation, options)
    : printLink(installation, options);

async function requireUser(tx: TenantTx, { tenant, username }: ResetOptions): Promise<User> {
  const user = (await listUsers(tx)).find((it) => it.username === username.toLowerCase());
  if (!user) throw new CommandError(`There is no user ${username} in tenant ${tenant}.`);
  if (user.state === 'inactive') {
    throw new CommandError(`The user ${username} of tenant ${tenant} is not active.`);
  }
  return user;
}

async function printLink(installation: Installation, options: ResetOptions): Promise<void> {
  const tenant = await requireTenant(installation, options.tenant);
  const { username, link, purpose } = await runForTenant(installation, tenant.id, async (tx) => {
    const user = await requireUser(tx, options);
    const purpose = user.state === 'invited' ? 'account-activation' : 'password-reset';
    const link = await issueLink(tx, installation, { tenant, userId: user.id, purpose });
    await recordAudit(tx, 'password-reset-sent', { subject: user.username });
    return { username: user.username, link, purpose } as const;
  });
  console.log(`Link for ${username} to choose a new password: ${link}`);
  console.log(`The link works once, within ${formatLifetime(purpose)}.`);
}

/** Sets and prints a temporary password, which must be changed at the first login. */
async function setTemporaryPassword(
  installation: Installation,
  options: ResetOptions,
): Promise<void> {
  const tenant = await requireTenant(installation, options.tenant);
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  const username = await runForTenant(installation, tenant.id, async (tx) => {
    const user = await requireUser(tx, options);
    await setPassword(tx, { id: user.id, godEpoch: null }, passwordHash, true);
    await endAccountSessions(tx, user.id);
    await dropLinkTokens(tx, user.id);
    await recordAudit(tx, 'temporary-password', { subject: user.username });
    return user.username;
  });
  console.log(`The temporary password of ${username}: ${password}`);
  console.log('It is shown only once and must be changed at the first login.');
}
