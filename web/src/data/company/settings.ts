import { settings } from '@ploegplan/contract/settings/endpoints';
import type { CompanySettings, SettingsPatch } from '@ploegplan/contract/settings/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'company'],
  queryFn: ({ signal }) => call(settings.get, { signal }),
});

export const companyStateQuery = queryOptions({
  queryKey: ['settings', 'state'],
  queryFn: ({ signal }) => call(settings.state, { signal }),
  refetchOnMount: 'always',
});

/** Shows saved settings at once, in the head of each page too; what follows from them comes from the server. */
function useShowSettings() {
  const cache = useQueryClient();
  return (saved: CompanySettings): CompanySettings => {
    cache.setQueryData(settingsQuery.queryKey, saved);
    void cache.invalidateQueries({ queryKey: tenantQuery.queryKey });
    return saved;
  };
}

export function useChangeSettings() {
  const show = useShowSettings();
  return useMutation({
    mutationFn: async (body: SettingsPatch) => show(await call(settings.change, { body })),
  });
}

export function useChangeLogo() {
  const show = useShowSettings();
  return async (file: File | null): Promise<void> => {
    show(
      file
        ? await call(settings.uploadLogo, { body: {}, files: [file] })
        : await call(settings.removeLogo),
    );
  };
}
