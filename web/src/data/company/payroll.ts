import type { BodyOf } from '@ploegplan/contract/endpoint';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

/** A period of the payroll by its first and last day. */
interface PayrollDays {
  from: string;
  to: string;
}

const queryKey = ['payroll'];

export const batchesQuery = queryOptions({
  queryKey: [...queryKey, 'batches'],
  queryFn: ({ signal }) => call(payroll.list, { signal }),
});

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKey, 'batches', id],
    queryFn: ({ signal }) => call(payroll.get, { params: { id }, signal }),
  });

/** What a batch would have. It follows from nearly everything, so it is read at each visit. */
export const payrollPreviewQuery = ({ from, to }: PayrollDays) =>
  queryOptions({
    queryKey: [...queryKey, 'preview', from, to],
    queryFn: ({ signal }) => call(payroll.preview, { query: { from, to }, signal }),
    refetchOnMount: 'always',
  });

export const payrollSettingsQuery = queryOptions({
  queryKey: [...queryKey, 'settings'],
  queryFn: ({ signal }) => call(payroll.settings, { signal }),
});

export const ownPayrollQuery = queryOptions({
  queryKey: ['own-payroll'],
  queryFn: ({ signal }) => call(payroll.own, { signal }),
});

export const batchesSort = createRememberedSort('payrollBatchesSort', 'number', true);

/** Changes the payroll in some way, and reads it again. */
function usePayrollMutation<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const cache = useQueryClient();
  const onSettled = () => void cache.invalidateQueries({ queryKey });
  return useMutation({ mutationKey: queryKey, mutationFn: send, onSettled });
}

export const useMakeBatch = () =>
  usePayrollMutation((body: BodyOf<typeof payroll.create>) => call(payroll.create, { body }));

export const useSetBatchState = () =>
  usePayrollMutation(({ id, ...body }: { id: string } & BodyOf<typeof payroll.setState>) =>
    call(payroll.setState, { params: { id }, body }),
  );

export const useChangePayrollSettings = () =>
  usePayrollMutation((body: BodyOf<typeof payroll.changeSettings>) =>
    call(payroll.changeSettings, { body }),
  );
