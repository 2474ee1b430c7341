import { help } from '@ploegplan/contract/help/endpoints';
import type { Help } from '@ploegplan/contract/help/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { keptNames } from '../own/kept-names.ts';

/** The whole help of the own role: it is short, and searched as one types. An event says when it changed. */
export const helpQuery = queryOptions({
  queryKey: ['help', 'articles'],
  queryFn: ({ signal }) => call(help.list, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { kept: { name: keptNames.help } },
});

interface Vote {
  slug: string;
  /** Null removes the answer. */
  isUseful: boolean | null;
}

/** Says whether an article is useful: at once on the screen, and back when it cannot be stored. */
export function useVote() {
  const cache = useQueryClient();
  const show = ({ slug, isUseful }: Vote) =>
    cache.setQueryData<Help>(helpQuery.queryKey, (shown) => {
      if (!shown) return shown;
      const { [slug]: _, ...others } = shown.votes;
      return { ...shown, votes: isUseful === null ? others : { ...others, [slug]: isUseful } };
    });
  return useMutation({
    mutationFn: ({ slug, isUseful }: Vote) =>
      call(help.vote, { params: { slug }, body: { isUseful } }),
    onMutate: async (vote) => {
      await cache.cancelQueries({ queryKey: helpQuery.queryKey });
      const before = cache.getQueryData(helpQuery.queryKey)?.votes[vote.slug] ?? null;
      show(vote);
      return before;
    },
    onError: (_error, { slug }, before = null) => show({ slug, isUseful: before }),
    scope: { id: 'help votes' },
  });
}
