import { employees } from '@ploegplan/contract/employees';
import { describe, expect, it } from 'vitest';
import { makeEmployee } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();

describeRecordRoutes('records of employees', {
  server,
  endpoints: employees,
  make: makeEmployee,
  order: 'name',
});

describe('GET /employees', () => {
  const { tenant, browser: office } = useVisitor(server);

  it('returns all fields of each', async () => {
    const same = { name: 'Anja', phonenumber: '06', email: 'anja@example.nl' };
    const id = await makeEmployee(tenant, { ...same, job_title: 'Voorvrouw' });
    expect(await office.get(employees.list)).toEqual([
      { ...same, id, jobTitle: 'Voorvrouw', deleted: false, version: 1 },
    ]);
  });

  it('accepts only true and false for includingdeleted', async () => {
    const response = await office.request('GET', '/api/employees?includingdeleted=1');
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'includingdeleted', code: 'invalid_value' }],
    });
  });
});
