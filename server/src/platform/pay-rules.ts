import type { PayRuleSet } from '@ploegplan/contract/pay-rules/schemas';
import type { PayRules } from '@ploegplan/contract/rules/pay/rules';
import { sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

type Rest = Omit<PayRules, 'firstDay' | 'source' | 'checkedOn'>;

/** Converts a set of rules to its columns, without the id. */
export const toPayRulesRow = ({ firstDay, source, checkedOn, ...rules }: PayRules) => ({
  first_day: firstDay,
  source,
  checked_on: checkedOn,
  rules: JSON.stringify(rules),
});

/** True when a week with a day on which the set holds was approved after the set was added. */
const isUsed = sql<boolean>`exists (
  select from hour_approvals a
   where a.reopened_at is null
     and a.approved_at >= r.created_at
     and a.monday + 6 >= r.first_day
     and a.monday < coalesce((select min(n.first_day) from pay_rules n where n.first_day > r.first_day), 'infinity'))`;

const selectSets = (tx: TenantTx) =>
  tx
    .selectFrom('pay_rules as r')
    .select(['first_day as firstDay', 'source', 'checked_on as checkedOn'])
    .select((eb) => eb.ref('rules').$castTo<Rest>().as('rules'))
    .orderBy('first_day');

/** Reads the pay rules of the company by their first day; none while it has not chosen. */
export async function readPayRules(tx: TenantTx): Promise<PayRules[]> {
  const rows = await selectSets(tx).execute();
  return rows.map(({ rules, ...row }) => ({ ...row, ...rules }));
}

/** Reads the same sets as their settings show them. */
export async function readRuleSets(tx: TenantTx): Promise<PayRuleSet[]> {
  const rows = await selectSets(tx)
    .select(['id', 'version', isUsed.as('isUsed')])
    .execute();
  return rows.map(({ rules, ...row }) => ({ ...row, ...rules }));
}
