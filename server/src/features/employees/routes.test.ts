import { employees } from '@ploegplan/contract/employees';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import { makeEmployee, makeTenant, makeUser, type TestTenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';

describe('GET /employees', () => {
  const server = useServer();
  let tenant: TestTenant;
  let office: TestBrowser;
  beforeEach(async () => {
    tenant = await makeTenant(server);
    office = await browseAs(server, tenant, await makeUser(tenant));
  });

  it('lists all employees by name', async () => {
    for (const name of ['Willem', 'anja', 'Piet']) await makeEmployee(tenant, { name });
    const names = (await office.get(employees.list)).map(({ name }) => name);
    expect(names).toEqual(['anja', 'Piet', 'Willem']);
  });

  it('returns all fields of each', async () => {
    const id = await makeEmployee(tenant, { name: 'Anja' });
    const values = { job_title: 'Voorvrouw', phonenumber: '06', email: 'anja@example.nl' };
    await tenant.transact((tx) => tx.updateTable('employees').set(values).execute());
    expect(await office.get(employees.list)).toEqual([
      {
        id,
        name: 'Anja',
        jobTitle: 'Voorvrouw',
        phonenumber: '06',
        email: 'anja@example.nl',
        deleted: false,
        version: 1,
      },
    ]);
  });

  it('leaves out deleted employees unless they are requested', async () => {
    const id = await makeEmployee(tenant);
    await tenant.transact((tx) =>
      tx.updateTable('employees').set({ deleted_at: new Date() }).execute(),
    );
    expect(await office.get(employees.list)).toEqual([]);
    const all = await office.get(employees.list, { query: { includingdeleted: 'true' } });
    expect(all).toMatchObject([{ id, deleted: true }]);
  });

  it('accepts only true and false for includingdeleted', async () => {
    const response = await office.request('GET', '/api/employees?includingdeleted=1');
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'includingdeleted', code: 'invalid_value' }],
    });
  });
});
