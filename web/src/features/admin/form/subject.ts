import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';

/** The subject of the drawer. The id of a new tenant is made once, so that a repeated save is the same one. */
export type Subject =
  | { kind: 'new'; id: string }
  | { kind: 'change'; id: string; tenant: ManagedTenant };
