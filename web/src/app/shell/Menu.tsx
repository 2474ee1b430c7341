import { UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLogout } from '../../features/session/queries.ts';
import { useSession } from '../../lib/session.ts';
import { useTenant } from '../../lib/tenant.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useColorSchemeSwitch } from '../theme/color-scheme.ts';
import classes from './Menu.module.css';
import { menuItemsOf } from './menu-items.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The menu: where one can go, and below it what one can do anywhere. */
export function Menu({ onChoose }: { onChoose?: () => void }) {
  const session = useSession();
  const { logo, displayName } = useTenant();
  const logout = useLogout();
  const { dark, toggle } = useColorSchemeSwitch();
  const SchemeIcon = dark ? IconSun : IconMoon;
  return (
    <nav className={classes.menu} aria-label="Hoofdmenu">
      <div className={classes.logo}>
        <Logo name={logo} alt={displayName} height={28} />
      </div>
      <div className={classes.places}>
        {menuItemsOf(session).map(({ to, label, Icon }) => (
          <Link key={to} to={to} className={classes.item} {...(onChoose && { onClick: onChoose })}>
            <Icon {...icon} />
            {label}
          </Link>
        ))}
      </div>
      <UnstyledButton className={classes.item ?? ''} onClick={toggle}>
        <SchemeIcon {...icon} />
        {dark ? 'Licht thema' : 'Donker thema'}
      </UnstyledButton>
      {session && (
        <UnstyledButton className={classes.item ?? ''} onClick={() => void logout()}>
          <IconLogout {...icon} />
          Uitloggen
        </UnstyledButton>
      )}
    </nav>
  );
}
