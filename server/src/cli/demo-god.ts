import { GOD } from '../demo/accounts.ts';
import { demoPassword } from '../demo/seed.ts';
import { findGod } from '../platform/sessions/gods.ts';
import { verifyPassword } from '../platform/sessions/passwords.ts';
import { globalTables } from '../platform/tenants/directory.ts';
import type { Installation } from './operator.ts';

/** The password of the demo's god account is for all to read, and opens every tenant of the installation. */
export async function warnOfDemoGod({ pool }: Installation): Promise<void> {
  const god = await findGod(globalTables(pool), GOD);
  if (!god?.active || !(await verifyPassword(demoPassword, god.passwordHash))) return;
  console.log(
    `Anybody can enter it as the demo's god account: close that with "god deactivate --username ${GOD}".`,
  );
}
