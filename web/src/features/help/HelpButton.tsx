import { IconHelp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { BarLink } from '../../ui/bar/BarButton.tsx';
import { helpPathFor } from './screen-articles.ts';

/** Leads from a screen to its article; nothing within the help, and without a session, where it would lead to the login page. */
export function HelpButton() {
  const session = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!session || /^\/help(\/|$)/.test(pathname)) return null;
  return <BarLink label="Help" Icon={IconHelp} to={helpPathFor(pathname, session)} />;
}
