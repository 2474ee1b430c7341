import * as z from 'zod/mini';
import { id, instant, multiline, requiredText, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** The roles that have help of their own. */
export const helpRoles = ['admin', 'employee'] as const;
export const HelpRole = z.enum(helpRoles);
export type HelpRole = z.infer<typeof HelpRole>;

/** The name of an article in its address. */
export const HelpSlug = z
  .string()
  .check(z.trim(), z.maxLength(limits.helpSlug), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** One article of the help (specification, section 3). */
export const HelpArticle = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  /** Position within its category. */
  order: z.number(),
  keywords: z.array(z.string()),
  contentHtml: z.string(),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

export const Help = z.strictObject({
  articles: z.array(HelpArticle),
  /** Position of each category. */
  categoryOrder: z.record(z.string(), z.number()),
  /** Slugs that articles had before, each with the present one. */
  movedSlugs: z.record(z.string(), z.string()),
  /** Whether the user found an article useful, by its slug; absent where they did not say. */
  votes: z.record(z.string(), z.boolean()),
});
export type Help = z.infer<typeof Help>;

/** Null takes the answer back. */
export const HelpVote = z.strictObject({ isUseful: z.nullable(z.boolean()) });

/** Whose articles are edited: those of the own tenant, those of all tenants, or for a god those of any tenant. */
export const HelpScope = z.union([z.literal('own'), z.literal('generic'), id]);
export type HelpScope = z.infer<typeof HelpScope>;

/** Where an image of an article belongs: to all tenants or to one. */
export const HelpImageOwner = z.union([z.literal('generic'), id]);

const content = {
  title: requiredText(limits.name),
  category: requiredText(limits.helpCategory),
  keywords: z.array(requiredText(limits.helpKeyword)).check(z.maxLength(limits.helpKeywords)),
  contentHtml: multiline(limits.helpText),
};

/** An article as who edits the help sees it. */
export const EditedHelpArticle = z.strictObject({
  id,
  role: HelpRole,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  keywords: z.array(z.string()),
  contentHtml: z.string(),
  /** It comes from the level above and is shown as it is; changing it makes an article of this scope. */
  isInherited: z.boolean(),
  /** It takes the place of an inherited article. */
  isOverride: z.boolean(),
  /** `changed`: published before, and changed since. */
  state: z.enum(['published', 'changed', 'draft']),
  /** How many readers of this tenant found it useful, and how many did not. */
  useful: z.number(),
  notUseful: z.number(),
  deleted: z.boolean(),
  version,
});
export type EditedHelpArticle = z.infer<typeof EditedHelpArticle>;

/** The order of the help of one role. */
export const HelpOrder = z.strictObject({
  categories: z.array(z.string()),
  slugs: z.array(z.string()),
  /** 0 before anybody changed it. */
  version: z.int32().check(z.minimum(0)),
});
export type HelpOrder = z.infer<typeof HelpOrder>;

export const HelpInEditor = z.strictObject({
  /** In the order in which they are shown; deleted ones last. */
  articles: z.array(EditedHelpArticle),
  orders: z.strictObject({ admin: HelpOrder, employee: HelpOrder }),
});
export type HelpInEditor = z.infer<typeof HelpInEditor>;

const edited = { slug: HelpSlug, ...content, publish: z.boolean() };

export const NewHelpArticle = z.strictObject({
  id: z.optional(id),
  role: HelpRole,
  ...edited,
  /** The slug of the inherited article whose place it takes; null for one of its own. */
  replaces: z._default(z.nullable(HelpSlug), null),
});
export type NewHelpArticle = z.infer<typeof NewHelpArticle>;

export const HelpArticleUpdate = z.strictObject({ ...edited, version });
export type HelpArticleUpdate = z.infer<typeof HelpArticleUpdate>;

/** An earlier text of an article; the newest first. */
export const HelpArticleVersion = z.strictObject({
  number: version,
  at: instant,
  /** Name of the author; empty when it is not known. */
  by: z.string(),
  isPublished: z.boolean(),
  title: z.string(),
  category: z.string(),
  keywords: z.array(z.string()),
  contentHtml: z.string(),
});
export type HelpArticleVersion = z.infer<typeof HelpArticleVersion>;

export const HelpOrderUpdate = z.strictObject({
  role: HelpRole,
  categories: z.array(requiredText(limits.helpCategory)).check(z.maxLength(limits.helpArticles)),
  slugs: z.array(HelpSlug).check(z.maxLength(limits.helpArticles)),
  version: HelpOrder.shape.version,
});
export type HelpOrderUpdate = z.infer<typeof HelpOrderUpdate>;

/** An uploaded image, as an article names it. */
export const HelpImage = z.strictObject({ src: z.string(), width: z.int(), height: z.int() });
export type HelpImage = z.infer<typeof HelpImage>;
