import type { User } from '@ploegplan/contract/users/schemas';
import { IconKey } from '@tabler/icons-react';
import { states } from './states.ts';
import classes from './users.module.css';

const MUST_CHANGE = 'Moet wachtwoord wijzigen';

export const formatAccountStatus = ({ state, needsPasswordChange }: User): string =>
  needsPasswordChange ? `${states[state]}. ${MUST_CHANGE}` : states[state];

/** The account status: a dot and a word, and an icon when a new password is required. */
export function AccountStatus({ user: { state, needsPasswordChange } }: { user: User }) {
  return (
    <span className="flex items-center gap-2">
      <span className={classes.dot} data-state={state} aria-hidden />
      {states[state]}
      {needsPasswordChange && (
        <IconKey
          className="text-warning"
          size={16}
          stroke={1.5}
          role="img"
          aria-label={MUST_CHANGE}
        />
      )}
    </span>
  );
}
