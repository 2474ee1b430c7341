import { materials } from '@ploegplan/contract/materials';
import { makeMaterial } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';

describeRecordRoutes('records of materials', {
  server: useServer(),
  endpoints: materials,
  make: makeMaterial,
  required: ['name'],
  order: 'name',
});
