import { helpEditor } from '@ploegplan/contract/help/endpoints';
import type {
  EditedHelpArticle,
  HelpInEditor,
  HelpOrderUpdate,
  HelpRole,
  HelpScope,
} from '@ploegplan/contract/help/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';

/** Reads all articles of a scope with drafts, and those they inherit. */
export const helpEditorQuery = (scope: HelpScope) =>
  queryOptions({
    queryKey: ['help-editor', scope],
    queryFn: ({ signal }) => call(helpEditor.list, { params: { scope }, signal }),
  });

export const helpVersionsQuery = (scope: HelpScope, id: string) =>
  queryOptions({
    queryKey: ['help-editor', scope, 'versions', id],
    queryFn: ({ signal }) => call(helpEditor.versions, { params: { scope, id }, signal }),
  });

export interface ArticleValues {
  title: string;
  slug: string;
  category: string | null;
  keywords: string;
  contentHtml: string;
}

export const parseKeywords = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

interface Save {
  id: string;
  /** The version that the user saw; null for a new article. */
  original: Pick<EditedHelpArticle, 'version'> | null;
  role: HelpRole;
  /** The slug of the inherited article whose place it takes. */
  replaces: string | null;
  values: ArticleValues;
  publish: boolean;
}

/** Saves an article as a draft or publishes it. */
export function useSaveArticle(scope: HelpScope) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, original, role, replaces, values, publish }: Save) => {
      const { category, keywords, ...texts } = values;
      const body = {
        ...texts,
        category: category ?? '',
        keywords: parseKeywords(keywords),
        publish,
      };
      return original
        ? call(helpEditor.update, {
            params: { scope, id },
            body: { ...body, version: original.version },
          })
        : call(helpEditor.create, { params: { scope }, body: { ...body, id, role, replaces } });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['help-editor', scope] }),
  });
}

/** Deletes an article, with a message that undoes it. */
export function useRemoveArticle(scope: HelpScope) {
  const cache = useQueryClient();
  const restore = useRestoreArticle(scope);
  const fail = (error: unknown) => notify.error('Artikel verwijderen mislukt', explainError(error));
  return useMutation({
    mutationFn: ({ id }: EditedHelpArticle) => call(helpEditor.remove, { params: { scope, id } }),
    onSuccess: (_answer, article) => {
      notify.success('Artikel verwijderd', article.title, {
        action: { label: 'Ongedaan maken', run: () => restore.mutate(article) },
      });
      return cache.invalidateQueries({ queryKey: ['help-editor', scope] });
    },
    onError: fail,
  });
}

export function useRestoreArticle(scope: HelpScope) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: EditedHelpArticle) => call(helpEditor.restore, { params: { scope, id } }),
    onSuccess: ({ title }) => {
      notify.success('Artikel teruggezet', title);
      return cache.invalidateQueries({ queryKey: ['help-editor', scope] });
    },
    onError: (error) => notify.error('Artikel terugzetten mislukt', explainError(error)),
  });
}

type Order = Pick<HelpOrderUpdate, 'role' | 'categories' | 'slugs'>;

/** Puts the articles of a role in another order, at once on the screen. */
export function useArticleOrder(scope: HelpScope) {
  const cache = useQueryClient();
  const { queryKey } = helpEditorQuery(scope);
  const sorted = (articles: EditedHelpArticle[], { role, categories, slugs }: Order) => {
    const getPosition = ({ category, slug }: EditedHelpArticle) =>
      categories.indexOf(category) * 1_000 + slugs.indexOf(slug);
    const mine = articles
      .filter((article) => article.role === role && !article.deleted)
      .toSorted((a, b) => getPosition(a) - getPosition(b));
    return [...mine, ...articles.filter((article) => article.role !== role || article.deleted)];
  };
  return useMutation({
    mutationFn: (order: Order) => {
      const version = cache.getQueryData(queryKey)?.orders[order.role].version ?? 0;
      return call(helpEditor.order, { params: { scope }, body: { ...order, version } });
    },
    scope: { id: `help order ${scope}` },
    onMutate: (order) =>
      cache.setQueryData<HelpInEditor>(
        queryKey,
        (shown) => shown && { ...shown, articles: sorted(shown.articles, order) },
      ),
    onSuccess: (order, { role }) =>
      cache.setQueryData<HelpInEditor>(
        queryKey,
        (shown) => shown && { ...shown, orders: { ...shown.orders, [role]: order } },
      ),
    onError: (error) => {
      notify.error('Volgorde bijwerken mislukt', explainError(error));
      return cache.invalidateQueries({ queryKey });
    },
  });
}

/** Uploads an image for an article. */
export const uploadHelpImage = (scope: HelpScope, file: File) =>
  call(helpEditor.upload, { params: { scope }, body: {}, files: [file] });
