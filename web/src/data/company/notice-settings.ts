import { noticeSettings } from '@ploegplan/contract/notice-settings/endpoints';
import type { NoticeSettings } from '@ploegplan/contract/notice-settings/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: ({ signal }) => call(noticeSettings.get, { signal }),
});

export function useChangeNoticeSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NoticeSettings) => call(noticeSettings.change, { body }),
    onSuccess: (current) => cache.setQueryData(noticeSettingsQuery.queryKey, current),
  });
}
