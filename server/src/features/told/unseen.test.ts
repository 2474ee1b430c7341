import { beforeEach, expect, it } from 'vitest';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { later, today, tomorrow, useTelling } from '../../../test/data/telling.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';
import { Notices } from '../../platform/notices/notices.ts';
import { mailUnseenEverywhere } from '../../platform/telling.ts';

const server = useServer();
const { tenant, made, plan, tell, answer } = useTelling(server);

const lookAt = (time: string) =>
  mailUnseenEverywhere(
    { pool: server.database.pool, notices: new Notices(server.jobs) },
    new Date(`${today}T${time}Z`),
  );
const listMails = () =>
  readRows(tenant, 'notices', ['title', 'body', 'date'], {
    employee_id: made.worker,
    by_mail: true,
  });
/** In UTC: after 18:00 in the Netherlands, in summer and in winter. */
const EVENING = '18:30:00';

/** The application cannot change what it told. */
const setToldAt = (time: string) =>
  asOwner(
    server.ownerUrl,
    `update told_days set at = '${today}T${time}:00Z' where tenant_id = '${tenant.id}'`,
  );

beforeEach(async () => {
  await changeRows(tenant, 'employees', { email: 'ann@example.nl' }, { id: made.worker });
  await plan(tomorrow);
  await plan(later);
  await tell();
  await setToldAt('08:00');
});

it('who has not seen the planning of the next day gets one mail in the evening before', async () => {
  await lookAt('15:59:00');
  expect(await listMails()).toEqual([]);
  await lookAt(EVENING);
  await lookAt(EVENING);
  expect(await listMails()).toEqual([
    expect.objectContaining({ title: 'Bekijk je planning voor morgen', date: tomorrow }),
  ]);
  expect((await listMails())[0]?.body).toContain('07:00 – 16:00, Kade');
});

it('who has seen it, was told in the evening itself, or has no mail address gets none', async () => {
  await setToldAt('18:10');
  await lookAt(EVENING);
  await setToldAt('08:00');
  await changeRows(tenant, 'employees', { email: '' }, { id: made.worker });
  await changeRows(tenant, 'users', { email: '' }, { employee_id: made.worker });
  await lookAt(EVENING);
  await changeRows(tenant, 'employees', { email: 'ann@example.nl' }, { id: made.worker });
  await answer({ answer: 'shown' });
  await setToldAt('08:01');
  await lookAt(EVENING);
  expect(await listMails()).toEqual([]);
});
