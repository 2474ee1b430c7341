import * as z from 'zod/mini';
import { id } from './fields.ts';

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
});
export type Help = z.infer<typeof Help>;
