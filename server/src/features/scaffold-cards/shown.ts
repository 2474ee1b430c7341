import {
  findRefusal,
  getInitials,
  type Refusal,
} from '@ploegplan/contract/rules/scaffolds/verdict';
import type { LoadClass, ScaffoldKind } from '@ploegplan/contract/scaffolds/kinds';
import { sql } from 'kysely';
import { findHired } from '../../platform/scaffolds/hire.ts';
import { hashToken } from '../../platform/sessions/secret-tokens.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** All that the page of a card tells. */
export interface ShownScaffold {
  id: string;
  number: string;
  place: string;
  kind: ScaffoldKind;
  loadClass: LoadClass;
  /** '' where it is the company itself. */
  builder: string;
  phone: string;
  refusal: Refusal | null;
  inspectedOn: string | null;
  dueOn: string | null;
  inspector: string;
  hire: { from: string; to: string | null } | undefined;
}

interface Row extends Omit<ShownScaffold, 'refusal' | 'hire'> {
  state: Parameters<typeof findRefusal>[0]['state'];
  isPaused: boolean;
  dueReason: Parameters<typeof findRefusal>[0]['dueReason'];
}

/**
 * The scaffold of a card; undefined when the card is unknown or revoked, the scaffold deleted, or the register hidden. One statement
 * tells all, so that a revoked card takes as long as an unknown one.
 */
export async function findShownScaffold(
  tx: TenantTx,
  token: string,
  today: string,
): Promise<ShownScaffold | undefined> {
  const { rows } = await sql<Row>`
    select s.id, s.number, s.place, s.kind, s.load_class as "loadClass", s.builder, s.builder_phonenumber as phone,
           s.state, s.is_paused as "isPaused", s.inspected_on as "inspectedOn", s.due_on as "dueOn",
           s.due_reason as "dueReason",
           coalesce((select by_name from scaffold_events e
              where e.scaffold_id = s.id and answers <> '[]' and not answers @> '[{"answer": "not-ok"}]'
              order by at desc, e.id desc limit 1), '') as inspector
      from scaffold_cards c
      join scaffolds s on s.id = c.scaffold_id
     where c.token_hash = ${hashToken(token)} and c.revoked_at is null and s.deleted_at is null
       and not exists (select from tenants where id = current_tenant() and 'scaffolds' = any (hidden_parts))`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { state, isPaused, dueReason, ...shown } = row;
  return {
    ...shown,
    inspector: getInitials(row.inspector),
    refusal: findRefusal({ state, isPaused, dueOn: row.dueOn, dueReason }, today),
    hire: await findHired(tx, row.id),
  };
}
