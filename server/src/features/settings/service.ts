import type { CompanySettings, SettingsChange } from '@ploegplan/contract/settings/schemas';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { syncAllLeave } from '../../platform/leave/sync.ts';
import { getLogoUrl } from '../../platform/tenants/directory.ts';
import {
  listDifferences,
  lockSettings,
  readSettings as readTenantSettings,
  type StoredSettings,
  updateSettings,
} from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

function toCompanySettings(settings: StoredSettings): CompanySettings {
  const { name: _, storageGigabytes: __, logo: ___, logoVersion: ____, ...own } = settings;
  return { ...own, logoUrl: getLogoUrl(settings) };
}

export const readSettings = async (tx: TenantTx, tenantId: string): Promise<CompanySettings> =>
  toCompanySettings(await readTenantSettings(tx, tenantId));

/** Changes what is given. Returns the old and new values of what is different. */
export async function changeSettings(
  tx: TenantTx,
  tenantId: string,
  { version, ...changes }: SettingsChange,
): Promise<Record<string, [from: unknown, to: unknown]>> {
  const before = requireFound(await lockSettings(tx, tenantId));
  if (before.version !== version) {
    throw new HttpProblem('stale-version', { current: toCompanySettings(before) });
  }
  const different = listDifferences(before, changes);
  if (Object.keys(different).length === 0) return different;
  await updateSettings(tx, tenantId, changes);
  // A holiday within leave costs nothing, and costs hours when it is one no longer.
  if ('observedHolidays' in different) await syncAllLeave(tx);
  return different;
}
