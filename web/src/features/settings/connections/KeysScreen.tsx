import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMakeKey } from '../../../data/company/api-keys.ts';
import { CopyField } from '../../../ui/facts/CopyField.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { KeyForm } from './KeyForm.tsx';
import { KeyList } from './KeyList.tsx';

/** The keys of the company for the API: makes them, shows which there are, and revokes them. */
export function KeysScreen() {
  const making = useMakeKey();
  const { data: made } = making;
  const [madeCount, setMadeCount] = useState(0);
  return (
    <Screen
      title="API-sleutels"
      back={{ to: '/settings/connections', label: 'Terug naar Koppelingen' }}
    >
      <div className="flex flex-col gap-6 max-w-form">
        <p className="text-quiet">
          Met een sleutel leest en wijzigt een ander programma gegevens van jullie bedrijf, zonder
          dat iemand inlogt. Zie{' '}
          <Link className="text-accent" to="/settings/connections">
            Koppelingen
          </Link>{' '}
          voor voorbeelden en{' '}
          <Link className="text-accent" to="/settings/api">
            de naslag
          </Link>{' '}
          voor alle aanroepen.
        </p>
        {made && (
          <div role="status" className="p-4 rounded bg-quiet">
            <CopyField
              key={made.key}
              label={`Sleutel ‘${made.name}’`}
              description="Bewaar hem nu op een veilige plek: hierna is hij niet meer te zien."
              text={made.key}
            />
          </div>
        )}
        <KeyForm
          // Empty for the next one; what was typed stays when a key could not be made.
          key={madeCount}
          isMaking={making.isPending}
          onMake={(key) => making.mutate(key, { onSuccess: () => setMadeCount(madeCount + 1) })}
        />
        <KeyList />
      </div>
    </Screen>
  );
}
