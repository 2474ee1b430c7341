import { limits } from '@ploegplan/contract/limits';

/** The address of an article with this title. */
export const createSlug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.helpSlug)
    .replace(/^-|-$/g, '');

export const isSlug = (slug: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
