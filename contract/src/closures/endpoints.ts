import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { Closure, ClosureUpdate, CostOfClosure, NewClosure, PlannedClosure } from './schemas.ts';

export const closures = withScope('leave', {
  ...recordEndpoints('/closures', 'closure', {
    row: Closure,
    added: NewClosure,
    updated: ClosureUpdate,
  }),
  costs: endpoint('GET', '/closures/costs', {
    access: 'admin',
    summary:
      'What a closure with these days would cost each employee, and who would have too little',
    query: PlannedClosure,
    response: z.array(CostOfClosure),
  }),
});
