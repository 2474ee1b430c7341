import { addDays } from '@ploegplan/contract/dates/dates';
import type { Pool } from 'pg';
import { insertReport } from '../features/scaffold-cards/reports.ts';
import { setPrice } from '../features/scaffold-hire/repository.ts';
import { makeCard, revokeCard } from '../platform/scaffolds/cards.ts';
import { listHired, recordHireEnd } from '../platform/scaffolds/hire.ts';
import { readAppKeys } from '../platform/sessions/keys.ts';
import { openGlobalTables } from '../platform/tenants/directory.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import { getAt } from './companies/company.ts';

/** Cards on all scaffolds but one that was lost, a problem that a visitor reported, prices, and hire that runs and that ends. */
export async function fillScaffoldUse(tx: TenantTx, pool: Pool, today: string): Promise<void> {
  const scaffolds = await tx
    .selectFrom('scaffolds')
    .select(['id', 'project_id'])
    .orderBy('number')
    .execute();
  if (scaffolds.length === 0) return;
  const { scaffoldCards } = await readAppKeys(openGlobalTables(pool));
  for (const { id } of scaffolds) await makeCard(tx, scaffoldCards, id);
  await revokeCard(tx, getAt(scaffolds, scaffolds.length - 1).id);
  const hired = await listHired(tx);
  const running = hired.filter(({ to }) => to === null);
  const text = 'Leuning op de derde slag zit los, kant van de parkeerplaats.';
  await insertReport(tx, getAt(running, 0).id, text);
  await recordHireEnd(tx, getAt(running, 1).id, { lastDay: addDays(today, 9), name: 'K. Bos' });
  for (const projectId of new Set(hired.map((one) => one.projectId)))
    await setPrice(tx, { projectId, includedWeeks: 4, centsPerM2: 35, centsPerM3: 22 });
}
