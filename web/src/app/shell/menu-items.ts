import { isAdmin, isEmployee } from '@ploegplan/contract/rules/access';
import {
  type Icon,
  IconCalendarWeek,
  IconHelp,
  IconLayoutDashboard,
  IconListDetails,
  IconLogin2,
  IconSettings,
  IconShieldBolt,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { Session } from '../../lib/session.ts';

export interface MenuItem {
  label: string;
  to:
    | '/home'
    | '/planning'
    | '/employeeplanning'
    | '/account'
    | '/users'
    | '/settings/logboek'
    | '/help'
    | '/admin'
    | '/inloggen';
  Icon: Icon;
}

/** Items that belong together, under a word that folds them away. */
export interface MenuGroup {
  label: string;
  Icon: Icon;
  items: MenuItem[];
}

export type MenuEntry = MenuItem | MenuGroup;

const login: MenuItem = { label: 'Inloggen', to: '/inloggen', Icon: IconLogin2 };
const overview: MenuItem = { label: 'Overzicht', to: '/home', Icon: IconLayoutDashboard };
const planning: MenuItem = { label: 'Planning', to: '/planning', Icon: IconCalendarWeek };
const ownPlanning: MenuItem = {
  label: 'Planning',
  to: '/employeeplanning',
  Icon: IconCalendarWeek,
};
const account: MenuItem = { label: 'Profiel', to: '/account', Icon: IconUser };
const users: MenuItem = { label: 'Gebruikers', to: '/users', Icon: IconUsers };
const auditLog: MenuItem = { label: 'Logboek', to: '/settings/logboek', Icon: IconListDetails };
const help: MenuItem = { label: 'Help', to: '/help', Icon: IconHelp };
const adminTools: MenuItem = { label: 'Admin Tools', to: '/admin', Icon: IconShieldBolt };

/** What stands in the menu, by role (specification, sections 2 and 6). */
export function menuOf(session: Session | null): MenuEntry[] {
  if (!session) return [login];
  const ofAccount = session.username === '' ? [] : [account];
  if (isAdmin(session)) {
    const settings = {
      label: 'Instellingen',
      Icon: IconSettings,
      items: [...ofAccount, users, auditLog],
    };
    const ofGod = session.userType === 'god' ? [adminTools] : [];
    return [overview, planning, settings, help, ...ofGod];
  }
  if (isEmployee(session)) return [ownPlanning, ...ofAccount, help];
  return [help];
}
