import { withScope } from '../endpoint.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { HourKind, HourKindUpdate, NewHourKind } from './schemas.ts';

const endpoints = recordEndpoints('/hourkinds', 'kind of hours', {
  row: HourKind,
  added: NewHourKind,
  updated: HourKindUpdate,
});

export const hourKinds = withScope('hours', {
  ...endpoints,
  create: { ...endpoints.create, errors: ['name-taken'] },
  update: {
    ...endpoints.update,
    errors: ['not-found', 'stale-version', 'name-taken', 'standard-kind', 'kind-approved'],
  },
  remove: { ...endpoints.remove, errors: ['not-found', 'standard-kind'] },
  restore: { ...endpoints.restore, errors: ['not-found', 'name-taken'] },
} as const);
