import { closures } from '@ploegplan/contract/closures';
import { describe, expect, it } from 'vitest';
import { makeClosure } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();
const { browser: office } = useVisitor(server);

describeRecordRoutes('records of closures', {
  server,
  endpoints: closures,
  make: makeClosure,
  required: ['name', 'firstDay', 'lastDay'],
  order: 'name',
  values: async () => ({ firstDay: '2030-12-24', lastDay: '2031-01-01' }),
});

describe('the days of a closure', () => {
  const create = (lastDay: string) =>
    office.call(closures.create, { body: { name: 'Bouwvak', firstDay: '2030-07-29', lastDay } });

  it.each(['2030-07-29', '2031-07-29'])('may end on %s', async (lastDay) => {
    expect((await create(lastDay)).json()).toMatchObject({ firstDay: '2030-07-29', lastDay });
  });

  it.each([
    ['2030-07-28', 'before-start'],
    ['2031-07-30', 'range-too-long'],
  ])('may not end on %s: %s', async (lastDay, code) => {
    const response = await create(lastDay);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual([{ field: 'lastDay', code }]);
  });
});
