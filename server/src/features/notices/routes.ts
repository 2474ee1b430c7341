import { randomUUIDv7 } from 'node:crypto';
import { translate } from '@ploegplan/contract/languages/translate';
import { noticeSettings } from '@ploegplan/contract/notice-settings/endpoints';
import { notices } from '@ploegplan/contract/notices/endpoints';
import type { PushTested } from '@ploegplan/contract/notices/schemas';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { writeToEmployee } from '../../platform/languages.ts';
import type { PushSender } from '../../platform/notices/push-sender.ts';
import { readNoticeSettings, removeSubscriptions } from '../../platform/notices/repository.ts';
import type { Throttles } from '../../platform/sessions/throttle.ts';
import { listDifferences } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  changeNoticeSettings,
  chooseNotices,
  findSubscription,
  keepSubscription,
  readOwnNotices,
  removeSubscription,
} from './repository.ts';

interface Parts {
  push: PushSender;
  throttles: Throttles;
}

const createTestTexts = () => ({
  title: translate('Proefmelding'),
  body: translate('Zo komen meldingen van Ploegplan op dit apparaat.'),
  path: '/account',
});

export function createNoticeRoutes({ push, throttles }: Parts) {
  const read = async (tx: TenantTx, session: { id: string; employeeId: string }) => ({
    ...(await readOwnNotices(tx, session)),
    pushKey: push.publicKey,
  });
  return [
    createTxRoute(notices.own, { access: 'employee' }, (tx, { session }) => read(tx, session)),
    createTxRoute(notices.changeOwn, { access: 'employee' }, async (tx, { session, body }) => {
      await chooseNotices(tx, session, body);
      return read(tx, session);
    }),
    createTxRoute(notices.subscribe, { access: 'employee' }, async (tx, { session, body }) => {
      if (!push.accepts(body.endpoint)) {
        throw new HttpProblem('validation', {
          fields: [{ field: 'endpoint', code: 'not-allowed' }],
        });
      }
      await keepSubscription(tx, session.id, body);
      return read(tx, session);
    }),
    createTxRoute(notices.unsubscribe, { access: 'employee' }, async (tx, { session }) => {
      await removeSubscription(tx, session.id);
      return read(tx, session);
    }),
    createRoute(notices.test, { access: 'employee' }, async (call): Promise<PushTested> => {
      const { session, tenant, request, transact } = call;
      const { subscription, texts } = await transact(async (tx) => ({
        subscription: await findSubscription(tx, session.id),
        texts: await writeToEmployee(tx, session.employeeId, createTestTexts),
      }));
      if (!subscription) return { result: 'ended' };
      const name = `push-test:${session.userId}`;
      await throttles.mail.consume({ tenantId: tenant.id, name, address: request.ip });
      const result = await push.send(subscription, { id: randomUUIDv7(), ...texts });
      if (result === 'ended')
        await transact((tx) => removeSubscriptions(tx, [subscription.endpoint]));
      return { result: result === 'sent' || result === 'ended' ? result : 'failed' };
    }),
    createTxRoute(noticeSettings.get, { access: 'admin' }, (tx) => readNoticeSettings(tx)),
    createTxRoute(
      noticeSettings.change,
      { access: 'admin' },
      async (tx, { body, tenant, audit }) => {
        const before = await readNoticeSettings(tx);
        const { version, ...current } = await changeNoticeSettings(tx, body);
        const details = listDifferences(before, current);
        if (Object.keys(details).length > 0)
          await audit(tx, 'tenant-changed', { subject: tenant.name, details });
        return { version, ...current };
      },
    ),
  ];
}
