import { createHmac, randomUUIDv7 } from 'node:crypto';
import type { ScaffoldCard } from '@ploegplan/contract/scaffold-cards/schemas';
import { sql } from 'kysely';
import { requireFound } from '../http/problem.ts';
import { hashToken } from '../sessions/secret-tokens.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** The token of 256 bits that the code of a card has. It is computed, so that the card can be printed again and no copy of it is stored. */
const createCardToken = (key: Buffer, cardId: string): string =>
  createHmac('sha256', key).update(cardId).digest('base64url');

/** The valid card of a scaffold, if it has one; a 404 without the scaffold. */
export async function findCard(
  tx: TenantTx,
  key: Buffer,
  scaffoldId: string,
): Promise<ScaffoldCard | null> {
  const row = await tx
    .selectFrom('scaffolds')
    .leftJoin('scaffold_cards as card', (join) =>
      join.onRef('card.scaffold_id', '=', 'scaffolds.id').on('card.revoked_at', 'is', null),
    )
    .select(['card.id', 'card.created_at as madeAt'])
    .where('scaffolds.id', '=', scaffoldId)
    .executeTakeFirst();
  const { id, madeAt } = requireFound(row);
  return id === null || madeAt === null
    ? null
    : { token: createCardToken(key, id), madeAt: madeAt.toISOString() };
}

export async function revokeCard(tx: TenantTx, scaffoldId: string): Promise<void> {
  await tx
    .updateTable('scaffold_cards')
    .set({ revoked_at: sql<Date>`now()` })
    .where('scaffold_id', '=', scaffoldId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Makes a card in the place of the one before. Two who do it at once wait for each other. */
export async function makeCard(
  tx: TenantTx,
  key: Buffer,
  scaffoldId: string,
): Promise<ScaffoldCard> {
  await lockScaffold(tx, scaffoldId);
  await revokeCard(tx, scaffoldId);
  const id = randomUUIDv7();
  const token = createCardToken(key, id);
  const { created_at } = await tx
    .insertInto('scaffold_cards')
    .values({ id, scaffold_id: scaffoldId, token_hash: hashToken(token) })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { token, madeAt: created_at.toISOString() };
}

/** Locks a scaffold that is not deleted, or throws a 404. */
export async function lockScaffold(tx: TenantTx, id: string): Promise<void> {
  const row = await tx
    .selectFrom('scaffolds')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  requireFound(row);
}
