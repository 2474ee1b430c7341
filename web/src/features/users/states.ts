import type { User } from '@ploegplan/contract/users/schemas';

export const states: Record<User['state'], string> = {
  active: 'Actief',
  invited: 'Uitgenodigd',
  inactive: 'Inactief',
};
