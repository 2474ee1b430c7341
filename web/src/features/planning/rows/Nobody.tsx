import { Button } from '@mantine/core';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTenant } from '../../../lib/session/tenant.ts';
import { NestedAddDrawer } from '../../../ui/form/NestedAddDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NothingFound } from '../../../ui/states/NothingFound.tsx';
import type { RowsBy } from '../edits/commands.ts';
import type { Choices } from '../form/values/names.ts';
import { useRowsBy } from '../options.ts';

interface Props {
  choices: Choices;
  search: string;
  /** True when only free rows are shown. */
  isFreeOnly: boolean;
  onShowAll: () => void;
}

/** The board without rows: why there are none, and what to do. */
export default function Nobody({ choices, search, isFreeOnly, onShowAll }: Props) {
  const rowsBy = useRowsBy();
  const [isAdding, setAdding] = useState(false);
  const { title, text, add } = useTexts(rowsBy, choices);
  if (search.trim() !== '') {
    return (
      <NothingFound
        search={search}
        text={isFreeOnly ? 'Gezocht is in wie vrij is.' : 'Gezocht is op naam en werk.'}
        onClear={onShowAll}
      />
    );
  }
  if (isFreeOnly) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} stroke={1.5} aria-hidden />}
        title="Niets gevonden"
        text="Geen rij van de planning voldoet hieraan."
      >
        <Button variant="default" onClick={onShowAll}>
          Wis filter
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState title={title} text={text}>
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {add}
        </Button>
      </EmptyState>
      <NestedAddDrawer subject={rowsBy} opened={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

function useTexts(rowsBy: RowsBy, { employees, projects }: Choices) {
  const { project, projects: many } = useTenant().terms;
  if (rowsBy === 'materials') {
    return {
      title: 'Nog geen materieel',
      text: 'Voeg toe wat je inplant, zoals een hoogwerker. Daarna staat het hier als rij.',
      add: 'Materieel toevoegen',
    };
  }
  if (rowsBy === 'projects') {
    const plural = many.toLocaleLowerCase('nl');
    const hasAny = projects.some(({ deleted }) => !deleted);
    return {
      title: hasAny ? `Geen lopende ${plural}` : `Nog geen ${plural}`,
      text: hasAny
        ? `Alle ${plural} zijn afgerond. Voeg er een toe, of zet er een terug op een lopende status.`
        : 'Voeg het eerste werk toe. Daarna plan je hier wie er wanneer aan werkt.',
      add: `${project} toevoegen`,
    };
  }
  return {
    title: employees.length > 0 ? 'Niemand in dienst op deze dagen' : 'Nog geen werknemers',
    text:
      employees.length > 0
        ? 'Ga naar andere dagen, of voeg iemand toe.'
        : 'Voeg je mensen toe. Daarna plan je ze hier in.',
    add: 'Werknemer toevoegen',
  };
}
