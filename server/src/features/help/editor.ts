import { randomUUIDv7 } from 'node:crypto';
import type {
  EditedHelpArticle,
  HelpArticleUpdate,
  HelpArticleVersion,
  HelpInEditor,
  HelpOrder,
  HelpOrderUpdate,
  HelpRole,
  NewHelpArticle,
} from '@ploegplan/contract/help/schemas';
import { helpRoles } from '@ploegplan/contract/help/schemas';
import { hasCode } from '../../platform/database/error-codes.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { cleanHelpText, shownHelpText } from '../../platform/rich-text.ts';
import type { Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { type LayerArticle, overlayArticles, sortArticles } from './layers.ts';
import {
  type ArticleRow,
  changeArticle,
  findArticle,
  findOrder,
  insertArticle,
  insertVersion,
  type Level,
  listArticles,
  listVersions,
  storeOrder,
} from './repository.ts';
import { listBuiltInFor, readGeneric, readOrder } from './service.ts';
import { countVotes, type VoteCount } from './votes-repository.ts';

/** Whose help is edited, and by whom. */
export interface Editing {
  level: Level;
  /** The tenant of the transaction. */
  tenant: Tenant;
  author: string;
}

const getState = ({ publishedVersion, version }: ArticleRow): EditedHelpArticle['state'] => {
  if (publishedVersion === null) return 'draft';
  return publishedVersion === version ? 'published' : 'changed';
};

const noVotes = { useful: 0, notUseful: 0 };

const toEditedArticle = ({
  publishedVersion,
  oldSlugs,
  ...row
}: ArticleRow): EditedHelpArticle => ({
  ...row,
  contentHtml: shownHelpText(row.contentHtml),
  isInherited: false,
  isOverride: false,
  state: getState({ publishedVersion, oldSlugs, ...row }),
  ...noVotes,
});

const sumVotes = (votes: readonly VoteCount[], role: HelpRole, names: readonly string[]) => {
  const counted = votes.filter((vote) => vote.role === role && names.includes(vote.slug));
  return {
    useful: counted.reduce((sum, { useful }) => sum + useful, 0),
    notUseful: counted.reduce((sum, { notUseful }) => sum + notUseful, 0),
  };
};

/** What a scope inherits: the articles of the code; for a tenant also the generic ones, in its words. */
const readInherited = async (tx: TenantTx, { level, tenant }: Editing, role: HelpRole) =>
  level === 'generic' ? listBuiltInFor(role, { hiddenParts: [] }) : readGeneric(tx, tenant, role);

type Shown = LayerArticle & { row: ArticleRow | null };

async function listEditedArticles(
  tx: TenantTx,
  editing: Editing,
  { role, rows, votes }: { role: HelpRole; rows: ArticleRow[]; votes: VoteCount[] },
): Promise<EditedHelpArticle[]> {
  const { level, tenant } = editing;
  const inherited = await readInherited(tx, editing, role);
  const own = rows.filter((row) => row.role === role && !row.deleted);
  const all = overlayArticles<Shown>(
    inherited.map((article) => ({ ...article, row: null })),
    own.map((row) => ({ ...row, row })),
  );
  const names = new Set(inherited.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]));
  const order = await readOrder(tx, role, level === 'generic' ? null : tenant);
  return sortArticles(all, order).map(({ row, oldSlugs, ...article }) => {
    const counts = sumVotes(votes, role, [article.slug, ...oldSlugs]);
    if (row === null) {
      return {
        ...article,
        contentHtml: shownHelpText(article.contentHtml),
        role,
        isInherited: true,
        isOverride: false,
        state: 'published',
        ...counts,
        deleted: false,
        version: 1,
      };
    }
    const isOverride = [row.slug, ...row.oldSlugs].some((name) => names.has(name));
    return { ...toEditedArticle(row), isOverride, ...counts };
  });
}

/** All articles of a scope, with what it inherits in their places. */
export async function readEditor(tx: TenantTx, editing: Editing): Promise<HelpInEditor> {
  const rows = await listArticles(tx, editing.level);
  const votes = await countVotes(tx);
  const articles: EditedHelpArticle[] = [];
  for (const role of helpRoles) {
    articles.push(...(await listEditedArticles(tx, editing, { role, rows, votes })));
  }
  return {
    articles: [...articles, ...rows.filter(({ deleted }) => deleted).map(toEditedArticle)],
    orders: {
      admin: await findOrder(tx, editing.level, 'admin'),
      employee: await findOrder(tx, editing.level, 'employee'),
    },
  };
}

const createSlugProblem = (cause?: unknown) =>
  new HttpProblem('slug-taken', { fields: [{ field: 'slug', code: 'slug-taken' }] }, { cause });

/** A simultaneous change can take the slug between the look and the change. */
function rethrowTaken(error: unknown): never {
  throw hasCode(error, 'unique_violation') ? createSlugProblem(error) : error;
}

const read = async (tx: TenantTx, { level }: Editing, id: string): Promise<EditedHelpArticle> =>
  toEditedArticle(requireFound(await findArticle(tx, level, id)));

/** Creates an article, or returns the one that a repeated request created before. */
export async function createArticle(
  tx: TenantTx,
  editing: Editing,
  { id = randomUUIDv7(), role, slug, publish, replaces, ...content }: NewHelpArticle,
): Promise<EditedHelpArticle> {
  const { level, author } = editing;
  const oldSlugs = replaces === null || replaces === slug ? [] : [replaces];
  const article = { id, role, slug, oldSlugs, publishedVersion: publish ? 1 : null };
  if (await insertArticle(tx, level, article)) {
    const contentHtml = cleanHelpText(content.contentHtml);
    await insertVersion(tx, level, { ...content, contentHtml, articleId: id, number: 1, author });
  } else if (!(await findArticle(tx, level, id))) throw createSlugProblem();
  return read(tx, editing, id);
}

/** Keeps the text as a draft, or publishes it; readers see the last one that was published. */
export async function updateArticle(
  tx: TenantTx,
  editing: Editing,
  { id, version, slug, publish, ...content }: HelpArticleUpdate & { id: string },
): Promise<EditedHelpArticle> {
  const { level, author } = editing;
  const before = requireFound(await findArticle(tx, level, id));
  const isChanged = await changeArticle(tx, level, id, {
    slug,
    oldSlugs: [...new Set([...before.oldSlugs, before.slug])].filter((old) => old !== slug),
    publish,
    version: version,
  }).catch(rethrowTaken);
  if (!isChanged) {
    const [last] = await listVersions(tx, level, id);
    throw new HttpProblem('stale-version', {
      current: await read(tx, editing, id),
      changedBy: last?.by || undefined,
    });
  }
  const contentHtml = cleanHelpText(content.contentHtml);
  await insertVersion(tx, level, {
    ...content,
    contentHtml,
    articleId: id,
    number: version + 1,
    author,
  });
  return read(tx, editing, id);
}

/** Deletes an article or undoes that. */
export async function setDeleted(
  tx: TenantTx,
  editing: Editing,
  { id, deleted }: { id: string; deleted: boolean },
): Promise<EditedHelpArticle> {
  const { level } = editing;
  requireFound(await findArticle(tx, level, id));
  await changeArticle(tx, level, id, { deleted }).catch(rethrowTaken);
  return read(tx, editing, id);
}

export async function readVersions(
  tx: TenantTx,
  { level }: Editing,
  id: string,
): Promise<HelpArticleVersion[]> {
  const { publishedVersion } = requireFound(await findArticle(tx, level, id));
  const versions = await listVersions(tx, level, id);
  return versions.map(({ at, contentHtml, ...version }) => ({
    ...version,
    at: at.toISOString(),
    contentHtml: shownHelpText(contentHtml),
    isPublished: version.number === publishedVersion,
  }));
}

export async function changeOrder(
  tx: TenantTx,
  { level }: Editing,
  { role, ...order }: HelpOrderUpdate,
): Promise<HelpOrder> {
  const isStored = await storeOrder(tx, level, role, order);
  const current = await findOrder(tx, level, role);
  if (!isStored) throw new HttpProblem('stale-version', { current });
  return current;
}
