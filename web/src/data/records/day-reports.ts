import { dayReports } from '@ploegplan/contract/crew/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

export const dayReportsQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', 'day-reports', id],
    queryFn: ({ signal }) => call(dayReports.list, { params: { id }, signal }),
  });
