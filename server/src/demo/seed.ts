import type { Pool } from 'pg';
import type { Database } from '../platform/database/pool.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';
import type { OpenStorage } from '../platform/storage/open.ts';
import { runInTenant, type TenantTx } from '../platform/tenants/transaction.ts';
import { createAbsencesAround, removeAbsent } from './absences.ts';
import { createEmail, type DemoAccounts, GOD, makeAccounts } from './accounts.ts';
import { addDemoKey } from './api-keys.ts';
import type { DemoCompany } from './companies/company.ts';
import { construction } from './companies/construction.ts';
import { scaffolding } from './companies/scaffolding.ts';
import { writeDocuments } from './documents/choice.ts';
import { facades } from './facades.ts';
import { getApprovedBefore } from './hours/hour-lines.ts';
import { sendToPayroll } from './hours/payroll.ts';
import { choosePhotos } from './photos/choice.ts';
import { drawPhotos, type Render, renderApart } from './photos/draw.ts';
import { planAround } from './planning.ts';
import {
  approveWeeksBefore,
  correctTimes,
  createGod,
  createTenant,
  hasUsers,
  insertRows,
  listTenantIds,
  lockTenant,
} from './repository.ts';
import { makeRows } from './rows.ts';
import { fillScaffoldUse } from './scaffold-use.ts';
import { fillRegister } from './scaffolds.ts';
import { makeDemoSlips } from './slips.ts';
import { tellDemo } from './told.ts';
import { fillWeather } from './weather.ts';

export const demoPassword = 'welkom-bij-ploegplan';
export const demoCompanies = [construction, scaffolding, facades];

type DemoStorage = Pick<OpenStorage, 'files' | 'staging'>;

/** When the database has no other tenant. Filled ones are not changed; one that an interrupted start left empty is filled. */
export async function seedDemo(
  { pool }: Database,
  storage: DemoStorage,
  today: string,
  render: Render = renderApart,
): Promise<void> {
  const demoIds = demoCompanies.map(({ id }) => id);
  const tenantIds = await listTenantIds(pool);
  if (!tenantIds.every((id) => demoIds.includes(id))) return;
  const filled = await Promise.all(demoCompanies.map(({ id }) => within(pool, id, hasUsers)));
  const empty = demoCompanies.filter((_, index) => !filled[index]);
  if (empty.length === 0) return;
  // The god is created first: when all tenants are filled, seeding is skipped.
  const passwordHash = await hashPassword(demoPassword);
  await createGod(pool, { username: GOD, email: createEmail(GOD), passwordHash });
  await Promise.all(empty.map((company) => fill(company, { pool, storage, today, render })));
}

const within = <T>(pool: Pool, tenantId: string, work: (tx: TenantTx) => Promise<T>) =>
  runInTenant(pool, { tenantId, userId: null }, work);

interface Place {
  pool: Pool;
  storage: DemoStorage;
  today: string;
  render: Render;
}

async function fill(company: DemoCompany, { pool, storage, today, render }: Place): Promise<void> {
  await createTenant(pool, company, today);

  const absences = createAbsencesAround(company, today);
  const items = removeAbsent({ company, today }, planAround(company, today), absences);
  const accounts = makeAccounts(company);
  await using folder = await storage.staging.openFolder();
  const [photos, documents, passwordHashes] = await Promise.all([
    drawPhotos(company, choosePhotos(company, items, today), { folder, render }),
    writeDocuments(company, { items, today, folder }),
    hashPasswords(accounts),
  ]);
  const versions = documents.flatMap((document) => document.versions);
  const files = [...photos, ...versions].map(({ file }) => file);
  const fileIds = files.map(({ id }) => id);
  const drawn = { photos, documents };
  const rows = makeRows({ company, today, items, absences, ...drawn, accounts, passwordHashes });
  try {
    await storage.files.add(company.id, files);
    await within(pool, company.id, async (tx) => {
      await lockTenant(tx, company.id);
      if (await hasUsers(tx)) return;
      await insertRows(tx, rows, accounts.admin.id);
      const open = { monday: getApprovedBefore(today), author: accounts.admin.id };
      await correctTimes(tx, open);
      await sendToPayroll(tx, company, { ...open, worker: accounts.werknemer.id });
      await approveWeeksBefore(tx, open);
      if (!company.hiddenParts.includes('hours')) {
        await makeDemoSlips(tx, company, { today, author: accounts.admin.id });
      }
      await fillRegister(tx, company, today);
      await fillScaffoldUse(tx, pool, today);
      await fillWeather(tx, company, today);
      await addDemoKey(tx, { today, author: accounts.admin.id });
      await tellDemo(tx, { today, author: accounts.admin.id });
      await storage.files.markStored(tx, fileIds);
    });
  } finally {
    await storage.files.abandon(company.id, fileIds);
  }
}

/** Password hashes by id of the account, each with its own salt. */
async function hashPasswords(accounts: DemoAccounts): Promise<Map<string, string>> {
  const withPassword = Object.values(accounts).filter(({ hasPassword }) => hasPassword);
  const hashes = await Promise.all(
    withPassword.map(async ({ id }) => [id, await hashPassword(demoPassword)] as const),
  );
  return new Map(hashes);
}
