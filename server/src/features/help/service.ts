import type { Help, HelpRole } from '@ploegplan/contract/help/schemas';
import { insertTerms } from '@ploegplan/contract/texts/terms';
import { requireFound } from '../../platform/http/problem.ts';
import { findLanguage } from '../../platform/languages.ts';
import { shownHelpText } from '../../platform/rich-text.ts';
import { getTerms, type Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { builtInOrder, listBuiltIn } from './articles.ts';
import {
  type LayerArticle,
  listCategories,
  mapMovedSlugs,
  numberArticles,
  overlayArticles,
  sortArticles,
} from './layers.ts';
import { findOrder, listPublished } from './repository.ts';
import { translateArticle } from './terms.ts';
import { sayInLanguage } from './translations.ts';
import { findVotes, storeVote } from './votes-repository.ts';

/** The articles of the code for a tenant: none about what is hidden there. */
export const listBuiltInFor = (role: HelpRole, { hiddenParts }: Pick<Tenant, 'hiddenParts'>) =>
  listBuiltIn(role)
    .filter(({ part }) => part === undefined || !hiddenParts.includes(part))
    .map(({ part: _, ...article }): LayerArticle => ({ ...article, oldSlugs: [] }));

/** The order of a role: of the tenant first, in its words; for all tenants alike without one. */
export async function readOrder(tx: TenantTx, role: HelpRole, tenant: Tenant | null) {
  const own = tenant && (await findOrder(tx, 'tenant', role));
  const generic = await findOrder(tx, 'generic', role);
  const categories = [...(own?.categories ?? []), ...generic.categories, ...builtInOrder];
  return {
    categories: tenant ? categories.map((name) => insertTerms(name, getTerms(tenant))) : categories,
    slugs: own && own.slugs.length > 0 ? own.slugs : generic.slugs,
  };
}

/** Reads the articles of a tenant without its own, in its words. */
export async function readGeneric(
  tx: TenantTx,
  tenant: Tenant,
  role: HelpRole,
): Promise<LayerArticle[]> {
  const all = overlayArticles(
    listBuiltInFor(role, tenant),
    await listPublished(tx, 'generic', role),
  );
  return all.map((article) => translateArticle(article, getTerms(tenant)));
}

async function readPublished(tx: TenantTx, tenant: Tenant, role: HelpRole) {
  const own = await listPublished(tx, 'tenant', role);
  const all = overlayArticles(
    await readGeneric(tx, tenant, role),
    own.map((article) => translateArticle(article, getTerms(tenant))),
  );
  return sortArticles(
    all.map((article) => ({ ...article, contentHtml: shownHelpText(article.contentHtml) })),
    await readOrder(tx, role, tenant),
  );
}

interface Reader {
  tenant: Tenant;
  role: HelpRole;
  userId: string;
}

/** The help of a role at a tenant: generic articles, with those of the tenant in their place or beside them. */
export async function readHelp(tx: TenantTx, { tenant, ...reader }: Reader): Promise<Help> {
  const published = await readPublished(tx, tenant, reader.role);
  const language = reader.role === 'employee' ? await findLanguage(tx, reader.userId) : null;
  const articles =
    language === null || language === 'nl'
      ? published
      : sayInLanguage(published, language, getTerms(tenant));
  const votes = await findVotes(tx, reader);
  const movedSlugs = mapMovedSlugs(articles);
  return {
    articles: numberArticles(articles),
    categoryOrder: Object.fromEntries(
      // The articles stand in the order of their categories already.
      listCategories(articles, { categories: [], slugs: [] }).map((name, index) => [name, index]),
    ),
    movedSlugs,
    votes: Object.fromEntries([...votes].map(([slug, vote]) => [movedSlugs[slug] ?? slug, vote])),
  };
}

export async function recordVote(
  tx: TenantTx,
  { tenant, ...reader }: Reader,
  { slug, isUseful }: { slug: string; isUseful: boolean | null },
): Promise<void> {
  const articles = await readPublished(tx, tenant, reader.role);
  const article = requireFound(articles.find((candidate) => candidate.slug === slug));
  for (const old of article.oldSlugs) await storeVote(tx, { ...reader, slug: old }, null);
  await storeVote(tx, { ...reader, slug }, isUseful);
}

export const noHelp: Help = { articles: [], categoryOrder: {}, movedSlugs: {}, votes: {} };
