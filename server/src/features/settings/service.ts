import { getToday } from '@ploegplan/contract/dates/dates';
import type { CompanySettings, SettingsPatch } from '@ploegplan/contract/settings/schemas';
import type { OwnLimit } from '@ploegplan/contract/tenants/schemas';
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

/** A limit that held or holds has decided already, so it is ended and not removed. */
function rejectRemoved(before: readonly OwnLimit[], after: readonly OwnLimit[]): void {
  const isKept = (one: OwnLimit) =>
    after.some(({ rule, from }) => rule === one.rule && from === one.from);
  if (before.every((candidate) => candidate.from > getToday() || isKept(candidate))) return;
  throw new HttpProblem('validation', { fields: [{ field: 'ownLimits', code: 'in-force' }] });
}

/** Changes what is given. Returns the old and new values of what is different. */
export async function changeSettings(
  tx: TenantTx,
  tenantId: string,
  { version, ...changes }: SettingsPatch,
): Promise<Record<string, [from: unknown, to: unknown]>> {
  const before = requireFound(await lockSettings(tx, tenantId));
  if (before.version !== version) {
    throw new HttpProblem('stale-version', { current: toCompanySettings(before) });
  }
  if (changes.ownLimits) rejectRemoved(before.ownLimits, changes.ownLimits);
  const different = listDifferences(before, changes);
  if (Object.keys(different).length === 0) return different;
  await updateSettings(tx, tenantId, changes);
  // A holiday within leave costs nothing, and costs hours when it is one no longer; leave lapses by its terms.
  if ('observedHolidays' in different || 'ownLimits' in different) await syncAllLeave(tx);
  return different;
}
