import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import {
  EditedHelpArticle,
  Help,
  HelpArticleUpdate,
  HelpArticleVersion,
  HelpImage,
  HelpImageOwner,
  HelpInEditor,
  HelpOrder,
  HelpOrderUpdate,
  HelpScope,
  HelpSlug,
  HelpVote,
  NewHelpArticle,
} from './schemas.ts';

export const help = {
  list: endpoint('GET', '/help', {
    access: 'session',
    summary: 'The help articles for the own role, in the terms of the tenant',
    response: Help,
  }),
  vote: endpoint('PUT', '/help/:slug/vote', {
    access: 'member',
    summary:
      'Whether the user finds an article useful; a later answer takes the place of an earlier one',
    params: z.strictObject({ slug: HelpSlug }),
    body: HelpVote,
    errors: ['not-found'],
  }),
  image: endpoint('GET', '/help/images/:owner/:id', {
    access: 'session',
    summary: 'An image of an article, as WebP',
    params: z.strictObject({ owner: HelpImageOwner, id }),
    binary: true,
    errors: ['not-found'],
  }),
};

const scope = z.strictObject({ scope: HelpScope });
const one = z.strictObject({ scope: HelpScope, id });

/** An admin edits the articles of the own tenant; a god also those of all tenants and of each. */
export const helpEditor = {
  list: endpoint('GET', '/help-editor/:scope', {
    access: 'admin',
    summary: 'The articles of both roles with drafts, and what they inherit',
    params: scope,
    response: HelpInEditor,
    errors: ['not-found'],
  }),
  create: endpoint('POST', '/help-editor/:scope/articles', {
    access: 'admin',
    summary: 'Create an article, or one that takes the place of an inherited one',
    params: scope,
    body: NewHelpArticle,
    response: EditedHelpArticle,
    errors: ['not-found', 'slug-taken'],
  }),
  update: endpoint('PUT', '/help-editor/:scope/articles/:id', {
    access: 'admin',
    summary: 'Save an article as a draft, or publish it; its old slug keeps leading to it',
    params: one,
    body: HelpArticleUpdate,
    response: EditedHelpArticle,
    errors: ['not-found', 'stale-version', 'slug-taken'],
  }),
  remove: endpoint('DELETE', '/help-editor/:scope/articles/:id', {
    access: 'admin',
    summary: 'Delete an article; what it took the place of is shown again',
    params: one,
    errors: ['not-found'],
  }),
  restore: endpoint('POST', '/help-editor/:scope/articles/:id/restore', {
    access: 'admin',
    summary: 'Undo the deletion of an article',
    params: one,
    response: EditedHelpArticle,
    errors: ['not-found', 'slug-taken'],
  }),
  versions: endpoint('GET', '/help-editor/:scope/articles/:id/versions', {
    access: 'admin',
    summary: 'All texts that an article had, the newest first',
    params: one,
    response: z.array(HelpArticleVersion),
    errors: ['not-found'],
  }),
  order: endpoint('PUT', '/help-editor/:scope/order', {
    access: 'admin',
    summary: 'Put the categories and articles of a role in another order',
    params: scope,
    body: HelpOrderUpdate,
    response: HelpOrder,
    errors: ['not-found', 'stale-version'],
  }),
  upload: endpoint('POST', '/help-editor/:scope/images', {
    access: 'admin',
    summary: 'Upload one image for an article',
    params: scope,
    bodyKind: 'multipart',
    body: z.strictObject({}),
    response: HelpImage,
    errors: ['not-found'],
  }),
};
