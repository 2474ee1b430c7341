import type { User } from '@ploegplan/contract/users.schemas';

/** The subject of the drawer. The id of a new user is made once, so that a repeated save is the same one. */
export type Subject = { kind: 'new'; id: string } | { kind: 'change'; user: User };
