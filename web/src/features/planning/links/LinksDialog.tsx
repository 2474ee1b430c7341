import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMakeLink } from '../../../data/company/planning-links.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { SecretLink } from '../../../ui/facts/SecretLink.tsx';
import type { Planned } from '../usePlanning.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';

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
  // The new link takes the form's place, so that it is seen beside the others.
  const [hasForm, setForm] = useState(true);
  const form = useRef<HTMLDivElement>(null);
  const makeAnother = () => {
    flushSync(() => setForm(true));
    form.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus();
  };
  const showMade = () => {
    setMadeCount((count) => count + 1);
    setForm(false);
  };
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Planninglink">
      <div className="flex flex-col gap-6">
        <p className="text-quiet">
          Met een link bekijkt iedereen zonder inloggen wie waar werkt, en wanneer: op een scherm in
          de loods, op een telefoon of in een agenda. Telefoonnummers, uren, verlof, notities en
          concepten zijn er niet te zien.
        </p>
        {made && <SecretLink key={made.address} {...made} />}
        <div ref={form} hidden={!hasForm}>
          <LinkForm
            // Empty for the next one; what was typed stays when a link could not be made.
            key={madeCount}
            choices={planned.choices}
            isMaking={making.isPending}
            onMake={(link) => making.mutate({ link }, { onSuccess: showMade })}
          />
        </div>
        {!hasForm && (
          <Button variant="default" onClick={makeAnother}>
            Nog een link maken
          </Button>
        )}
        <LinkList names={planned.names} onRenew={(again) => making.mutate({ again })} />
      </div>
    </SideDrawer>
  );
}
