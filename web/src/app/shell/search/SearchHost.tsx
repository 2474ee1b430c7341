import { isAdmin } from '@ploegplan/contract/session/access';
import { useQuery } from '@tanstack/react-query';
import { statusData } from '../../../data/records/project-statuses.ts';
import { SearchDialog } from '../../../features/search/SearchDialog.tsx';
import { useLogout } from '../../../features/session/queries.ts';
import { useResumedState } from '../../../lib/form/resumed.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { NestedAddDrawer } from '../../../ui/form/NestedAddDrawer.tsx';
import { useIsPrintable } from '../../../ui/page/printing.ts';
import { buildMenu } from '../menu/menu-items.ts';
import {
  type Adds,
  addedSubjects,
  listActions,
  listFurtherScreens,
  listScreens,
} from './search-entries.ts';

interface SearchHostProps {
  opened: boolean;
  onClose: () => void;
}

/** The search with the screens and actions of the role, and the forms that it opens. Default export for lazy loading. */
export default function SearchHost({ opened, onClose }: SearchHostProps) {
  const session = useSession();
  const tenant = useTenant();
  const canPrint = useIsPrintable();
  const logout = useLogout();
  const [adding, setAdding] = useResumedState<Adds | null>('adding by search', null);
  const isOffice = session !== null && isAdmin(session);
  const { data: statuses = [] } = useQuery({ ...statusData.list, enabled: isOffice });
  const onLogout = () => void logout();
  const actions = listActions({ isOffice, tenant, canPrint, onAdd: setAdding, onLogout });
  const screens = listScreens(buildMenu(session, tenant, statuses));
  // The first is what Enter opens; signing out must not be it.
  const useful = isOffice
    ? [...actions, ...screens, ...listFurtherScreens(tenant)]
    : [...screens, ...actions];
  return (
    <>
      <SearchDialog opened={opened && session !== null} onClose={onClose} useful={useful} />
      {isOffice &&
        addedSubjects.map((subject) => (
          <NestedAddDrawer
            key={subject}
            subject={subject}
            name={`${subject} by search`}
            opened={adding === subject}
            onClose={() => setAdding(null)}
          />
        ))}
    </>
  );
}
