import '../../../ui/form/mantine.ts';
import { TextInput } from '@mantine/core';
import type { CrewSheet } from '@ploegplan/contract/crew/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { useMemo, useState } from 'react';
import { findBestMatches } from '../../../lib/values/matching.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import classes from './crew.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  people: CrewSheet['others'];
  onChoose: (employeeId: string) => void;
}

/** More names than these are found by typing. */
const MOST_SHOWN = 30;

/** Chooses who came to the work besides those who were planned. Default export for lazy loading. */
export default function AddDrawer({ opened, onClose, people, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const named = useMemo(() => people.map((one) => ({ ...one, label: one.name })), [people]);
  const found = findBestMatches(named, typed);
  return (
    <SideDrawer opened={opened} onClose={onClose} title={translate('Kwam erbij')}>
      <TextInput
        label={translate('Naam')}
        size="lg"
        mb="md"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul className={classes.people}>
        {found.slice(0, MOST_SHOWN).map(({ employeeId, name }) => (
          <li key={employeeId}>
            <button type="button" className={classes.person} onClick={() => onChoose(employeeId)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-quiet">{translate('Niemand gevonden')}</p>}
    </SideDrawer>
  );
}
