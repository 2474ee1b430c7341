import { announcements } from '@ploegplan/contract/announcements/endpoints';
import type { Announcement } from '@ploegplan/contract/announcements/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** Reads the announcements that this user has not closed, including those that begin later. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => call(announcements.list, { signal }),
  staleTime: 5 * 60_000,
});

/** Closes an announcement for this user, at once; what cannot be sent is shown again at the next visit. */
export function useDismissAnnouncement() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Announcement) => call(announcements.dismiss, { body: { id } }),
    onMutate: ({ id }) =>
      cache.setQueryData(announcementsQuery.queryKey, (known) =>
        known?.filter((candidate) => candidate.id !== id),
      ),
  });
}
