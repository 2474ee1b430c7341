import { UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useLogout } from '../../features/session/queries.ts';
import { useSession } from '../../lib/session.ts';
import { useTenant } from '../../lib/tenant.ts';
import { Logo } from '../../ui/Logo.tsx';
import classes from './Menu.module.css';
import { MenuEntries } from './MenuEntries.tsx';
import { menuOf } from './menu-items.ts';

/** The menu: where one can go, and below it the way out. */
export function Menu({ onChoose }: { onChoose?: () => void }) {
  const session = useSession();
  const { logo, displayName } = useTenant();
  const logout = useLogout();
  return (
    <nav className={classes.menu} aria-label="Hoofdmenu">
      <div className={classes.logo}>
        <Logo src={logo} alt={displayName} height={28} />
      </div>
      <MenuEntries entries={menuOf(session)} {...(onChoose && { onChoose })} />
      {session && (
        <UnstyledButton className={classes.item ?? ''} onClick={() => void logout()}>
          <IconLogout size={20} stroke={1.5} aria-hidden />
          Uitloggen
        </UnstyledButton>
      )}
    </nav>
  );
}
