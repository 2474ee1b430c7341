import { isAdmin } from '@ploegplan/contract/session/access';
import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../lib/session/session.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';

const SlipsScreen = createLazyPart(async () => ({
  default: (await import('../../features/slips/SlipsScreen.tsx')).SlipsScreen,
}));
const OwnSlipsScreen = createLazyPart(async () => ({
  default: (await import('../../features/slips/OwnSlipsScreen.tsx')).OwnSlipsScreen,
}));

export const Route = createFileRoute('/_shell/slips')({
  staticData: { access: 'foreman-or-admin' },
  component: SlipsPage,
});

/** The office has all slips, who leads a crew those of the own works. */
function SlipsPage() {
  const session = useSession();
  return session && isAdmin(session) ? <SlipsScreen /> : <OwnSlipsScreen />;
}
