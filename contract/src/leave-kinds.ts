import { LeaveKind, LeaveKindUpdate, NewLeaveKind } from './leave-kinds.schemas.ts';
import { recordEndpoints } from './record-endpoints.ts';

export const leaveKinds = recordEndpoints('/leavekinds', 'kind of leave', {
  row: LeaveKind,
  added: NewLeaveKind,
  updated: LeaveKindUpdate,
});
