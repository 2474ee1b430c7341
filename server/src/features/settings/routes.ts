import type { Endpoint } from '@ploegplan/contract/endpoint';
import { settings } from '@ploegplan/contract/settings/endpoints';
import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import { readBackupState } from '../../platform/backup/runs.ts';
import type { BackupSettings } from '../../platform/backup/settings.ts';
import type { LoginProviders } from '../../platform/company-login/providers.ts';
import type { Database } from '../../platform/database/pool.ts';
import { isRecent } from '../../platform/http/admission.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { type Call, createRoute, createTxRoute } from '../../platform/http/route.ts';
import { readMailState } from '../../platform/mail/state.ts';
import type { Staging } from '../../platform/storage/staging.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { setLogoImage } from '../../platform/tenants/logo.ts';
import { receiveLogo } from '../../platform/tenants/receive-logo.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { countUsers } from '../../platform/users/list.ts';
import { createCompanyLoginRoutes } from './company-login.ts';
import { changeSettings, readSettings } from './service.ts';

interface Helpers {
  providers: LoginProviders;
  pool: Database['pool'];
  directory: TenantDirectory;
  staging: Staging;
  installation: {
    /** Null means that mails are written to a folder. */
    smtpUrl: string | null;
    /** Null means that no nightly backup is made. */
    backups: BackupSettings | null;
  };
}

export const createSettingsRoutes = ({
  pool,
  directory,
  staging,
  installation,
  providers,
}: Helpers) => {
  /** Makes and records a change of the tenant; returns the settings as they are then. */
  async function change(
    { tenant, transact, audit }: Pick<Call<Endpoint>, 'tenant' | 'transact' | 'audit'>,
    work: (tx: TenantTx) => Promise<Record<string, unknown>>,
  ): Promise<CompanySettings> {
    const changed = await transact(async (tx) => {
      const details = await work(tx);
      if (Object.keys(details).length > 0) {
        await audit(tx, 'tenant-changed', { subject: tenant.name, details });
      }
      return readSettings(tx, tenant.id);
    });
    directory.clearCache();
    return changed;
  }

  return [
    ...createCompanyLoginRoutes({ directory, providers }),
    createTxRoute(settings.get, { access: 'admin' }, (tx, { tenant }) =>
      readSettings(tx, tenant.id),
    ),
    createRoute(settings.change, { access: 'admin' }, ({ body, session, ...call }) => {
      // Who finds an open session must not end the second step of the company.
      if (body.factorFrom !== undefined && !isRecent(session))
        throw new HttpProblem('confirmation-needed');
      return change(call, (tx) => changeSettings(tx, call.tenant.id, body));
    }),
    createRoute(settings.uploadLogo, { access: 'admin' }, async ({ request, ...call }) => {
      const image = await receiveLogo(request, call.tenant.id, staging);
      return change(call, async (tx) => ({
        logoImage: await setLogoImage(tx, call.tenant.id, image),
      }));
    }),
    createRoute(settings.removeLogo, { access: 'admin' }, (call) =>
      change(call, async (tx) => {
        const logoImage = await setLogoImage(tx, call.tenant.id, null);
        return logoImage[0] === null ? {} : { logoImage };
      }),
    ),
    createRoute(settings.state, { access: 'admin' }, async ({ tenant, transact }) => {
      // The state is read before the transaction, which holds a connection.
      const backup = await readBackupState(pool, installation.backups);
      return transact(async (tx) => ({
        users: await countUsers(tx),
        mail: {
          hasServer: installation.smtpUrl !== null,
          ...(await readMailState(tx, tenant.id)),
        },
        backup,
      }));
    }),
  ];
};
