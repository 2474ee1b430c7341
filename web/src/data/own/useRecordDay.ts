import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnDay } from '@ploegplan/contract/work-days/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/errors.ts';
import { createDayWrite } from './own-days.ts';
import { useDeliverOne } from './useDeliverOne.ts';

/** Records the times of an own day and the hours of its works by the outbox. */
export function useRecordDay() {
  const cache = useQueryClient();
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['own-hours'],
    mutationFn: (day: OwnDay) =>
      deliver(createDayWrite(day), { saved: translate('Dag opgeslagen.'), field: 'startTime' }),
    onError: (error) => {
      // What is read again says that the office approved or corrected the day, which closes it.
      if (!(error instanceof ApiError)) return;
      for (const queryKey of [['own-hours'], ['employee-planning']]) {
        void cache.invalidateQueries({ queryKey });
      }
    },
  });
}
