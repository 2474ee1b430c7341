import { getToday } from '@ploegplan/contract/dates/dates';
import { createFileRoute } from '@tanstack/react-router';
import { daysQuery } from '../../data/own/employee-planning.ts';
import { ownDaysQuery } from '../../data/own/own-days.ts';
import { EmployeePlanningScreen } from '../../features/employee-planning/EmployeePlanningScreen.tsx';
import { sessionQuery } from '../../lib/session/session.ts';

export const Route = createFileRoute('/_shell/employeeplanning')({
  staticData: { access: 'employee' },
  // The data are requested before the screen is drawn, which shows what has come.
  loader: ({ context: { queryClient, needsPasswordChange } }) => {
    if (needsPasswordChange) return;
    const today = getToday();
    void queryClient.prefetchInfiniteQuery(daysQuery(today));
    if (queryClient.getQueryData(sessionQuery.queryKey)?.dayTimes) {
      void queryClient.prefetchQuery(ownDaysQuery(today, today));
    }
  },
  component: EmployeePlanningScreen,
  // The loader is split with the component, so that the first page of everybody else does not carry it.
  codeSplitGroupings: [['loader', 'component']],
});
