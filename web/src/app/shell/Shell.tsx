import '../../ui/page/mantine-screens.ts';
import '../theme/print.css';
import '../../ui/page/printing.ts';
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconHelp, IconMenu2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { announcementsQuery } from '../../data/company/announcements.ts';
import { isPushOn } from '../../data/own/push-remembered.ts';
import { HelpSearch } from '../../features/help/HelpSearch.tsx';
import { getHelpPathFor } from '../../features/help/screen-articles.ts';
import { whenQueriesSettle } from '../../lib/api/cache/when-queries-settle.ts';
import { recall, remember, useRemembered } from '../../lib/remembered/remembered.ts';
import { isGated, useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { BarLink } from '../../ui/bar/BarButton.tsx';
import { createLazyPart, loadEarly, loadParts } from '../../ui/drawer/lazy-part.tsx';
import { useTopDrawer } from '../../ui/drawer/open-overlays.ts';
import { useOverlayHistory } from '../../ui/drawer/overlay-history.ts';
import { useOverlay } from '../../ui/drawer/useOverlay.ts';
import { loadQuestions } from '../../ui/messages/confirm.ts';
import { loadNotifications } from '../../ui/messages/show-message.ts';
import { OutboxHost } from '../../ui/outbox/OutboxHost.tsx';
import { FrameContext } from '../../ui/page/frame.ts';
import { Logo } from '../../ui/page/Logo.tsx';
import { useIsPhone, useIsSmall } from '../../ui/page/viewport.ts';
import { LiveConnection } from './LiveConnection.tsx';
import { Menu } from './menu/Menu.tsx';
import { isMenuHidden } from './remembered.ts';
import classes from './Shell.module.css';
import skip from './SkipLink.module.css';
import { Search } from './search/Search.tsx';
import { ConnectionSign } from './signs/ConnectionSign.tsx';
import { GodBanner } from './signs/GodBanner.tsx';
import { OfflineWork } from './signs/OfflineWork.tsx';

interface Props {
  opened: boolean;
  onToggle: () => void;
}

function MenuButton({ opened, onToggle }: Props) {
  return (
    <ActionIcon
      size="control"
      variant="subtle"
      color="gray"
      aria-label={opened ? translate('Menu sluiten') : translate('Menu openen')}
      aria-expanded={opened}
      onClick={onToggle}
    >
      <IconMenu2 size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

const MenuDrawer = createLazyPart(() => import('./menu/MenuDrawer.tsx'), {
  isNeeded: ({ opened }) => opened,
});

/** There is mostly nothing to announce, and then this code is not on the way to the first screen. */
const AnnouncementBar = createLazyPart(() => import('./signs/AnnouncementBar.tsx'), {
  isNeeded: ({ announcements }) => announcements.length > 0,
});

/** Loaded only for who gets push messages in this browser, with the profile, which shares its code. */
const RenewPush = createLazyPart(
  async () => ({ default: (await import('../../features/account/OwnNotices.tsx')).RenewPush }),
  {
    isEarly: false,
    isNeeded: ({ session }) => session?.employeeId != null && !isGated(session) && recall(isPushOn),
  },
);

// The code is loaded early, because it is needed when the connection is lost.
loadEarly(loadNotifications);
loadEarly(loadQuestions);

/** Loads the other parts of a screen once the screen itself is there. */
function useEarlyParts() {
  const client = useQueryClient();
  const screen = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    if (screen) void whenQueriesSettle(client, 1_500).then(loadParts);
  }, [client, screen]);
}

/** The frame around all screens: the menu at the side, on a phone in a drawer. */
export function Shell() {
  const isPhone = useIsPhone();
  const isOverPage = useIsSmall();
  const hasDrawer = useTopDrawer() !== undefined;
  const session = useSession();
  const isGod = session?.userType === 'god';
  const [isHidden] = useRemembered(isMenuHidden);
  const [isOver, over] = useDisclosure(false);
  const opened = isOverPage ? isOver : !isHidden;
  const { toggle: toggleOver } = over;
  const toggle = useCallback(
    () => (isOverPage ? toggleOver() : remember(isMenuHidden, !recall(isMenuHidden))),
    [isOverPage, toggleOver],
  );
  const { logo, displayName } = useTenant();
  const frame = useMemo(
    () => ({
      menuButton: <MenuButton opened={opened} onToggle={toggle} />,
      connection: <ConnectionSign />,
      helpSearch: session && <HelpSearch />,
      helpButton: <HelpButton />,
      logo: <Logo src={logo} alt={displayName} height={28} />,
    }),
    [opened, toggle, session, logo, displayName],
  );
  useEarlyParts();
  useOverlayHistory();
  const closeMenu = useOverlay(isOverPage && isOver, over.close);
  return (
    <FrameContext value={frame}>
      <SkipLink />
      <LiveConnection />
      <OfflineWork />
      {session && <Search />}
      <OwnOutbox />
      <RenewPush session={session} />
      <div className={classes.shell} data-god={isGod || undefined}>
        {isGod && <GodBanner />}
        {session && !isGated(session) && <Announcements />}
        <div className="flex">
          {!isOverPage && !isHidden && (
            <div className={classes.side}>
              <Menu />
            </div>
          )}
          <div className={classes.screen} data-beside={hasDrawer || undefined}>
            <Outlet />
          </div>
        </div>
      </div>
      <MenuDrawer
        opened={isOverPage && isOver}
        size={isPhone ? 'max(75vw, min(90vw, 15rem))' : 200}
        onClose={closeMenu}
        onChoose={over.close}
      />
    </FrameContext>
  );
}

function Announcements() {
  const { data = [] } = useQuery(announcementsQuery);
  return <AnnouncementBar announcements={data} />;
}

/** Renders anew on each page: a form that the end of a session took away opens again on its page. */
function OwnOutbox() {
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  return session?.employeeId ? <OutboxHost key={`${session.userId} ${pathname}`} /> : null;
}

/** Links a screen to its article; shows nothing within the help, or without a session, where it would lead to the login page. */
function HelpButton() {
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!session || /^\/help(\/|$)/.test(pathname)) return null;
  return (
    <BarLink label={translate('Help')} Icon={IconHelp} to={getHelpPathFor(pathname, session)} />
  );
}

/** Focuses the grid of the screen, past the controls above it, or else the screen. */
function toContent() {
  const screen = document.getElementById('inhoud');
  const stop = '[role=grid][tabindex="0"], [role=grid] [tabindex="0"]';
  (screen?.querySelector<HTMLElement>(stop) ?? screen)?.focus();
}

/** The first focusable element: skips the menu to the content. */
function SkipLink() {
  return (
    <button type="button" className={skip.link} onClick={toContent}>
      {translate('Naar de inhoud')}
    </button>
  );
}
