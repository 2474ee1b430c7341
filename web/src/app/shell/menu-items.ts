import { isAdmin, isEmployee } from '@ploegplan/contract/rules/access';
import { type Icon, IconCalendarWeek, IconLayoutDashboard, IconLogin2 } from '@tabler/icons-react';
import type { Session } from '../../lib/session.ts';

export interface MenuItem {
  label: string;
  to: '/home' | '/planning' | '/employeeplanning' | '/inloggen';
  Icon: Icon;
}

/** The places in the menu, by role (specification, sections 2 and 6). */
export function menuItemsOf(session: Session | null): MenuItem[] {
  if (!session) return [{ label: 'Inloggen', to: '/inloggen', Icon: IconLogin2 }];
  if (isAdmin(session)) {
    return [
      { label: 'Overzicht', to: '/home', Icon: IconLayoutDashboard },
      { label: 'Planning', to: '/planning', Icon: IconCalendarWeek },
    ];
  }
  if (isEmployee(session)) {
    return [{ label: 'Planning', to: '/employeeplanning', Icon: IconCalendarWeek }];
  }
  return [];
}
