import { notices } from '@ploegplan/contract/notices/endpoints';
import type { NoticeSettings } from '@ploegplan/contract/notices/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: ({ signal }) => call(notices.settings, { signal }),
});

export function useChangeNoticeSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NoticeSettings) => call(notices.changeSettings, { body }),
    onSuccess: (current) => cache.setQueryData(noticeSettingsQuery.queryKey, current),
  });
}
