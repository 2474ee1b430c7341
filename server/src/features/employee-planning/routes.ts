import { crew } from '@ploegplan/contract/crew/endpoints';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { listCrewDays } from '../../platform/crew-days.ts';
import type { DocumentFiles } from '../../platform/documents/files.ts';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { toItemOwner } from '../../platform/gallery/owners.ts';
import { type Call, createRoute, createTxRoute } from '../../platform/http/route.ts';
import { answerCrewDay } from './crew-answers.ts';
import { listOwnItems } from './own-items.ts';
import {
  addOtherWork,
  findOwnItemDocument,
  findOwnItemImage,
  HoursForm,
  listOwnDays,
  recordOwnDay,
  recordOwnHours,
  removeOwnImage,
  requireShownBeside,
  showOpenProjects,
  showOwnItem,
} from './service.ts';

type RecordCall = Call<typeof employeePlanning.record>;

function recordJson({ params, body, session, transactOnce }: RecordCall) {
  return transactOnce(async (tx) => {
    await recordOwnHours(tx, session, params.id, body);
    return showOwnItem(tx, session, params.id);
  });
}

/** Records hours and images in one transaction. */
async function recordForm(call: RecordCall, gallery: Gallery) {
  const { params, session, tenant, transact, transactOnce, request } = call;
  await transact((tx) => showOwnItem(tx, session, params.id));
  await using upload = await gallery.receive(request, tenant.id, HoursForm);
  return await transactOnce(async (tx) => {
    await recordOwnHours(tx, session, params.id, upload.fields);
    const added = await upload.attach(tx, toItemOwner(params.id), session);
    await requireShownBeside(tx, params.id, added);
    return showOwnItem(tx, session, params.id);
  });
}

export const createEmployeePlanningRoutes = (gallery: Gallery, documents: DocumentFiles) => [
  createTxRoute(employeePlanning.list, { access: 'employee' }, (tx, { query, session }) =>
    listOwnItems(tx, session.employeeId, query.from, query.to),
  ),

  createTxRoute(employeePlanning.get, { access: 'employee' }, (tx, { params, session }) =>
    showOwnItem(tx, session, params.id),
  ),

  createRoute(employeePlanning.record, { access: 'employee' }, (call) =>
    call.request.isMultipart() ? recordForm(call, gallery) : recordJson(call),
  ),

  createTxRoute(employeePlanning.listDays, { access: 'employee' }, (tx, { query, session }) =>
    listOwnDays(tx, session, query),
  ),

  createTxRoute(employeePlanning.recordDay, { access: 'employee' }, (tx, { body, session }) =>
    recordOwnDay(tx, session, body),
  ),

  createTxRoute(crew.own, { access: 'employee' }, (tx, { query, session }) =>
    listCrewDays(tx, query, [session.employeeId]),
  ),

  createTxRoute(crew.answer, { access: 'employee' }, (tx, { body, session }) =>
    answerCrewDay(tx, session, body),
  ),

  createTxRoute(employeePlanning.openProjects, { access: 'employee' }, (tx) =>
    showOpenProjects(tx),
  ),

  createTxRoute(
    employeePlanning.addOtherWork,
    { access: 'employee' },
    async (tx, { body, session }) => {
      await addOtherWork(tx, session, body);
      return showOwnItem(tx, session, body.id);
    },
  ),

  createRoute(employeePlanning.viewImage, { access: 'employee' }, async (call) => {
    const { params, session, transact } = call;
    const image = await transact((tx) => findOwnItemImage(tx, session, params.id, params.filename));
    return gallery.viewer.show(image, call);
  }),

  createRoute(employeePlanning.viewDocument, { access: 'employee' }, async (call) => {
    const { params, session, transact } = call;
    const file = await transact((tx) => findOwnItemDocument(tx, session, params));
    return documents.send(file, call);
  }),

  createRoute(employeePlanning.removeImage, { access: 'employee' }, async (call) => {
    const { params, session, tenant, transactOnce } = call;
    await transactOnce((tx) => removeOwnImage(tx, session, params.id, params.filename));
    await gallery.files.sweep(tenant.id);
  }),
];
