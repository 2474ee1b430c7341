import type { UserType } from '@ploegplan/contract/fields';

const kinds: Record<UserType, string> = {
  employee: 'Werknemer',
  admin: 'Beheerder',
  god: 'God',
  other: 'Overig',
};

interface Kind {
  userType: UserType;
  alsoEmployee: boolean;
}

/** What somebody is: 'Beheerder, werkt ook mee'. */
export const kindOf = ({ userType, alsoEmployee }: Kind): string =>
  userType === 'admin' && alsoEmployee ? `${kinds.admin}, werkt ook mee` : kinds[userType];
