import { leave } from '@ploegplan/contract/leave/endpoints';
import { txRoute } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { mailDecision, mailRequest, warnOfLapse } from './mailing.ts';
import { listRequestable, listRequests } from './repository.ts';
import {
  cancelLeave,
  makeAbsence,
  refuseRequest,
  reportIllness,
  requestLeave,
  withdrawRequest,
} from './service.ts';

export const leaveRequestRoutes = ({ mails }: { mails: AccountMails }) => [
  txRoute(leave.requests, { access: 'admin' }, (tx, { query }) => listRequests(tx, query.state)),
  txRoute(leave.approve, { access: 'admin' }, async (tx, { params, body, tenant }) => {
    const request = await makeAbsence(tx, params.id, {
      state: 'approved',
      answer: body.answer,
    });
    await mailDecision(tx, { mails, tenantId: tenant.id }, request);
    return request;
  }),
  txRoute(leave.refuse, { access: 'admin' }, async (tx, { params, body, tenant }) => {
    const request = await refuseRequest(tx, params.id, body.answer);
    await mailDecision(tx, { mails, tenantId: tenant.id }, request);
    return request;
  }),
  txRoute(leave.cancel, { access: 'admin' }, async (tx, { params, body, tenant }) => {
    const request = await cancelLeave(tx, params.id, body.reason);
    await mailDecision(tx, { mails, tenantId: tenant.id }, request);
    return request;
  }),
  txRoute(leave.warn, { access: 'admin' }, (tx, { body, tenant }) =>
    warnOfLapse(tx, { mails, tenantId: tenant.id }, body.employeeIds),
  ),
  txRoute(leave.ownKinds, { access: 'employee' }, (tx) => listRequestable(tx)),
  txRoute(leave.request, { access: 'employee' }, async (tx, { body, session, tenant }) => {
    const { request, isNew } = await requestLeave(tx, session.employeeId, body);
    if (isNew) await mailRequest(tx, { mails, tenantId: tenant.id }, request.id);
    return request;
  }),
  txRoute(leave.reportIllness, { access: 'employee' }, async (tx, { body, session, tenant }) => {
    const { request, isNew } = await reportIllness(tx, session.employeeId, body);
    if (isNew) await mailRequest(tx, { mails, tenantId: tenant.id }, request.id);
    return request;
  }),
  txRoute(leave.withdraw, { access: 'employee' }, (tx, { params, session }) =>
    withdrawRequest(tx, session.employeeId, params.id),
  ),
];
