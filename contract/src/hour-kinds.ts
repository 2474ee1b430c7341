import { HourKind, HourKindUpdate, NewHourKind } from './hour-kinds.schemas.ts';
import { recordEndpoints } from './record-endpoints.ts';

const endpoints = recordEndpoints('/hourkinds', 'kind of hours', {
  row: HourKind,
  added: NewHourKind,
  updated: HourKindUpdate,
});

export const hourKinds = {
  ...endpoints,
  update: { ...endpoints.update, errors: ['not-found', 'stale-version', 'standard-kind'] },
  remove: { ...endpoints.remove, errors: ['not-found', 'standard-kind'] },
} as const;
