import type { AuditEvent } from '@ploegplan/contract/audit/schemas';
import { email, username as usernameSchema } from '@ploegplan/contract/fields';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { changeGod, dropGodFactors, findGod, insertGod } from '../platform/sessions/gods.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import { makeTemporaryPassword } from '../platform/sessions/temporary-password.ts';
import { createThrottles } from '../platform/sessions/throttle.ts';
import { openGlobalTables } from '../platform/tenants/directory.ts';
import { listUsers } from '../platform/users/list.ts';
import {
  CommandError,
  type Installation,
  listTenants,
  parseValue,
  type Run,
  recordAudit,
  runForTenant,
} from './operator.ts';

export function addGodCommands(program: Command, run: Run): void {
  const god = program.command('god').description('accounts that may enter every tenant');
  god
    .command('create')
    .description('create an account, and print its temporary password')
    .requiredOption('--username <username>', 'a name that no user of any tenant has')
    .requiredOption('--email <email>', 'e-mail address')
    .action(run(create));
  god
    .command('reset-password')
    .description('print a new temporary password; ends the sessions at all tenants')
    .requiredOption('--username <username>', 'whose password')
    .action(run(resetPassword));
  god
    .command('reset-factors')
    .description('remove lost passkeys, app and recovery codes; ends the sessions at all tenants')
    .requiredOption('--username <username>', 'whose second factor')
    .action(run(resetFactors));
  god
    .command('deactivate')
    .description('deactivate an account permanently; ends its sessions at all tenants')
    .requiredOption('--username <username>', 'whose account')
    .action(run(deactivate));
}

const NewGod = z.strictObject({ username: usernameSchema, email: email.check(z.minLength(1)) });

const explainField = (field: string) =>
  field === 'email'
    ? '--email must be an e-mail address.'
    : '--username must begin with a letter or digit and have only letters, digits and . _ @ + -, at most 100.';

async function create(installation: Installation, options: object): Promise<void> {
  const { username, email } = parseValue(NewGod, options, explainField);
  const gods = openGlobalTables(installation.pool);
  if (await findGod(gods, username)) {
    throw new CommandError(`There is a god account ${username} already.`);
  }
  await rejectUsernameOfUser(installation, username);
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  await recordEverywhere(installation, 'user-created', username, { userType: 'god' });
  await insertGod(gods, { username, email, passwordHash });
  showPassword(username, password);
}

/** Rejects the username of a user, who could no longer sign in, because a god takes precedence. */
async function rejectUsernameOfUser(installation: Installation, username: string): Promise<void> {
  for (const { id, name } of await listTenants(installation)) {
    const users = await runForTenant(installation, id, listUsers);
    if (users.some((user) => user.username === username)) {
      throw new CommandError(`Tenant ${name} has a user ${username}; choose another name.`);
    }
  }
}

async function resetPassword(
  installation: Installation,
  { username: given }: { username: string },
): Promise<void> {
  const { id, username } = await requireGod(installation, given);
  const password = makeTemporaryPassword();
  const password_hash = await hashPassword(password);
  await recordEverywhere(installation, 'temporary-password', username);
  await changeGod(openGlobalTables(installation.pool), id, {
    password_hash,
    needs_password_change: true,
  });
  await createThrottles(installation.pool).god.reset({ tenantId: '', name: id, address: '' });
  showPassword(username, password);
}

async function resetFactors(
  installation: Installation,
  { username: given }: { username: string },
): Promise<void> {
  const { id, username } = await requireGod(installation, given);
  await recordEverywhere(installation, 'factors-reset', username);
  await dropGodFactors(openGlobalTables(installation.pool), id);
  console.log(`The second factor of ${username} is removed; the next login sets up another.`);
}

async function deactivate(
  installation: Installation,
  { username: given }: { username: string },
): Promise<void> {
  const { id, username } = await requireGod(installation, given);
  const details = { userType: 'god', state: ['active', 'inactive'] };
  await recordEverywhere(installation, 'user-changed', username, details);
  await changeGod(openGlobalTables(installation.pool), id, { active: false });
  console.log(`The god account ${username} is deactivated.`);
}

async function requireGod({ pool }: Installation, given: string) {
  const username = given.toLowerCase();
  const god = await findGod(openGlobalTables(pool), username);
  if (!god) throw new CommandError(`There is no god account ${given}.`);
  if (!god.active) throw new CommandError(`The god account ${given} is deactivated.`);
  return { id: god.id, username };
}

/** Records a change of a god account in the audit log of every tenant, before it is made, because a god may enter each. */
async function recordEverywhere(
  installation: Installation,
  event: AuditEvent,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  for (const { id } of await listTenants(installation)) {
    await runForTenant(installation, id, (tx) => recordAudit(tx, event, { subject, details }));
  }
}

function showPassword(username: string, password: string): void {
  console.log(`The temporary password of ${username}: ${password}`);
  console.log('It is shown only once and must be changed at the first login.');
}
