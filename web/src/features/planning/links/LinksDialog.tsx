import { useState } from 'react';
import { useMakeLink } from '../../../data/planning-links.ts';
import { SecretLink } from '../../../ui/SecretLink.tsx';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import type { Planned } from '../usePlanning.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import classes from './links.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  planned: Planned;
}

/** The links of the office to the planning: makes them, shows which there are, and revokes them. */
export function LinksDialog({ opened, onClose, planned }: Props) {
  const making = useMakeLink();
  const { data: made } = making;
  const [madeCount, setMadeCount] = useState(0);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Planninglink">
      <div className={classes.root}>
        <p className={classes.text}>
          Met een link bekijkt iedereen zonder inloggen wie waar werkt, en wanneer: op een scherm in
          de loods, op een telefoon of in een agenda. Telefoonnummers, uren, verlof, notities en
          concepten zijn er niet te zien.
        </p>
        {made && <SecretLink key={made.address} {...made} />}
        <LinkForm
          // Empty for the next one; what was typed stays when a link could not be made.
          key={madeCount}
          choices={planned.choices}
          isMaking={making.isPending}
          onMake={(link) =>
            making.mutate({ link }, { onSuccess: () => setMadeCount((count) => count + 1) })
          }
        />
        <LinkList names={planned.names} onRenew={(again) => making.mutate({ again })} />
      </div>
    </SideDrawer>
  );
}
