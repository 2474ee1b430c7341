import { randomUUIDv7 } from 'node:crypto';
import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import { hasCode } from '../../platform/database/error-codes.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import { readRuleSets, toPayRulesRow } from '../../platform/pay-rules.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce, updateVersion } from '../../platform/versioned-rows.ts';

const findRuleSet = async (tx: TenantTx, id: string) =>
  (await readRuleSets(tx)).find((set) => set.id === id);

async function rejectUsed(tx: TenantTx, id: string): Promise<void> {
  const { isUsed } = requireFound(await findRuleSet(tx, id));
  if (isUsed) throw new HttpProblem('pay-rules-used');
}

const createFirstDayTaken = (cause?: unknown) =>
  new HttpProblem('validation', { fields: [{ field: 'firstDay', code: 'taken' }] }, { cause });

export const payRulesRoutes = [
  createTxRoute(payRules.list, { access: 'admin' }, readRuleSets),
  createTxRoute(
    payRules.create,
    { access: 'admin' },
    async (tx, { body: { id = randomUUIDv7(), ...rules } }) => {
      const isNew = await insertOnce(tx, 'pay_rules', { id, ...toPayRulesRow(rules) });
      const set = await findRuleSet(tx, id);
      if (!set && !isNew) throw createFirstDayTaken();
      return requireFound(set);
    },
  ),
  createTxRoute(
    payRules.update,
    { access: 'admin' },
    async (tx, { params: { id }, body: { version, ...rules } }) => {
      await rejectUsed(tx, id);
      const row = { id, version, ...toPayRulesRow(rules) };
      await updateVersion(tx, 'pay_rules', row, () => findRuleSet(tx, id)).catch((error) => {
        throw hasCode(error, 'unique_violation') ? createFirstDayTaken(error) : error;
      });
      return requireFound(await findRuleSet(tx, id));
    },
  ),
  createTxRoute(payRules.remove, { access: 'admin' }, async (tx, { params: { id } }) => {
    await rejectUsed(tx, id);
    await tx.deleteFrom('pay_rules').where('id', '=', id).execute();
  }),
];
