import { settings } from '@ploegplan/contract/settings/endpoints';
import { expect, it } from 'vitest';
import { browseAs } from '../../test/calls/browser.ts';
import { useTenant } from '../../test/calls/visitor.ts';
import { makeUser } from '../../test/data/factories.ts';
import { readRows } from '../../test/data/rows.ts';
import { commandHere } from '../../test/servers/command.ts';
import { useServer } from '../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);
const cli = (line: string) => commandHere(line, { DATABASE_URL: server.ownerUrl });

const months = async () => {
  const { rows } = await server.database.pool.query(
    'select audit_log_months as months from tenants where id = $1',
    [tenant.id],
  );
  return rows[0].months;
};

it('npm run cli -- audit-log sets how long the log of a tenant is kept, and records that', async () => {
  expect(await cli(`audit-log --tenant ${tenant.name} --keep 24`)).toEqual({
    code: 0,
    output: `The audit log of ${tenant.name} is kept for 24 months.\n`,
  });
  expect(await months()).toBe(24);
  expect((await cli(`audit-log --tenant ${tenant.name} --keep all`)).output).toBe(
    `The audit log of ${tenant.name} is kept for ever.\n`,
  );
  expect(await months()).toBeNull();
  expect(await readRows(tenant, 'audit_log', ['event', 'details'])).toEqual([
    { event: 'tenant-changed', details: { auditLogMonths: [null, 24] } },
    { event: 'tenant-changed', details: { auditLogMonths: [24, null] } },
  ]);
});

it('npm run cli -- audit-log makes a form of the settings that was opened before it stale', async () => {
  const office = await browseAs(server, tenant, await makeUser(tenant));
  const { version } = await office.get(settings.get);
  await cli(`audit-log --tenant ${tenant.name} --keep 24`);
  const body = { auditLogMonths: null, version };
  expect((await office.call(settings.change, { body })).json()).toMatchObject({
    status: 409,
    code: 'stale-version',
    current: { auditLogMonths: 24 },
  });
  expect(await months()).toBe(24);
});

it('npm run cli -- audit-log records nothing when nothing changes', async () => {
  expect((await cli(`audit-log --tenant ${tenant.name} --keep all`)).code).toBe(0);
  expect(await readRows(tenant, 'audit_log', ['event'])).toEqual([]);
});

it.each(['5', '121', '12.5', 'x', '-1'])(
  'npm run cli -- audit-log rejects --keep %s',
  async (keep) => {
    expect(await cli(`audit-log --tenant ${tenant.name} --keep ${keep}`)).toEqual({
      code: 1,
      output: '--keep must be a number from 6 to 120, or all.\n',
    });
  },
);
