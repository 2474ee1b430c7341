import type { Pool } from 'pg';
import type { Database } from '../platform/database/pool.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import type { OpenStorage } from '../platform/storage/open.ts';
import { inTenant, type TenantTx } from '../platform/tenants/transaction.ts';
import type { DemoCompany } from './company.ts';
import { construction } from './construction.ts';
import { choosePhotos } from './photos/choice.ts';
import { drawPhotos } from './photos/draw.ts';
import { planAround } from './planning.ts';
import { createTenant, hasUsers, insertRows, listTenantIds, lockTenant } from './repository.ts';
import { accounts, makeRows } from './rows.ts';
import { scaffolding } from './scaffolding.ts';

export const demoPassword = 'welkom-bij-ploegplan';
export const demoCompanies = [construction, scaffolding];

type DemoStorage = Pick<OpenStorage, 'files' | 'staging'>;

/**
 * Fills the demo tenants, dated around `today`, when the database holds no other tenant. Those that are filled stay as
 * they are; one that a killed start left empty is filled by the next.
 */
export async function seedDemo(
  { pool }: Database,
  storage: DemoStorage,
  today: string,
): Promise<void> {
  const demoIds = demoCompanies.map(({ id }) => id);
  const tenantIds = await listTenantIds(pool);
  if (!tenantIds.every((id) => demoIds.includes(id))) return;
  await Promise.all(demoCompanies.map((company) => fill(company, { pool, storage, today })));
}

interface Place {
  pool: Pool;
  storage: DemoStorage;
  today: string;
}

async function fill(company: DemoCompany, { pool, storage, today }: Place): Promise<void> {
  const transact = <T>(work: (tx: TenantTx) => Promise<T>) =>
    inTenant(pool, { tenantId: company.id, userId: null }, work);
  if (await transact(hasUsers)) return;
  await createTenant(pool, company);

  const items = planAround(company, today);
  await using folder = await storage.staging.openFolder();
  const [photos, ...passwordHashes] = await Promise.all([
    drawPhotos(company, choosePhotos(company, items, today), folder),
    ...accounts.map(() => hashPassword(demoPassword)),
  ]);
  const files = photos.map(({ file }) => file);
  const fileIds = files.map(({ id }) => id);
  const rows = makeRows({ company, today, items, photos, passwordHashes });
  try {
    await storage.files.add(company.id, files);
    await transact(async (tx) => {
      await lockTenant(tx, company.id);
      if (await hasUsers(tx)) return;
      await insertRows(tx, rows);
      await storage.files.settle(tx, fileIds);
    });
  } finally {
    await storage.files.abandon(company.id, fileIds);
  }
}
