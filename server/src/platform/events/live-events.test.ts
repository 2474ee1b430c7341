import { randomUUIDv7 } from 'node:crypto';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { useServer } from '../../../test/servers/server.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { LiveEvents } from './live-events.ts';

const server = useServer();
const tenant = useTenant(server);

it('keeps no stream when the session cannot be read', async () => {
  const pool = new Pool();
  await pool.end();
  const live = new LiveEvents({
    pool,
    listener: server.database.listener,
    directory: new TenantDirectory(server.database.pool),
    visibleChanges: () => [],
    log: server.app.log,
  });
  const session = {
    id: randomUUIDv7(),
    userId: randomUUIDv7(),
    username: 'iemand',
    userType: 'admin' as const,
    employeeId: null,
    alsoEmployee: false,
    needsPasswordChange: false,
    factorStep: undefined,
    needsFactor: false,
    byCompany: false,
    confirmedAt: null,
    expiresAt: new Date(),
  };
  await expect(live.open({ tenantId: tenant.id, session }, undefined)).rejects.toThrow('pool');
  await expect.poll(() => live.openStreams).toBe(0);
});
