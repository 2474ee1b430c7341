import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { dateRange, idParams } from '../fields.ts';
import { limits } from '../limits.ts';
import * as schemas from './schemas.ts';

/** The reasons for which a change of one or more planning items may be rejected. */
const editErrors = [
  'requirements-unmet',
  'not-found',
  'stale-version',
  'hours-recorded',
  'hours-approved',
  'hours-corrected',
  'too-many-hours',
] as const;

export const planning = withScope('planning', {
  list: endpoint('GET', '/planning', {
    access: 'admin',
    summary: 'The planning items in a range of days',
    query: schemas.DateRange,
    response: z.array(schemas.ListedItem),
  }),
  range: endpoint('GET', '/planningrange/:id', {
    access: 'admin',
    summary: 'The planning items of a range, over all its days',
    params: idParams,
    response: z.array(schemas.ListedItem),
    errors: ['not-found'],
  }),
  following: endpoint('GET', '/planning/following', {
    access: 'admin',
    summary:
      'The planning items of a project, crew, employee, material or range from a day on, by day; one more than can be shifted together, at most',
    query: schemas.FollowingWork,
    response: z.array(schemas.ListedItem),
  }),
  weeks: endpoint('GET', '/planning/weeks', {
    access: 'admin',
    summary:
      'What counts in the averages of the working-time law for each employee in each week of a range of days: planned, leave and illness',
    query: dateRange(limits.plannedWeeksDays),
    response: z.array(schemas.PlannedWeeks),
  }),
  get: endpoint('GET', '/planning/:id', {
    access: 'admin',
    summary: 'One planning item',
    params: idParams,
    response: schemas.PlanningItem,
    errors: ['not-found'],
  }),
  history: endpoint('GET', '/planning/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a planning item, the newest first',
    params: idParams,
    response: z.array(schemas.PlanningHistoryEntry),
    errors: ['not-found'],
  }),
  create: endpoint('POST', '/planning', {
    access: 'admin',
    summary: 'Plan one or more employees on a project or for a client',
    query: schemas.PassQuery,
    body: schemas.NewPlanningItem,
    response: schemas.PlanningItem,
    errors: ['requirements-unmet'],
  }),
  update: endpoint('PATCH', '/planning/:id', {
    access: 'admin',
    summary: 'Change a planning item; absent fields are unchanged',
    params: idParams,
    query: schemas.PassQuery,
    body: schemas.PlanningItemPatch,
    response: schemas.PlanningItem,
    errors: editErrors,
  }),
  edit: endpoint('POST', '/planning/edits', {
    access: 'admin',
    summary: 'Create, copy, change and delete planning items together: all of it or nothing',
    query: schemas.PassQuery,
    body: schemas.PlanningEdits,
    response: schemas.EditedPlanning,
    errors: editErrors,
  }),
  publish: endpoint('POST', '/planning/publish', {
    access: 'admin',
    summary: 'Publish drafts, so that the employees on them see them',
    query: schemas.PassQuery,
    body: schemas.Publication,
    response: schemas.Published,
    errors: ['requirements-unmet'],
  }),
  remove: endpoint('DELETE', '/planning/:id', {
    access: 'admin',
    summary: 'Delete a planning item on which no hours are recorded',
    params: idParams,
    errors: ['not-found', 'hours-recorded'],
  }),
});
