import type { User } from '@ploegplan/contract/users';

export const states: Record<User['state'], string> = {
  active: 'Actief',
  invited: 'Uitgenodigd',
  inactive: 'Inactief',
};
