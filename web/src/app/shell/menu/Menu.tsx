import { UnstyledButton } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { isAdmin } from '@ploegplan/contract/session/access';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLastHelp } from '../../../data/help/help-history.ts';
import { statusData } from '../../../data/records/project-statuses.ts';
import { useLogout } from '../../../features/session/queries.ts';
import { recall, remember } from '../../../lib/remembered/remembered.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { Logo } from '../../../ui/page/Logo.tsx';
import { menuStatuses } from '../remembered.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import classes from './Menu.module.css';
import { MenuEntries } from './MenuEntries.tsx';
import { buildMenu } from './menu-items.ts';

/** Scrolls the current entry into view, when the menu is longer than the window. */
function useCurrentInView() {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]');
    const list = menu.current?.querySelector('ul');
    if (!current || !list) return;
    // With `scrollIntoView` Chromium would begin the order of Tab at this entry rather than at the skip link.
    const hidden = current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
    if (hidden > 0) list.scrollTop += hidden;
  }, []);
  return menu;
}

/** The project statuses; until they are loaded those of the last visit. */
function useStatuses(enabled: boolean): readonly ProjectStatus[] {
  const { data } = useQuery({ ...statusData.list, enabled });
  useEffect(() => {
    if (data) remember(menuStatuses, data);
  }, [data]);
  return data ?? (enabled ? recall(menuStatuses) : []);
}

/** The main menu, with Uitloggen at the bottom. */
export function Menu({ onChoose }: { onChoose?: () => void }) {
  const session = useSession();
  const tenant = useTenant();
  const logout = useLogout();
  const menu = useCurrentInView();
  const statuses = useStatuses(session !== null && isAdmin(session));
  const help = useLastHelp(
    useLocation({ select: ({ pathname }) => /^\/help(\/|$)/.test(pathname) }),
  );
  return (
    <nav ref={menu} className={classes.menu} aria-label={translate('Hoofdmenu')}>
      <div className={classes.logo}>
        <Logo src={tenant.logo} alt={tenant.displayName} height={28} />
      </div>
      {session && <SearchButton onChoose={onChoose} />}
      <MenuEntries entries={buildMenu(session, tenant, statuses, help)} onChoose={onChoose} />
      {session && (
        <div className={classes.out}>
          <UnstyledButton className={classes.item ?? ''} onClick={() => void logout()}>
            <IconLogout size={20} stroke={1.5} aria-hidden />
            {translate('Uitloggen')}
          </UnstyledButton>
          <p
            className={classes.who}
            title={translate('Ingelogd als {name}', { name: session.username })}
          >
            <span>{translate('Ingelogd als')} </span>
            {session.username}
          </p>
        </div>
      )}
    </nav>
  );
}
