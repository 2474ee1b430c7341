import { clients } from '@ploegplan/contract/clients';
import { makeClient } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';

describeRecordRoutes('records of clients', {
  server: useServer(),
  endpoints: clients,
  make: makeClient,
  required: ['name'],
  order: 'name',
});
