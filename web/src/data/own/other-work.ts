import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type {
  EmployeePlanningItem,
  NewOtherWork,
} from '@ploegplan/contract/employee-planning/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import type { Entry, Write } from '../../lib/outbox/entry.ts';
import { keptNames } from './kept-names.ts';
import { describeHoursChange, getLane } from './own-writes.ts';
import { useDeliverOne } from './useDeliverOne.ts';

/** The projects on which hours can be recorded without planning; only where the company allows it. */
export const openProjectsQuery = queryOptions({
  queryKey: ['employee-planning', 'projects'],
  queryFn: ({ signal }) => call(employeePlanning.openProjects, { signal }),
  meta: { kept: { name: keptNames.projects } },
});

const KIND = 'otherWork';

interface NamedWork {
  body: NewOtherWork;
  title: string;
}

const toWrite = ({ body, title }: NamedWork): Write => ({
  kind: KIND,
  lane: getLane(body.id),
  body: { ...body },
  what: describeHoursChange(body).join('\n'),
  about: `${formatShortDay(body.date)}, ${title}`,
});

/** Records hours on a project without planning. */
export function useAddOtherWork() {
  const cache = useQueryClient();
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['own-hours'],
    mutationFn: (work: NamedWork) =>
      deliver(toWrite(work), { saved: 'Uren opgeslagen.', field: 'projectId' }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['employee-planning', 'days'] }),
  });
}

/** Lists other work that waits for a connection, as it will be on the own planning. */
export const listWaitingOtherWork = (entries: readonly Entry[]): EmployeePlanningItem[] =>
  entries
    .filter(({ kind, refusal }) => kind === KIND && !refusal)
    .map(({ body, about }) => {
      const { id, date, hoursWorked, notes } = body as NewOtherWork;
      const places = { location: '', projectLocation: '', clientLocation: '' };
      const lists = { materials: [], employees: [] };
      return {
        ...{ id, date, hoursWorked, notes, ...places, ...lists },
        clientName: '',
        projectName: about.slice(about.indexOf(', ') + 2),
        startTime: null,
        endTime: null,
        description: '',
        hoursApproved: false,
        isOtherWork: true,
        contactPerson: null,
      };
    });

/** True when the server does not know the item yet: then it cannot be opened. */
export const isOnDeviceOnly =
  (itemId: string) =>
  ({ kind, lane }: Entry): boolean =>
    kind === KIND && lane === getLane(itemId);
