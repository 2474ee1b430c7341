import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeClient, makeTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { runInTenant } from './transaction.ts';

describe('a tenant transaction', () => {
  const server = useServer();

  it('sees the rows of its own tenant only', async () => {
    const [mine, other] = [await makeTenant(server), await makeTenant(server)];
    const [client] = [await makeClient(mine), await makeClient(other)];
    const rows = await mine.transact((tx) => tx.selectFrom('clients').select('id').execute());
    expect(rows).toEqual([{ id: client }]);
  });

  it('is required to read a tenant table', async () => {
    await expect(server.database.pool.query('select * from clients')).rejects.toThrow(
      /app\.tenant_id|invalid input syntax for type uuid/,
    );
  });

  it('cannot write a row of another tenant', async () => {
    const [mine, other] = [await makeTenant(server), await makeTenant(server)];
    const planted = { id: randomUUIDv7(), tenant_id: other.id, name: 'Geplant' };
    await expect(
      mine.transact((tx) => tx.insertInto('clients').values(planted).execute()),
    ).rejects.toThrow('row-level security');
  });

  it('cannot write a row that refers to a row of another tenant', async () => {
    const [mine, other] = [await makeTenant(server), await makeTenant(server)];
    const foreign = await makeClient(other);
    const planted = { id: randomUUIDv7(), title: 'Geplant', hue: 200, client_id: foreign };
    await expect(
      mine.transact((tx) => tx.insertInto('projects').values(planted).execute()),
    ).rejects.toThrow('foreign key');
  });

  it('rolls back when the work throws', async () => {
    const tenant = await makeTenant(server);
    const failing = tenant.transact(async (tx) => {
      await tx.insertInto('clients').values({ id: randomUUIDv7(), name: 'Half' }).execute();
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    const rows = await tenant.transact((tx) => tx.selectFrom('clients').select('id').execute());
    expect(rows).toEqual([]);
  });

  it('rejects a tenant id that is not a UUID', () => {
    const scope = { tenantId: "x'; drop table clients; --", userId: null };
    expect(() => runInTenant(server.database.pool, scope, async () => undefined)).toThrow(
      'Not an id',
    );
  });
});
