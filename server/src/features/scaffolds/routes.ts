import { getToday } from '@ploegplan/contract/dates/dates';
import { UploadFields } from '@ploegplan/contract/images/schemas';
import { ownScaffolds, scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { listDueScaffolds, withInspectBy } from '../../platform/scaffolds/due.ts';
import { syncScaffold } from '../../platform/scaffolds/register.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findOwnEvent, listScaffoldEvents, scaffoldRecords as records } from './repository.ts';
import { markStorm, recordOfficeEvent, recordOwnEvent } from './service.ts';

async function readScaffold(tx: TenantTx, id: string): Promise<Scaffold> {
  const [scaffold] = await withInspectBy(tx, [await records.get(tx, id)]);
  return requireFound(scaffold);
}

export const createScaffoldRoutes = (gallery: Gallery) => [
  createTxRoute(scaffolds.list, { access: 'admin' }, async (tx, { query }) =>
    withInspectBy(tx, await records.list(tx, query)),
  ),
  createTxRoute(scaffolds.due, { access: 'admin' }, (tx) => listDueScaffolds(tx, getToday())),
  createTxRoute(scaffolds.get, { access: 'admin' }, (tx, { params }) =>
    readScaffold(tx, params.id),
  ),
  createTxRoute(scaffolds.create, { access: 'admin' }, async (tx, { body }) => {
    const { id } = await records.create(tx, body);
    return readScaffold(tx, id);
  }),
  createTxRoute(scaffolds.update, { access: 'admin' }, async (tx, { params, body }) => {
    await records.update(tx, params.id, body).catch(async (error: unknown) => {
      if (!(error instanceof HttpProblem && error.code === 'stale-version')) throw error;
      const current = await readScaffold(tx, params.id);
      throw new HttpProblem('stale-version', { ...error.extras, current });
    });
    await syncScaffold(tx, params.id);
    return readScaffold(tx, params.id);
  }),
  createTxRoute(scaffolds.remove, { access: 'admin' }, (tx, { params }) =>
    records.remove(tx, params.id),
  ),
  createTxRoute(scaffolds.restore, { access: 'admin' }, async (tx, { params }) => {
    await records.restore(tx, params.id);
    return readScaffold(tx, params.id);
  }),
  createTxRoute(scaffolds.storm, { access: 'admin' }, async (tx, { session, body }) => ({
    count: await markStorm(tx, session, body),
  })),
  createTxRoute(scaffolds.events, { access: 'admin' }, async (tx, { params }) => {
    await records.get(tx, params.id);
    return listScaffoldEvents(tx, params.id);
  }),
  createTxRoute(scaffolds.record, { access: 'admin' }, async (tx, { session, params, body }) => {
    await recordOfficeEvent(tx, session, params.id, body);
    return readScaffold(tx, params.id);
  }),
  createTxRoute(scaffolds.history, { access: 'admin' }, (tx, { params }) =>
    records.history(tx, params.id),
  ),
  createTxRoute(ownScaffolds.record, { access: 'employee' }, (tx, { session, params, body }) =>
    recordOwnEvent(tx, session, params.id, body),
  ),
  createRoute(ownScaffolds.addPhotos, { access: 'employee' }, async (call) => {
    const { params, session, tenant, transact, transactOnce, request } = call;
    const demandOwn = async (tx: TenantTx) =>
      requireFound(await findOwnEvent(tx, params.id, session.employeeId));
    await transact(demandOwn);
    await using upload = await gallery.receive(request, tenant.id, UploadFields);
    await transactOnce(async (tx) => {
      await demandOwn(tx);
      await upload.attach(tx, { type: 'scaffoldevent', id: params.id }, session);
    });
  }),
];
