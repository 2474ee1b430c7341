import { isEmployee } from '@ploegplan/contract/rules/access';
import { createFileRoute } from '@tanstack/react-router';
import { ComingScreen } from '../../features/coming/ComingScreen.tsx';
import { useSession } from '../../lib/session/session.ts';

export const Route = createFileRoute('/_shell/missinghours')({
  staticData: { access: 'member' },
  component: MissingHours,
});

function MissingHours() {
  const session = useSession();
  const isOwn = session !== null && isEmployee(session);
  return <ComingScreen name={isOwn ? 'ownMissingHours' : 'missingHours'} />;
}
