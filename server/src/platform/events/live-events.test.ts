import { randomUUIDv7 } from 'node:crypto';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { LiveEvents } from './live-events.ts';

const server = useServer();
const tenant = useTenant(server);

/** Opens streams as different users of a database that is away; at most one of a tenant. */
async function openAway() {
  const pool = new Pool();
  await pool.end();
  const live = new LiveEvents({
    pool,
    listener: server.database.listener,
    directory: new TenantDirectory(server.database.pool),
    visibleChanges: () => [],
    streamsPerTenant: 1,
    log: server.app.log,
  });
  const open = (tenantId: string) => live.open({ tenantId, session: createSession() }, undefined);
  return { live, open };
}

const createSession = () => ({
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
});

it('keeps no stream when the session cannot be read', async () => {
  const { live, open } = await openAway();
  await expect(open(tenant.id)).rejects.toThrow('pool');
  await expect.poll(() => live.openStreams).toBe(0);
});

it('tells a tenant with too many streams to come again, and opens those of another', async () => {
  const { open } = await openAway();
  const { id: otherId } = await makeTenant(server);
  const [first, second, other] = [tenant.id, tenant.id, otherId].map((id) =>
    open(id).catch((error: unknown) => error),
  );
  expect(await second).toMatchObject({ status: 503, extras: { retryAfterSeconds: 30 } });
  for (const opened of [first, other]) expect(String(await opened)).toContain('pool');
});
