import { randomUUIDv7 } from 'node:crypto';
import fastify from 'fastify';
import type { Database } from '../../src/platform/database/pool.ts';
import { findAccount } from '../../src/platform/sessions/accounts.ts';
import { getSessionExpiry, signSessionTokens } from '../../src/platform/sessions/cookie.ts';
import { readAppKeys } from '../../src/platform/sessions/keys.ts';
import { startSession } from '../../src/platform/sessions/repository.ts';
import { openGlobalTables, TenantDirectory } from '../../src/platform/tenants/directory.ts';
import { runInTenant } from '../../src/platform/tenants/transaction.ts';

/** Makes sessions past the login page, for a server in another process on the same database. */
export interface SessionMint {
  /** The value of the session cookie for a new session of this user at the tenant of this host. */
  mint(hostname: string, username: string): Promise<string>;
}

export async function openSessionMint({ pool }: Database): Promise<SessionMint> {
  const keys = await readAppKeys(openGlobalTables(pool));
  const directory = new TenantDirectory(pool);
  const app = fastify();
  await signSessionTokens(app, { secret: keys.sessionTokens, kid: keys.id });
  await app.ready();
  return {
    async mint(hostname, username) {
      const tenant = await directory.byHost(hostname);
      if (!tenant) throw new Error(`No tenant at ${hostname}`);
      const id = randomUUIDv7();
      await runInTenant(pool, { tenantId: tenant.id, userId: null }, async (tx) => {
        const account = await findAccount(tx, username);
        if (!account) throw new Error(`No user ${username} at ${hostname}`);
        await startSession(tx, { id, account, expiresAt: getSessionExpiry(), userAgent: '' });
      });
      return app.jwt.sign({ sid: id, tid: tenant.id });
    },
  };
}
