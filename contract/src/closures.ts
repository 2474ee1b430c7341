import { Closure, ClosureUpdate, NewClosure } from './closures.schemas.ts';
import { recordEndpoints } from './record-endpoints.ts';

export const closures = recordEndpoints('/closures', 'closure', {
  row: Closure,
  added: NewClosure,
  updated: ClosureUpdate,
});
