import { companyLoginSettings } from '@ploegplan/contract/company-login-settings/endpoints';
import type { CompanyLoginChange } from '@ploegplan/contract/company-login-settings/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';

export const companyLoginQuery = queryOptions({
  queryKey: ['settings', 'company-login'],
  queryFn: ({ signal }) => call(companyLoginSettings.get, { signal }),
});

export function useChangeCompanyLogin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CompanyLoginChange) => call(companyLoginSettings.change, { body }),
    onSuccess: (current) => {
      cache.setQueryData(companyLoginQuery.queryKey, current);
      void cache.invalidateQueries({ queryKey: tenantQuery.queryKey });
    },
  });
}

export const useTestCompanyLogin = () =>
  useMutation({ mutationFn: () => call(companyLoginSettings.test) });
