import type { User } from '@ploegplan/contract/users';

/** What the drawer was opened for. The id of a new user is made once, so that a repeated save is the same one. */
export type Subject = { kind: 'new'; id: string } | { kind: 'change'; user: User };
