import '../../ui/form/mantine.css';
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { today } from '@ploegplan/contract/rules/dates';
import { IconChevronLeft, IconChevronRight, IconInbox, IconSearch } from '@tabler/icons-react';
import { useRemembered } from '../../lib/remembered/remembered.ts';
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
  const step = (by: 1 | -1) => {
    const label = `${by === 1 ? 'Volgend' : 'Vorig'}${view === 'month' ? 'e' : ''} ${of[view]}`;
    return (
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={label}
        title={label}
        onClick={() => setDate(stepOf(view, date, by))}
      >
        {by === 1 ? <IconChevronRight {...icon} /> : <IconChevronLeft {...icon} />}
      </ActionIcon>
    );
  };
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        {step(-1)}
        {!isPhone && (
          <Button variant="default" onClick={() => setDate(today())}>
            Vandaag
          </Button>
        )}
        {isPhone && <span className={classes.period}>{titleOf(view, date)}</span>}
        {step(1)}
      </div>
      {!isPhone && (
        <>
          <span className={classes.period}>{titleOf(view, date)}</span>
          <SegmentedControl<LeaveView>
            aria-label="Periode"
            value={view}
            onChange={setView}
            data={views.map((value) => ({ value, label: viewTexts[value] }))}
          />
        </>
      )}
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Zoek in het personeel"
        placeholder="Zoek naam of ploeg"
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <Button
        variant={requests > 0 ? 'light' : 'default'}
        leftSection={<IconInbox {...icon} />}
        onClick={onRequests}
      >
        {requests > 0 ? `Aanvragen (${requests})` : 'Aanvragen'}
      </Button>
    </div>
  );
}
