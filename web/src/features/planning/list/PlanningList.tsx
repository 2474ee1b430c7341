import { Button } from '@mantine/core';
import { IconCalendarEvent, IconDots } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import type { SortChoice } from '../../../ui/bar/actions.ts';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { List } from '../../../ui/table/list/List.tsx';
import type { DialogSubject } from '../dialogs/subject.ts';
import { useSelectionActions } from '../edits/useSelectionActions.ts';
import { useSelectionEntries } from '../edits/useSelectionEntries.ts';
import type { PlanningNames } from '../form/values/names.ts';
import type { Planned } from '../usePlanning.ts';
import { type ListedWork, usePlanningList } from './usePlanningList.ts';

interface Props {
  planned: Planned;
  days: readonly string[];
  /** Tells the screen how the list can be sorted, for its menu. */
  onSort: (sort: SortChoice) => void;
  openId: string | undefined;
  onOpen: (row: ListedWork) => void;
  onDialog: (subject: DialogSubject) => void;
}

/** The list itself fetches nothing: the screen has its rows. */
const query = { error: null, refetch: async () => undefined };

/** The planning of the days as a table; on a phone as cards. Default export for lazy loading. */
export default function PlanningList({ planned, days, onSort, openId, onOpen, onDialog }: Props) {
  const { settings, choice } = usePlanningList(planned, days);
  useEffect(() => onSort(choice), [onSort, choice]);
  return (
    <List
      settings={settings}
      nouns={['inplanning', 'inplanningen']}
      query={query}
      openId={openId}
      onOpen={onOpen}
      bulkActions={(rows) => (
        <SelectedWork
          items={rows.map(({ item }) => item)}
          names={planned.names}
          onDialog={onDialog}
        />
      )}
      card={({ item, day, times, title, people, place }) => (
        <CardText
          name={title}
          details={[[day, times].filter(Boolean).join(', '), place, item.isDraft && 'Concept']}
        >
          {people && <span>{people}</span>}
        </CardText>
      )}
      empty={
        <EmptyState
          icon={<IconCalendarEvent size={32} stroke={1.5} aria-hidden />}
          title="Niets gepland"
          text="Ga naar andere dagen, of plan iets in."
        />
      }
    />
  );
}

interface SelectedProps {
  items: readonly PlannedItem[];
  names: PlanningNames;
  onDialog: (subject: DialogSubject) => void;
}

/** The same as can be done with a selection on the board. */
function SelectedWork({ items, names, onDialog }: SelectedProps) {
  const entries = useSelectionEntries(items, useSelectionActions(items, names, { onDialog }));
  return (
    <BarMenu
      sections={[
        { entries: entries.map(({ label, Icon, run }) => ({ label, Icon, onChoose: run })) },
      ]}
      button={(opener) => (
        <Button
          variant="default"
          leftSection={<IconDots size={18} stroke={1.5} aria-hidden />}
          disabled={items.length === 0}
          {...opener}
        >
          Acties
        </Button>
      )}
    />
  );
}
