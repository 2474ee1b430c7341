import { isAdmin } from '@ploegplan/contract/rules/access';
import { IconLifebuoy } from '@tabler/icons-react';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** Where help will be; until there is any, who to ask. */
export function HelpScreen() {
  const session = useSession();
  const isOffice = session !== null && isAdmin(session);
  return (
    <Screen title="Help">
      <EmptyState
        icon={<IconLifebuoy size={32} stroke={1.5} aria-hidden />}
        title="Er zijn nog geen helpartikelen."
        text={
          isOffice
            ? 'Kom je ergens niet uit? Vraag het wie Ploegplan voor jullie heeft ingericht.'
            : 'Kom je ergens niet uit? Vraag het je beheerder, die helpt je verder.'
        }
      />
    </Screen>
  );
}
