import { GOD } from '../demo/accounts.ts';
import { demoPassword } from '../demo/seed.ts';
import { findGod } from '../platform/sessions/gods.ts';
import { verifyPassword } from '../platform/sessions/passwords.ts';
import { globalTables } from '../platform/tenants/directory.ts';
import type { Installation } from './operator.ts';

/** Warns when the demo's god account is active with its published password, which gives access to every tenant. */
export async function warnOfDemoGod({ pool }: Installation): Promise<void> {
  const god = await findGod(globalTables(pool), GOD);
  if (!god?.active || !(await verifyPassword(demoPassword, god.passwordHash))) return;
  console.log(
    `The god account of the demo, whose password is public, can enter it: deactivate it with "god deactivate --username ${GOD}".`,
  );
}
