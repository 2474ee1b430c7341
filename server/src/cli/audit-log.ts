import { limits } from '@ploegplan/contract/limits';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { listDifferences, lockSettings, updateSettings } from '../platform/tenants/settings.ts';
import {
  CommandError,
  type Installation,
  parseValue,
  type Run,
  recordAudit,
  requireTenant,
  runForTenant,
} from './operator.ts';

const { least: LEAST, most: MOST } = limits.auditLogMonths;

export function addAuditLogCommands(program: Command, run: Run): void {
  program
    .command('audit-log')
    .description('how long the audit log of a tenant is kept; without a limit, for ever')
    .requiredOption('--tenant <name>', 'whose log')
    .requiredOption('--keep <months>', `number of months from ${LEAST} to ${MOST}, or "all"`)
    .action(run(keepAuditLog));
}

const Months = z.union([
  z.literal('all'),
  z.coerce.number().check(z.int(), z.gte(LEAST), z.lte(MOST)),
]);

/** Recorded in that log, because it decides what can be looked up later. */
async function keepAuditLog(
  installation: Installation,
  { tenant: name, keep }: { tenant: string; keep: string },
): Promise<void> {
  const given = parseValue(
    Months,
    keep,
    () => `--keep must be a number from ${LEAST} to ${MOST}, or all.`,
  );
  const months = given === 'all' ? null : given;
  const { id, name: own } = await requireTenant(installation, name);
  await runForTenant(installation, id, async (tx) => {
    const before = await lockSettings(tx, id);
    if (!before) throw new CommandError(`There is no tenant ${name}.`);
    const details = listDifferences(before, { auditLogMonths: months });
    if (Object.keys(details).length === 0) return;
    await updateSettings(tx, id, { auditLogMonths: months });
    await recordAudit(tx, 'tenant-changed', { subject: own, details });
  });
  console.log(
    months === null
      ? `The audit log of ${own} is kept for ever.`
      : `The audit log of ${own} is kept for ${months} months.`,
  );
}
