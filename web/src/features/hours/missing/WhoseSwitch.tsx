import { translate } from '@ploegplan/contract/languages/translate';
import '../../../ui/form/mantine.ts';
import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { Segments } from '../../../ui/page/Segments.tsx';

/** Lets an admin who works too choose the own missing hours, or those of all. */
export function WhoseSwitch({ whose }: { whose: 'own' | 'all' }) {
  const session = useSession();
  const navigate = useNavigate();
  if (!session || !isAdmin(session) || !isEmployee(session)) return null;
  return (
    <Segments
      aria-label={translate('Van wie')}
      value={whose}
      onChange={(value) =>
        void navigate({
          to: '/missinghours',
          search: value === 'all' ? { iedereen: true } : {},
          replace: true,
        })
      }
      options={[
        { value: 'own', label: translate('Van mij') },
        { value: 'all', label: translate('Iedereen') },
      ]}
    />
  );
}
