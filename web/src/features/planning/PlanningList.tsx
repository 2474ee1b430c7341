import { IconCalendarEvent } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { SortChoice } from '../../ui/bar/actions.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import { List } from '../../ui/table/List.tsx';
import type { Planned } from './usePlanning.ts';
import { type ListedWork, usePlanningList } from './usePlanningList.ts';

interface Props {
  planned: Planned;
  days: readonly string[];
  /** Tells the screen how the list can be sorted, for its menu. */
  onSort: (sort: SortChoice) => void;
  openId: string | undefined;
  onOpen: (row: ListedWork) => void;
}

/** Nothing is fetched by the list itself: the screen has its rows. */
const query = { error: null, refetch: async () => undefined };

/** The planning of the days as a table; on a phone as cards. Default export for lazy loading. */
export default function PlanningList({ planned, days, onSort, openId, onOpen }: Props) {
  const { settings, choice } = usePlanningList(planned, days);
  useEffect(() => onSort(choice), [onSort, choice]);
  return (
    <List
      settings={settings}
      nouns={['inplanning', 'inplanningen']}
      query={query}
      openId={openId}
      onOpen={onOpen}
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
