import '../../ui/form/mantine.css';
import { Button, TextInput } from '@mantine/core';
import { today } from '@ploegplan/contract/rules/dates';
import { IconInbox, IconSearch } from '@tabler/icons-react';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { PeriodSteps } from '../../ui/days/PeriodSteps.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import classes from './leave.module.css';
import { type LeaveView, leaveDate, leaveView, stepOf, titleOf, viewTexts } from './period.ts';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Requests that wait for an answer. */
  requests: number;
  onRequests: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const views: readonly LeaveView[] = ['month', 'quarter', 'year'];
const of: Record<LeaveView, string> = { month: 'maand', quarter: 'kwartaal', year: 'jaar' };

/** Which days are shown, how to get to others, whom, and what waits for an answer. */
export function LeaveBar({ search, onSearch, requests, onRequests }: Props) {
  const isPhone = useIsPhone();
  const [remembered, setView] = useRemembered(leaveView);
  const view = isPhone ? 'month' : remembered;
  const [date, setDate] = useRemembered(leaveDate);
  const ending = view === 'month' ? 'e' : '';
  const title = <span className={classes.period}>{titleOf(view, date)}</span>;
  return (
    <div className={classes.bar} data-above={isPhone ? 'list' : 'board'}>
      <PeriodSteps
        labels={[`Vorig${ending} ${of[view]}`, `Volgend${ending} ${of[view]}`]}
        onStep={(by) => setDate(stepOf(view, date, by))}
        onToday={isPhone ? undefined : () => setDate(today())}
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
            options={views.map((value) => ({ value, label: viewTexts[value] }))}
          />
        </>
      )}
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Zoek in het personeel"
        placeholder="Naam of ploeg"
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <Button
        className={classes.requests ?? ''}
        title="Aanvragen"
        variant={requests > 0 ? 'light' : 'default'}
        leftSection={<IconInbox {...icon} />}
        onClick={onRequests}
      >
        {/* One child: a button drops the space at the begin of a second one. */}
        <span>
          <span className={classes.word}>Aanvragen</span>
          {requests > 0 && ` (${requests})`}
        </span>
      </Button>
    </div>
  );
}
