import { randomUUIDv7 } from 'node:crypto';
import { NewTenant } from '@ploegplan/contract/admin/schemas';
import type { Command } from 'commander';
import { GOD } from '../demo/accounts.ts';
import { demoPassword } from '../demo/seed.ts';
import { createTenant } from '../features/admin/service.ts';
import { HttpProblem } from '../platform/http/problem.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { AccountMails } from '../platform/mail/account-mails.ts';
import { findGod } from '../platform/sessions/gods.ts';
import { verifyPassword } from '../platform/sessions/passwords.ts';
import { getTenantAddress } from '../platform/tenants/address.ts';
import { openGlobalTables } from '../platform/tenants/directory.ts';
import { formatLifetime, issueLink } from './links.ts';
import {
  CommandError,
  type Installation,
  listTenants,
  parseValue,
  type Run,
  recordAudit,
  runForTenant,
} from './operator.ts';

interface CreateOptions {
  name: string;
  displayName: string;
  host: string[];
  adminUsername: string;
  adminEmail: string;
}

export function addTenantCommands(program: Command, run: Run): void {
  const tenant = program.command('tenant').description('tenants of this installation');
  tenant
    .command('create')
    .description('create a tenant and its first admin, and print the link for the first password')
    .requiredOption('--name <name>', "first label of the tenant's host")
    .requiredOption('--display-name <name>', 'name shown to users')
    .option('--host <host>', 'further host; may be given more than once', collect, [])
    .requiredOption('--admin-username <username>', 'username of the first admin')
    .requiredOption('--admin-email <email>', 'e-mail address of the first admin')
    .action(run(create));
  tenant.command('list').description('print all tenants').action(run(list));
}

const collect = (value: string, before: string[]) => [...before, value];

/** The rule of an option, by the field that it sets. */
function explainField(field: string): string {
  if (field === 'name') {
    return '--name must begin with a letter and have only lower-case letters, digits and hyphens, at most 63.';
  }
  if (field === 'displayName') return '--display-name must have 1 to 200 characters.';
  if (field === 'admin.username') {
    return '--admin-username must begin with a letter or digit and have only letters, digits and . _ @ + -, at most 100.';
  }
  if (field === 'admin.email') return '--admin-email must be an e-mail address.';
  return '--host must be the name of a host, without a port, such as planning.example.nl.';
}

async function create(installation: Installation, options: CreateOptions): Promise<void> {
  const { name, displayName, host, adminUsername, adminEmail } = options;
  const given = { name, displayName, hosts: host };
  const tenant = parseValue(
    NewTenant,
    { ...given, admin: { username: adminUsername, email: adminEmail } },
    explainField,
  );
  const link = await insert(installation, tenant).catch((error: unknown) => {
    throw toSentenceError(error, tenant);
  });
  const { config } = installation;
  console.log(`Tenant ${tenant.name} created: ${getTenantAddress(tenant, config)}`);
  console.log(`Link for its admin ${tenant.admin.username} to choose a password: ${link}`);
  console.log(`The link works once, within ${formatLifetime('account-activation')}.`);
  if (config.smtpUrl !== null) {
    console.log(`A mail is sent to ${tenant.admin.email} too; its link replaces this one.`);
  }
  await warnOfDemoGod(installation);
}

function insert(installation: Installation, tenant: NewTenant): Promise<string> {
  const id = randomUUIDv7();
  const context = { installation: installation.config, audit: recordAudit };
  const purpose = 'account-activation';
  return withMails(installation, (mails) =>
    runForTenant(installation, id, async (tx) => {
      const userId = await createTenant(tx, id, tenant, context);
      if (userId === undefined) throw new CommandError(`Tenant ${tenant.name} exists already.`);
      await mails?.send(tx, { tenantId: id, userId, mail: purpose });
      await recordAudit(tx, 'invitation-sent', { subject: tenant.admin.username });
      return issueLink(tx, installation, { tenant, userId, purpose });
    }),
  );
}

function toSentenceError(error: unknown, { name, hosts, admin }: NewTenant): unknown {
  if (!(error instanceof HttpProblem)) return error;
  const field = error.extras.fields?.[0]?.field ?? '';
  const sentences: Partial<Record<typeof error.code, string>> = {
    'tenant-name-taken': `Another tenant has the name ${name}, or lists its default host.`,
    'host-taken': `Another tenant has the host ${hosts[Number(field.split('.')[1])]}.`,
    'username-taken': `A god account has the username ${admin.username}.`,
  };
  return new CommandError(sentences[error.code] ?? explainField(field), { cause: error });
}

async function list(installation: Installation): Promise<void> {
  const tenants = await listTenants(installation);
  if (tenants.length === 0) console.log('There are no tenants yet.');
  const width = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
  const [names, displayNames] = [
    width(tenants.map(({ name }) => name)),
    width(tenants.map(({ displayName }) => displayName)),
  ];
  for (const tenant of tenants) {
    const { name, displayName, blocked } = tenant;
    const address = getTenantAddress(tenant, installation.config);
    const state = blocked ? '  (blocked)' : '';
    console.log(`${name.padEnd(names)}  ${displayName.padEnd(displayNames)}  ${address}${state}`);
  }
}

const doNothing = () => undefined;

/** Runs work with mails, or without when no mail server is configured. The server sends them, now or at its next start. */
async function withMails<T>(
  { config, pool, listener }: Installation,
  work: (mails: AccountMails | undefined) => Promise<T>,
): Promise<T> {
  if (config.smtpUrl === null) return work(undefined);
  const jobs = await openJobs({ pool, listener, log: { warn: doNothing, error: doNothing } });
  try {
    return await work(new AccountMails(jobs));
  } finally {
    await jobs.stop();
  }
}

/** Warns when the demo's god account is active with its published password, which gives access to every tenant. */
async function warnOfDemoGod({ pool }: Installation): Promise<void> {
  const god = await findGod(openGlobalTables(pool), GOD);
  if (!god?.active || !(await verifyPassword(demoPassword, god.passwordHash))) return;
  console.log(
    `The god account of the demo, whose password is public, can enter it: deactivate it with "god deactivate --username ${GOD}".`,
  );
}
