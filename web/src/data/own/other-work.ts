import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type {
  EmployeePlanningItem,
  NewOtherWork,
} from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { type Entry, getRecordId, type Write } from '../../lib/outbox/entry.ts';
import { keptNames } from './kept-names.ts';
import { describeHoursChange, getLane, withWaiting } from './own-writes.ts';
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
  lane: getLane(body.date),
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
      deliver(toWrite(work), { saved: translate('Uren opgeslagen.'), field: 'projectId' }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['employee-planning', 'days'] }),
  });
}

/** Lists other work that waits for a connection, as it will be on the own planning. */
const listWaitingOtherWork = (entries: readonly Entry[]): EmployeePlanningItem[] =>
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

/** Lists the own items as they will be when what waits is sent, with other work that waits. */
export const listItemsWithWaiting = (
  items: readonly EmployeePlanningItem[],
  entries: readonly Entry[],
): EmployeePlanningItem[] =>
  [...items, ...listWaitingOtherWork(entries)].map((item) => withWaiting(item, entries));

/** True when the server does not know the item yet: then it cannot be opened. */
export const isOnDeviceOnly =
  (itemId: string) =>
  (entry: Entry): boolean =>
    entry.kind === KIND && getRecordId(entry) === itemId;
