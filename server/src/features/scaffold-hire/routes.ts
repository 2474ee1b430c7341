import { scaffoldHire } from '@ploegplan/contract/scaffold-hire/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import { lockScaffold } from '../../platform/scaffolds/cards.ts';
import { listHired, recordHireEnd, withdrawHireEnd } from '../../platform/scaffolds/hire.ts';
import { listPrices, setPrice } from './repository.ts';

export const scaffoldHireRoutes = [
  createTxRoute(scaffoldHire.list, { access: 'admin' }, async (tx) => ({
    scaffolds: await listHired(tx),
    prices: await listPrices(tx),
  })),
  createTxRoute(scaffoldHire.setPrice, { access: 'admin' }, (tx, { params, body }) =>
    setPrice(tx, { projectId: params.id, ...body }),
  ),
  createTxRoute(scaffoldHire.end, { access: 'admin' }, (tx, { params, body }) =>
    recordHireEnd(tx, params.id, body),
  ),
  createTxRoute(scaffoldHire.withdraw, { access: 'admin' }, async (tx, { params }) => {
    await lockScaffold(tx, params.id);
    await withdrawHireEnd(tx, params.id);
  }),
];
