import '../../ui/form/mantine.ts';
import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { IconInbox } from '@tabler/icons-react';
import {
  createPeriodOptions,
  formatPeriod,
  stepFrom,
  stepLabels,
} from '../../lib/dates/periods.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import controls from '../../ui/bar/controls.module.css';
import { PeriodSteps } from '../../ui/day-grid/PeriodSteps.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Segments } from '../../ui/page/Segments.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import classes from './leave.module.css';
import { type LeaveView, leaveDate, leaveView } from './period.ts';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Requests that wait for an answer. */
  requests: number;
  onRequests: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const views = createPeriodOptions('month', 'quarter', 'year');

/** Has the controls for the shown days, the search and open requests. */
export function LeaveBar({ search, onSearch, requests, onRequests }: Props) {
  const isPhone = useIsPhone();
  const [remembered, setView] = useRemembered(leaveView);
  const view = isPhone ? 'month' : remembered;
  const [date, setDate] = useRemembered(leaveDate);
  const title = <span className={classes.period}>{formatPeriod(view, date)}</span>;
  return (
    <div className={`${controls.bar} ${classes.bar}`} data-above={isPhone ? 'list' : 'board'}>
      <PeriodSteps
        labels={stepLabels(view)}
        onStep={(by) => setDate(stepFrom(view, date, by))}
        onToday={isPhone ? undefined : () => setDate(getToday())}
      >
        {isPhone && title}
      </PeriodSteps>
      {!isPhone && (
        <>
          {title}
          <Segments<LeaveView>
            aria-label="Periode"
            value={view}
            onChange={setView}
            options={views}
          />
        </>
      )}
      <SearchField
        className={controls.search ?? ''}
        label="Zoek in het personeel"
        placeholder="Naam of ploeg"
        value={search}
        onChange={onSearch}
      />
      <Button
        className={controls.button ?? ''}
        title="Aanvragen"
        variant={requests > 0 ? 'light' : 'default'}
        leftSection={<IconInbox {...icon} />}
        onClick={onRequests}
      >
        {/* The button needs one child: it drops the space at the begin of a second one. */}
        <span>
          <span className={controls.word}>Aanvragen</span>
          {requests > 0 && ` (${requests})`}
        </span>
      </Button>
    </div>
  );
}
