import '../../../ui/form/mantine.ts';
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { createPeriodOptions } from '../../../lib/dates/periods.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import controls from '../../../ui/bar/controls.module.css';
import { PeriodSteps } from '../../../ui/day-grid/PeriodSteps.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import type { TimelineHandle } from './Timeline.tsx';
import { type Grouping, timelineGrouping, timelineZoom, type Zoom } from './zoom.ts';

interface SearchProps {
  search: string;
  onSearch: (search: string) => void;
}

interface Props extends SearchProps {
  timeline: RefObject<TimelineHandle | null>;
  /** Projects without dates, and how to get to them. */
  undated: number;
  onUndated: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const zooms = createPeriodOptions('week', 'month', 'quarter', 'year');
const groupings: { value: Grouping; label: string }[] = [
  { value: 'status', label: 'Per status' },
  { value: 'client', label: 'Per klant' },
];

/** Has the controls for the shown days, grouping, the search and projects without dates. */
export function TimelineBar({ timeline, search, onSearch, undated, onUndated }: Props) {
  const [zoom, setZoom] = useRemembered(timelineZoom);
  const [grouping, setGrouping] = useRemembered(timelineGrouping);
  return (
    <div className={`${controls.bar} print-hidden`}>
      <PeriodSteps
        labels={['Eerder', 'Later']}
        onStep={(by) => timeline.current?.step(by)}
        onToday={() => timeline.current?.goToday()}
      />
      <Segments<Zoom> aria-label="Periode" value={zoom} onChange={setZoom} options={zooms} />
      <Segments<Grouping>
        aria-label="Groeperen"
        value={grouping}
        onChange={setGrouping}
        options={groupings}
      />
      <TimelineSearch search={search} onSearch={onSearch} />
      <Button
        className={`${controls.button} tabular-nums`}
        variant="default"
        leftSection={<IconCalendarOff {...icon} />}
        title={`Zonder datums (${undated})`}
        disabled={undated === 0}
        onClick={onUndated}
      >
        <span className={controls.word}>Zonder datums&nbsp;</span>({undated})
      </Button>
    </div>
  );
}

/** The search fills the bar on a phone. */
export const TimelineSearch = ({ search, onSearch }: SearchProps) => (
  <SearchField
    className={controls.search ?? ''}
    label="Zoek in de tijdslijn"
    placeholder="Zoek titel, klant of status"
    value={search}
    onChange={onSearch}
  />
);
