import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ForgotPassword } from '../ForgotPassword.tsx';
import classes from '../form.module.css';
import { TenantCard } from '../TenantCard.tsx';
import type { LinkKind } from './links.ts';

/** Explains that a link no longer works, and what to do instead. */
export function SpentLink({ kind }: { kind: LinkKind }) {
  const [asks, setAsks] = useState(false);
  return (
    <TenantCard title="Link verlopen">
      <div className={classes.form}>
        <h1 className={classes.title}>Link verlopen</h1>
        <p className="text-quiet">
          Deze link is al gebruikt of verlopen.
          {kind === 'activation' && ' Vraag je beheerder om een nieuwe uitnodiging.'}
        </p>
        {kind === 'reset' && (
          <>
            <Button fullWidth onClick={() => setAsks(true)}>
              Nieuwe link aanvragen
            </Button>
            <ForgotPassword opened={asks} onClose={() => setAsks(false)} />
          </>
        )}
        <Button component={Link} to="/inloggen" variant="subtle" fullWidth>
          Naar inloggen
        </Button>
      </div>
    </TenantCard>
  );
}
