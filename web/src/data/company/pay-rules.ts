import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import type { PayRuleSet } from '@ploegplan/contract/pay-rules/schemas';
import type { PayRules } from '@ploegplan/contract/rules/pay/rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const queryKey = ['payrules'];

/** The sets of pay rules of the company by their first day. */
export const payRulesQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => call(payRules.list, { signal }),
});

/** Changes the pay rules in some way, and reads them again. */
function usePayRulesMutation<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const cache = useQueryClient();
  const onSettled = () => void cache.invalidateQueries({ queryKey });
  return useMutation({ mutationKey: queryKey, mutationFn: send, onSettled });
}

interface Saving {
  id: string;
  rules: PayRules;
  /** The version that was seen; null of a new set. */
  version: number | null;
}

export const useSavePayRules = () =>
  usePayRulesMutation(
    ({ id, rules, version }: Saving): Promise<PayRuleSet> =>
      version === null
        ? call(payRules.create, { body: { id, ...rules } })
        : call(payRules.update, { params: { id }, body: { ...rules, version } }),
  );

export const useRemovePayRules = () =>
  usePayRulesMutation((id: string) => call(payRules.remove, { params: { id } }));
