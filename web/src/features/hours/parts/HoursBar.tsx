import '../../../ui/form/mantine.ts';
import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { IconAdjustmentsHorizontal, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { formatWeekDays } from '../../../lib/dates/dates.ts';
import {
  createPeriodOptions,
  formatPeriod,
  getPeriod,
  stepFrom,
  stepLabels,
} from '../../../lib/dates/periods.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';
import { PeriodSteps } from '../../../ui/day-grid/PeriodSteps.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { formatPeople, formatWeeks } from '../approving.ts';
import {
  type HoursGroup,
  type HoursView,
  hoursDate,
  hoursGroup,
  hoursView,
} from '../remembered.ts';
import classes from './bar.module.css';
import { HoursSearch } from './HoursSearch.tsx';
import type { Approving } from './ListSums.tsx';

interface Props extends Approving {
  search: string;
  onSearch: (search: string) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const views = createPeriodOptions('week', 'month');

/** Has the controls for the shown days, the search and approval. */
export function HoursBar({ search, onSearch, ...approving }: Props) {
  const isPhone = useIsPhone();
  const [view, setView] = useRemembered(hoursView);
  const [date, setDate] = useRemembered(hoursDate);
  const [isSearching, setSearching] = useState(false);
  const toToday = () => setDate(getToday());
  const title = (
    <span
      className={classes.period}
      title={view === 'week' ? formatWeekDays(getPeriod('week', date).from) : undefined}
    >
      {formatPeriod(view, date)}
    </span>
  );
  return (
    <div className={classes.frame}>
      <div className={classes.bar} data-searching={isSearching || search !== '' || undefined}>
        <div className={`${classes.steps} flex-none phone-flex-1 phone-min-w-0`}>
          <PeriodSteps
            labels={stepLabels(view)}
            onStep={(by) => setDate(stepFrom(view, date, by))}
            onToday={isPhone ? undefined : toToday}
          >
            {isPhone && title}
          </PeriodSteps>
        </div>
        {!isPhone && title}
        <Choices view={view} onView={setView} onToday={toToday} />
        <HoursSearch search={search} onSearch={onSearch} onSearching={setSearching} />
        {!isPhone && <Approve {...approving} isSearched={search.trim() !== ''} />}
      </div>
    </div>
  );
}

interface ChoicesProps {
  view: HoursView;
  onView: (view: HoursView) => void;
  onToday: () => void;
}

/** Chooses the shown days and rows; in one menu where the bar has no room for both. */
function Choices({ view, onView, onToday }: ChoicesProps) {
  const { terms } = useTenant();
  const [group, setGroup] = useRemembered(hoursGroup);
  const groups: { value: HoursGroup; label: string }[] = [
    { value: 'people', label: 'Personeel' },
    { value: 'projects', label: terms.projects },
  ];
  return (
    <>
      <Segments<HoursView>
        className={classes.choice ?? ''}
        aria-label="Periode"
        value={view}
        onChange={onView}
        options={views}
      />
      <Segments<HoursGroup>
        className={classes.choice ?? ''}
        aria-label="Per persoon of werk"
        value={group}
        onChange={setGroup}
        options={groups}
      />
      <div className={classes.choices}>
        <BarMenu
          sections={[
            { entries: [{ label: 'Vandaag', onChoose: onToday }] },
            {
              label: 'Periode',
              entries: views.map(({ value, label }) => ({
                label,
                checked: value === view,
                onChoose: () => onView(value),
              })),
            },
            {
              label: 'Per persoon of werk',
              entries: groups.map(({ value, label }) => ({
                label,
                checked: value === group,
                onChoose: () => setGroup(value),
              })),
            },
          ]}
          button={(opener) => (
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal {...icon} />}
              title="Weergave"
              {...opener}
            >
              <span className={classes.word}>Weergave</span>
            </Button>
          )}
        />
      </div>
    </>
  );
}

interface ApproveProps extends Approving {
  /** The rows may then be parts of weeks, while whole weeks are approved. */
  isSearched: boolean;
}

/** Keeps its place while there is nothing to approve, so that nothing beside it moves. */
function Approve({ ready, isApproving, onApprove, isSearched }: ApproveProps) {
  const [group] = useRemembered(hoursGroup);
  const [count, noun] = formatPeople(ready).split(' ');
  const whyNot =
    group === 'people'
      ? 'Er is geen week die zonder kijken goed is'
      : 'Goedkeuren gaat per persoon: kies Personeel';
  return (
    <Button
      className={classes.approve ?? ''}
      variant="light"
      leftSection={<IconChecks {...icon} />}
      loading={isApproving}
      disabled={ready.length === 0}
      title={ready.length === 0 ? whyNot : `${formatWeeks(ready)}, zonder bijzonderheden`}
      onClick={onApprove}
    >
      <span className={classes.word}>
        Goedkeuren
        <span className={classes.words}>{isSearched ? ': hele weken' : ' wat klopt'}</span>
      </span>
      {ready.length > 0 && (
        <span>
          &nbsp;({count}
          <span className={classes.words}>&nbsp;{noun}</span>)
        </span>
      )}
    </Button>
  );
}
