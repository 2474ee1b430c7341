import { gateList, requirements } from '@ploegplan/contract/requirements/endpoints';
import type { NewRequirement, Requirement } from '@ploegplan/contract/requirements/schemas';
import { queryOptions } from '@tanstack/react-query';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type RequirementValues = Omit<NewRequirement, 'id'>;

export const requirementsSort = createRememberedSort('requirementsSort', 'name');

/** The sets of requirements of the company. */
export const requirementData = recordData({
  subject: 'requirements',
  named: 'name',
  nouns: () => ({ one: 'Eisen', many: 'Eisen' }),
  list: ({ signal }): Promise<Requirement[]> =>
    call(requirements.list, { query: { includingdeleted: 'true' }, signal }),
  create: (id, values: RequirementValues) => call(requirements.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(requirements.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(requirements.remove, { params: { id } }),
  restore: (id) => call(requirements.restore, { params: { id } }),
});

/** Who comes to a project on a day; any change of the planning or of an employee can change it. */
export const gateListQuery = (projectId: string, date: string) =>
  queryOptions({
    queryKey: ['gate-list', projectId, date],
    queryFn: ({ signal }) =>
      call(gateList.get, { params: { id: projectId }, query: { date }, signal }),
    enabled: projectId !== '' && date !== '',
  });
