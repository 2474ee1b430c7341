import type { UserType } from '@ploegplan/contract/fields';
import { userTypeTexts } from '@ploegplan/contract/texts/kinds';

interface Kind {
  userType: UserType;
  alsoEmployee: boolean;
}

/** Formats the kind of a user: 'Beheerder, werkt ook mee'. */
export const formatUserKind = ({ userType, alsoEmployee }: Kind): string =>
  userType === 'admin' && alsoEmployee
    ? `${userTypeTexts.admin}, werkt ook mee`
    : userTypeTexts[userType];
