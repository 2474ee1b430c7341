import { leave } from '@ploegplan/contract/leave/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { notifyOfDecision, sendRequestMails, warnOfLapse } from './mailing.ts';
import { listRequestable, listRequests } from './repository.ts';
import {
  cancelLeave,
  makeAbsence,
  refuseRequest,
  reportIllness,
  requestLeave,
  withdrawRequest,
} from './service.ts';

interface Parts {
  mails: AccountMails;
  notices: Notices;
}

export const leaveRequestRoutes = ({ mails, notices }: Parts) => [
  createTxRoute(leave.requests, { access: 'admin' }, (tx, { query }) =>
    listRequests(tx, query.state),
  ),
  createTxRoute(leave.approve, { access: 'admin' }, async (tx, { params, body }) => {
    const request = await makeAbsence(tx, params.id, {
      state: 'approved',
      answer: body.answer,
    });
    await notifyOfDecision(tx, notices, request);
    return request;
  }),
  createTxRoute(leave.refuse, { access: 'admin' }, async (tx, { params, body }) => {
    const request = await refuseRequest(tx, params.id, body.answer);
    await notifyOfDecision(tx, notices, request);
    return request;
  }),
  createTxRoute(leave.cancel, { access: 'admin' }, async (tx, { params, body }) => {
    const request = await cancelLeave(tx, params.id, body.reason);
    await notifyOfDecision(tx, notices, request);
    return request;
  }),
  createTxRoute(leave.warn, { access: 'admin' }, (tx, { body, tenant }) =>
    warnOfLapse(tx, { mails, tenantId: tenant.id }, body.employeeIds),
  ),
  createTxRoute(leave.ownKinds, { access: 'employee' }, (tx) => listRequestable(tx)),
  createTxRoute(leave.request, { access: 'employee' }, async (tx, { body, session, tenant }) => {
    const { request, isNew } = await requestLeave(tx, session.employeeId, body);
    if (isNew) await sendRequestMails(tx, { mails, tenantId: tenant.id }, request.id);
    return request;
  }),
  createTxRoute(
    leave.reportIllness,
    { access: 'employee' },
    async (tx, { body, session, tenant }) => {
      const { request, isNew } = await reportIllness(tx, session.employeeId, body);
      if (isNew) await sendRequestMails(tx, { mails, tenantId: tenant.id }, request.id);
      return request;
    },
  ),
  createTxRoute(leave.withdraw, { access: 'employee' }, (tx, { params, session }) =>
    withdrawRequest(tx, session.employeeId, params.id),
  ),
];
