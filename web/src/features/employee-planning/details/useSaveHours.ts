import { employeePlanning } from '@ploegplan/contract/employee-planning';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceItem, employeePlanningKeys } from '../../../data/employee-planning.ts';
import { unwrapData } from '../../../data/unwrap-data.ts';
import { call } from '../../../lib/api/call.ts';
import { outcomes } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { type HoursDraft, hoursRequest } from './hours-change.ts';

interface Save {
  item: EmployeePlanningItem;
  draft: HoursDraft;
}

/** 'ma 16 nov, Kantoor: 8 uur'. */
const aboutOf = ({ date, projectName, hoursWorked }: EmployeePlanningItem): string => {
  const what = [formatShortDay(date), projectName].filter(Boolean).join(', ');
  return hoursWorked === null ? what : `${what}: ${formatHours(hoursWorked)} uur`;
};

/** Saves hours, notes and new images in one call; what was typed and picked stays when that fails. */
export function useSaveHours() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ item, draft }: Save) => {
      const request = { params: { id: item.id }, ...hoursRequest(draft, item) };
      return unwrapData<EmployeePlanningItem>(await call(employeePlanning.record, request));
    },
    onSuccess: (saved) => {
      announceItem(client, saved);
      notify.success(outcomes.saveHours.success, aboutOf(saved));
      void client.invalidateQueries({ queryKey: employeePlanningKeys.days });
    },
    onError: () => notify.error(outcomes.saveHours.failure),
  });
}
