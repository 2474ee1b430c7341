import { withScope } from '../endpoint.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { LeaveKind, LeaveKindUpdate, NewLeaveKind } from './schemas.ts';

const endpoints = recordEndpoints('/leavekinds', 'kind of leave', {
  row: LeaveKind,
  added: NewLeaveKind,
  updated: LeaveKindUpdate,
});

export const leaveKinds = withScope('leave', {
  ...endpoints,
  create: { ...endpoints.create, errors: ['name-taken'] },
  update: {
    ...endpoints.update,
    errors: ['not-found', 'stale-version', 'name-taken', 'kind-overlap'],
  },
  restore: { ...endpoints.restore, errors: ['not-found', 'name-taken'] },
} as const);
