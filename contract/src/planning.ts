import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';
import {
  DateRange,
  NewPlanningItem,
  PlanningItem,
  PlanningItemChange,
} from './planning.schemas.ts';

export const planning = {
  list: endpoint({
    method: 'GET',
    path: '/planning',
    access: 'admin',
    summary: 'The planning items in a range of days',
    query: DateRange,
    response: z.array(PlanningItem),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/planning/:id',
    access: 'admin',
    summary: 'One planning item',
    params: idParams,
    response: PlanningItem,
    errors: ['not-found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/planning',
    access: 'admin',
    summary: 'Plan one or more employees on a project or for a client',
    body: NewPlanningItem,
    response: PlanningItem,
    errors: [],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/planning/:id',
    access: 'admin',
    summary: 'Change a planning item; absent fields are unchanged',
    params: idParams,
    body: PlanningItemChange,
    response: PlanningItem,
    errors: ['not-found', 'stale-version', 'hours-recorded'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/planning/:id',
    access: 'admin',
    summary: 'Delete a planning item on which no hours are recorded',
    params: idParams,
    errors: ['not-found', 'hours-recorded'],
  }),
};
