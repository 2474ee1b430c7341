import { settings } from '@ploegplan/contract/settings/endpoints';
import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { jobsDone } from '../../../test/servers/mailbox.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { deadLetters } from '../jobs/queues.ts';
import { AccountMails } from './account-mails.ts';
import { readMailState } from './state.ts';

const server = useOwnServer({ mail: true });
const { tenant, user, browser: office } = useVisitor(server);

describe('the state of the mail', () => {
  it('says when a mail was last sent, by which mail server', async () => {
    const before = Date.now();
    const mail = { tenantId: tenant.id, userId: user.id, mail: 'password-changed' } as const;
    await tenant.transact((tx) => new AccountMails(server.jobs).send(tx, mail));
    await server.mailbox.waitFor(`${user.username}@example.nl`);
    await jobsDone(server);
    const { mail: state } = await office.get(settings.state);
    expect(state).toMatchObject({ hasServer: true, waiting: 0, failed: 0 });
    expect(Date.parse(state.lastSentAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('counts mails of the own company that wait or were given up', async () => {
    const other = await makeTenant(server);
    const colleague = await makeUser(other);
    const state = await tenant.transact(async (tx) => {
      const add = (name: string, tenantId: string) =>
        server.jobs.send(tx, name as 'account-mail', { tenantId, userId: colleague.id });
      await add('account-mail', tenant.id);
      await add(deadLetters, tenant.id);
      await add(deadLetters, other.id);
      return readMailState(tx, tenant.id);
    });
    expect(state).toEqual({ lastSentAt: null, waiting: 1, failed: 1 });
  });
});
