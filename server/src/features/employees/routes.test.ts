import { employees } from '@ploegplan/contract/employees';
import { EmployeeUpdate } from '@ploegplan/contract/employees.schemas';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fullBody } from '../../../test/bodies.ts';
import { makeEmployee } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();

describeRecordRoutes('records of employees', {
  server,
  endpoints: employees,
  make: makeEmployee,
  required: ['name'],
  order: 'name',
  values: async () => ({
    email: 'anja@example.nl',
    dateOfBirth: '2009-02-28',
    contractHours: [8, 8, 8, 8, 4.25, 0, 0],
  }),
});

describe('GET /employees', () => {
  const { tenant, browser: office } = useVisitor(server);

  it('returns all fields of each', async () => {
    const same = { name: 'Anja', crew: 'Ploeg Noord', phonenumber: '06', email: 'anja@example.nl' };
    const id = await makeEmployee(tenant, {
      ...same,
      job_title: 'Voorvrouw',
      date_of_birth: '1987-06-05',
      contract_hours: JSON.stringify([8, 8, 8, 8, 0, 0, 0]),
    });
    expect(await office.get(employees.list)).toEqual([
      {
        ...same,
        id,
        jobTitle: 'Voorvrouw',
        dateOfBirth: '1987-06-05',
        contractHours: [8, 8, 8, 8, 0, 0, 0],
        deleted: false,
        version: 1,
      },
    ]);
  });

  it.each([
    ['six days', Array(6).fill(8)],
    ['eight days', Array(8).fill(8)],
    ['more than 24 hours', [24.25, 0, 0, 0, 0, 0, 0]],
    ['less than 0', [-0.25, 0, 0, 0, 0, 0, 0]],
    ['no quarters', [7.9, 0, 0, 0, 0, 0, 0]],
  ])('PUT rejects contract hours of %s', async (_what, contractHours) => {
    const params = { id: await makeEmployee(tenant) };
    const body = { ...fullBody(EmployeeUpdate, { name: 'Anja', email: '' }), contractHours };
    const { statusCode } = await office.call(employees.update, { params, body });
    expect(statusCode).toBe(400);
  });

  it('gives the history of one, the newest first', async () => {
    const id = await makeEmployee(tenant, { name: 'Anja' });
    const history = await office.get(employees.history, { params: { id } });
    expect(history).toMatchObject([{ action: 'created', fields: [] }]);
  });

  it('accepts only true and false for includingdeleted', async () => {
    const response = await office.request('GET', '/api/employees?includingdeleted=1');
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'includingdeleted', code: 'invalid_value' }],
    });
  });
});

it('the date of birth of an employee is in answers to the office only', () => {
  const hasDate = (schema: z.ZodMiniType) =>
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).includes('dateOfBirth');
  const named = server.app.routes.flatMap(({ endpoint: { method, path, access, response } }) =>
    response && hasDate(response) ? [`${access}: ${method} ${path}`] : [],
  );
  expect(named).toEqual([
    'admin: GET /employees',
    'admin: POST /employees',
    'admin: PUT /employees/:id',
  ]);
});
