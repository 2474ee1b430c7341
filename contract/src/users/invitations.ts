import { limits } from '../limits.ts';

/** The username that an account begins with: the name without accents, with points between its words. */
export const suggestUsername = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, limits.username - 4)
    .replace(/\.$/, '');

export interface InvitedEmployee {
  employeeId: string;
  username: string;
  email: string;
}

export const notInvitedReasons = ['has-account', 'left', 'no-email', 'email-taken'] as const;
export type NotInvitedReason = (typeof notInvitedReasons)[number];

export interface Invitations {
  invited: InvitedEmployee[];
  leftOut: { employeeId: string; reason: NotInvitedReason }[];
}

interface Invitable {
  id: string;
  name: string;
  email: string;
  /** Out of service. */
  deleted: boolean;
}

interface Account {
  username: string;
  email: string;
  employeeId: string | null;
}

const normaliseAddress = (email: string) => email.toLowerCase();

/** The first of `jan`, `jan2`, `jan3` … that is not taken. */
function findFreeUsername(preferred: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? preferred : `${preferred}${number}`;
    if (!taken.has(username)) return username;
  }
}

/**
 * Which of the chosen employees get an account with an invitation, and who does not and why. An address that several of them have
 * is of none of them, because nobody knows who reads it. `usernames` are taken besides those of the accounts.
 */
export function planInvitations(
  chosen: readonly Invitable[],
  accounts: readonly Account[],
  usernames: readonly string[] = [],
): Invitations {
  const owners = new Set(accounts.map(({ employeeId }) => employeeId));
  const addresses = new Set(accounts.map(({ email }) => normaliseAddress(email)));
  const shared = Map.groupBy(chosen, ({ email }) => normaliseAddress(email));
  const taken = new Set([...accounts.map(({ username }) => username), ...usernames]);
  const findReason = ({ id, email, deleted }: Invitable): NotInvitedReason | undefined => {
    if (owners.has(id)) return 'has-account';
    if (deleted) return 'left';
    if (email === '') return 'no-email';
    const address = normaliseAddress(email);
    const isTaken = addresses.has(address) || (shared.get(address)?.length ?? 0) > 1;
    return isTaken ? 'email-taken' : undefined;
  };
  const plan: Invitations = { invited: [], leftOut: [] };
  for (const invitable of chosen) {
    const { id: employeeId, name, email } = invitable;
    const reason = findReason(invitable);
    if (reason) plan.leftOut.push({ employeeId, reason });
    else {
      const preferred =
        suggestUsername(name) || suggestUsername(email.split('@')[0] ?? '') || 'werknemer';
      const username = findFreeUsername(preferred, taken);
      taken.add(username);
      plan.invited.push({ employeeId, username, email });
    }
  }
  return plan;
}
