import { randomUUIDv7 } from 'node:crypto';
import { admin } from '@ploegplan/contract/admin/endpoints';
import type { Database } from '../../platform/database/pool.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createRoute } from '../../platform/http/route.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import { setPassword } from '../../platform/sessions/accounts.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { makeTemporaryPassword } from '../../platform/sessions/temporary-password.ts';
import type { Staging } from '../../platform/storage/staging.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { createGodAccess } from '../../platform/tenants/god-access.ts';
import { findLogoVersion, sendLogo, setLogoImage } from '../../platform/tenants/logo.ts';
import { toManagedTenant } from '../../platform/tenants/managed-tenant.ts';
import { receiveLogo } from '../../platform/tenants/receive-logo.ts';
import { listUsers } from '../../platform/users/list.ts';
import { setBlocked } from './repository.ts';
import { changeTenant, createTenant } from './service.ts';

interface Helpers {
  pool: Database['pool'];
  directory: TenantDirectory;
  mails: AccountMails;
  installation: Installation & { smtpUrl: string | null };
  staging: Staging;
}

export const createAdminRoutes = ({ pool, directory, mails, installation, staging }: Helpers) => {
  const { at, findTenant, look, ...gods } = createGodAccess({ pool, directory });
  const show = (id: string) => gods.show(id, installation);

  return [
    createRoute(admin.tenants, { access: 'god' }, async () =>
      (await directory.all()).map((tenant) => toManagedTenant(tenant, installation)),
    ),

    createRoute(admin.createTenant, { access: 'god' }, async ({ body, session, audit }) => {
      const { id = randomUUIDv7() } = body;
      const isInvited = installation.smtpUrl !== null;
      const password = isInvited ? null : makeTemporaryPassword();
      const passwordHash = password && (await hashPassword(password));
      const isNew = await at(id, session, async (tx) => {
        const userId = await createTenant(tx, id, body, { installation, audit });
        if (userId === undefined) return false;
        if (passwordHash === null) {
          await mails.send(tx, { tenantId: id, userId, mail: 'account-activation' });
        } else await setPassword(tx, { id: userId, godEpoch: null }, passwordHash, true);
        const event = isInvited ? 'invitation-sent' : 'temporary-password';
        await audit(tx, event, { subject: body.admin.username });
        return true;
      });
      return { tenant: await show(id), isInvited, temporaryPassword: isNew ? password : null };
    }),

    createRoute(
      admin.updateTenant,
      { access: 'god' },
      async ({ params: { id }, body, session, audit }) => {
        const outcome = await at(id, session, (tx) =>
          changeTenant(tx, id, body, { installation, audit }),
        );
        if (outcome === 'unknown') throw new HttpProblem('not-found');
        const current = await show(id);
        if (outcome === 'stale') throw new HttpProblem('stale-version', { current });
        return current;
      },
    ),

    createRoute(admin.blockTenant, { access: 'god' }, async ({ params, body, ...call }) => {
      const { id, name } = await findTenant(params);
      if (id === call.tenant.id) throw new HttpProblem('forbidden');
      await at(id, call.session, async (tx) => {
        if (!(await setBlocked(tx, id, body.blocked))) return;
        const event = body.blocked ? 'tenant-blocked' : 'tenant-unblocked';
        await call.audit(tx, event, { subject: name });
      });
      return show(id);
    }),

    createRoute(
      admin.uploadLogo,
      { access: 'god' },
      async ({ params, request, session, ...call }) => {
        const { id, name } = await findTenant(params);
        const image = await receiveLogo(request, id, staging);
        await call.confirm();
        await at(id, session, async (tx) => {
          const logoImage = await setLogoImage(tx, id, image);
          await call.audit(tx, 'tenant-changed', { subject: name, details: { logoImage } });
        });
        return show(id);
      },
    ),

    createRoute(admin.logo, { access: 'god' }, async ({ params, query, session, reply }) => {
      const { id } = await findTenant(params);
      return sendLogo(reply, await at(id, session, (tx) => findLogoVersion(tx, id, query.v)));
    }),

    createRoute(admin.removeLogo, { access: 'god' }, async ({ params, session, audit }) => {
      const { id, name } = await findTenant(params);
      await at(id, session, async (tx) => {
        const logoImage = await setLogoImage(tx, id, null);
        if (logoImage[0] === null) return;
        await audit(tx, 'tenant-changed', { subject: name, details: { logoImage } });
      });
      return show(id);
    }),

    createRoute(admin.users, { access: 'god' }, (call) => look(call, 'users', listUsers)),
  ];
};
