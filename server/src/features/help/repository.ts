import type { HelpOrder, HelpRole } from '@ploegplan/contract/help/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { LayerArticle } from './layers.ts';

/** Whose rows: those of the tenant of the transaction, or those of all tenants. */
export type Level = 'tenant' | 'generic';

/** The tables of a tenant have the columns of the generic ones, and a tenant that the database fills in. */
const tables = {
  generic: {
    articles: 'generic_help_articles',
    versions: 'generic_help_article_versions',
    orders: 'generic_help_orders',
    images: 'generic_help_images',
  },
  tenant: {
    articles: 'help_articles' as string as 'generic_help_articles',
    versions: 'help_article_versions' as string as 'generic_help_article_versions',
    orders: 'help_orders' as string as 'generic_help_orders',
    images: 'help_images' as string as 'generic_help_images',
  },
} as const;

/** What readers see of a role. */
export const listPublished = (
  tx: TenantTx,
  level: Level,
  role: HelpRole,
): Promise<LayerArticle[]> =>
  tx
    .selectFrom(`${tables[level].articles} as a`)
    .innerJoin(`${tables[level].versions} as v`, (join) =>
      join.onRef('v.article_id', '=', 'a.id').onRef('v.number', '=', 'a.published_version'),
    )
    .select([
      'a.id',
      'a.slug',
      'a.old_slugs as oldSlugs',
      'v.title',
      'v.category',
      'v.keywords',
      'v.content_html as contentHtml',
    ])
    .where('a.role', '=', role)
    .where('a.deleted_at', 'is', null)
    .orderBy('a.id')
    .limit(limits.helpArticles)
    .execute();

/** An article with the text that its editors see. */
export interface ArticleRow extends LayerArticle {
  role: HelpRole;
  publishedVersion: number | null;
  deleted: boolean;
  version: number;
}

const selectCurrent = (tx: TenantTx, level: Level) =>
  tx
    .selectFrom(`${tables[level].articles} as a`)
    .innerJoin(`${tables[level].versions} as v`, (join) =>
      join.onRef('v.article_id', '=', 'a.id').onRef('v.number', '=', 'a.version'),
    )
    .select((eb) => [
      'a.id',
      eb.ref('a.role').$castTo<HelpRole>().as('role'),
      'a.slug',
      'a.old_slugs as oldSlugs',
      'a.published_version as publishedVersion',
      eb('a.deleted_at', 'is not', null).$castTo<boolean>().as('deleted'),
      'a.version',
      'v.title',
      'v.category',
      'v.keywords',
      'v.content_html as contentHtml',
    ]);

export const listArticles = (tx: TenantTx, level: Level): Promise<ArticleRow[]> =>
  selectCurrent(tx, level).orderBy('a.id').limit(limits.helpArticles).execute();

export const findArticle = (
  tx: TenantTx,
  level: Level,
  id: string,
): Promise<ArticleRow | undefined> =>
  selectCurrent(tx, level).where('a.id', '=', id).executeTakeFirst();

interface NewArticle {
  id: string;
  role: HelpRole;
  slug: string;
  oldSlugs: string[];
  publishedVersion: number | null;
}

/** Inserts an article without its text; returns whether its id and its slug were free. */
export async function insertArticle(
  tx: TenantTx,
  level: Level,
  { oldSlugs, publishedVersion, ...article }: NewArticle,
): Promise<boolean> {
  const inserted = await tx
    .insertInto(tables[level].articles)
    .values({ ...article, old_slugs: oldSlugs, published_version: publishedVersion })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface ArticleChange {
  slug?: string;
  oldSlugs?: readonly string[];
  /** Whether readers see the new text. */
  publish?: boolean;
  deleted?: boolean;
  /** The version that was seen; its text is another one then. */
  version?: number;
}

/** Changes an article, if it still has the version that was seen where one is given; returns whether it did. */
export async function changeArticle(
  tx: TenantTx,
  level: Level,
  id: string,
  { slug, oldSlugs, publish, deleted, version }: ArticleChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(tables[level].articles)
    .set({
      ...(slug !== undefined && { slug }),
      ...(oldSlugs !== undefined && { old_slugs: [...oldSlugs] }),
      ...(publish && { published_version: sql<number>`version + 1` }),
      ...(deleted !== undefined && { deleted_at: deleted ? sql<Date>`now()` : null }),
      ...(version !== undefined && { version: sql<number>`version + 1` }),
    })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewVersion {
  articleId: string;
  number: number;
  title: string;
  category: string;
  keywords: string[];
  contentHtml: string;
  author: string;
}

export async function insertVersion(
  tx: TenantTx,
  level: Level,
  { articleId, contentHtml, author, ...version }: NewVersion,
): Promise<void> {
  await tx
    .insertInto(tables[level].versions)
    .values({ ...version, article_id: articleId, content_html: contentHtml, author_name: author })
    .execute();
}

export const listVersions = (tx: TenantTx, level: Level, articleId: string) =>
  tx
    .selectFrom(tables[level].versions)
    .select([
      'number',
      'at',
      'author_name as by',
      'title',
      'category',
      'keywords',
      'content_html as contentHtml',
    ])
    .where('article_id', '=', articleId)
    .orderBy('number', 'desc')
    .limit(limits.helpVersions)
    .execute();

/** The order of a role at this level; empty before anybody changed it. */
export async function findOrder(tx: TenantTx, level: Level, role: HelpRole): Promise<HelpOrder> {
  const order = await tx
    .selectFrom(tables[level].orders)
    .select(['categories', 'slugs', 'version'])
    .where('role', '=', role)
    .executeTakeFirst();
  return order ?? { categories: [], slugs: [], version: 0 };
}

/** Stores the order if it still has this version; returns whether it did. */
export async function storeOrder(
  tx: TenantTx,
  level: Level,
  role: HelpRole,
  { version, ...order }: HelpOrder,
): Promise<boolean> {
  if (version === 0) {
    const inserted = await tx
      .insertInto(tables[level].orders)
      .values({ role, ...order })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const { numUpdatedRows } = await tx
    .updateTable(tables[level].orders)
    .set({ ...order, version: version + 1 })
    .where('role', '=', role)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertImage(
  tx: TenantTx,
  level: Level,
  row: { id: string; image: Buffer },
): Promise<void> {
  await tx.insertInto(tables[level].images).values(row).execute();
}

export async function findImage(
  tx: TenantTx,
  level: Level,
  id: string,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom(tables[level].images)
    .select('image')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.image;
}
