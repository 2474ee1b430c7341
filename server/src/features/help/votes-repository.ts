import type { HelpRole } from '@ploegplan/contract/help/schemas';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Vote {
  userId: string;
  role: HelpRole;
  slug: string;
}

/** Stores whether the user finds an article useful; null takes the answer back. */
export async function storeVote(
  tx: TenantTx,
  { userId, ...vote }: Vote,
  isUseful: boolean | null,
): Promise<void> {
  if (isUseful === null) {
    await tx
      .deleteFrom('help_votes')
      .where('user_id', '=', userId)
      .where('role', '=', vote.role)
      .where('slug', '=', vote.slug)
      .execute();
    return;
  }
  await tx
    .insertInto('help_votes')
    .values({ user_id: userId, ...vote, is_useful: isUseful })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'role', 'slug'])
        .doUpdateSet({ is_useful: isUseful, at: new Date() }),
    )
    .execute();
}

/** The user's own answers, by the slug that the article had then. */
export async function findVotes(
  tx: TenantTx,
  { userId, role }: Omit<Vote, 'slug'>,
): Promise<Map<string, boolean>> {
  const rows = await tx
    .selectFrom('help_votes')
    .select(['slug', 'is_useful'])
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .execute();
  return new Map(rows.map(({ slug, is_useful }) => [slug, is_useful]));
}

export interface VoteCount {
  role: string;
  slug: string;
  useful: number;
  notUseful: number;
}

/** How often the tenant's users found each article useful or not. */
export const countVotes = (tx: TenantTx): Promise<VoteCount[]> =>
  tx
    .selectFrom('help_votes')
    .select((eb) => [
      'role',
      'slug',
      eb.fn.countAll<number>().filterWhere('is_useful', '=', true).as('useful'),
      eb.fn.countAll<number>().filterWhere('is_useful', '=', false).as('notUseful'),
    ])
    .groupBy(['role', 'slug'])
    .execute();
