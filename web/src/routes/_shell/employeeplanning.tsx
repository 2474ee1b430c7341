import { getToday } from '@ploegplan/contract/dates/dates';
import { createFileRoute } from '@tanstack/react-router';
import { daysQuery } from '../../data/own/employee-planning.ts';
import { EmployeePlanningScreen } from '../../features/employee-planning/EmployeePlanningScreen.tsx';

export const Route = createFileRoute('/_shell/employeeplanning')({
  staticData: { access: 'employee' },
  // The data are requested before the screen is drawn, which shows what has come.
  loader: ({ context: { queryClient, gate } }) => {
    if (!gate) void queryClient.prefetchInfiniteQuery(daysQuery(getToday()));
  },
  component: EmployeePlanningScreen,
  // The loader is split with the component, so that the first page of everybody else does not carry it.
  codeSplitGroupings: [['loader', 'component']],
});
