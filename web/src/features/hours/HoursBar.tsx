import '../../ui/form/mantine.css';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { today } from '@ploegplan/contract/rules/dates';
import { IconChecks, IconSearch } from '@tabler/icons-react';
import { formatWeekDays } from '../../lib/dates/dates.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { PeriodSteps } from '../../ui/days/PeriodSteps.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import classes from './hours.module.css';
import {
  type HoursGroup,
  type HoursView,
  hoursDate,
  hoursGroup,
  hoursView,
  periodOf,
  stepOf,
  titleOf,
} from './period.ts';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Weeks that can be approved at once. */
  ready: number;
  isApproving: boolean;
  onApprove: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Which days are shown, how to get to others, whom, and what can be approved. */
export function HoursBar({ search, onSearch, ready, isApproving, onApprove }: Props) {
  const isPhone = useIsPhone();
  const { terms } = useTenant();
  const [remembered, setView] = useRemembered(hoursView);
  const [group, setGroup] = useRemembered(hoursGroup);
  const view = isPhone ? 'week' : remembered;
  const [date, setDate] = useRemembered(hoursDate);
  const of = view === 'week' ? 'week' : 'maand';
  const title = (
    <span
      className={classes.period}
      title={view === 'week' ? formatWeekDays(periodOf('week', date).from) : undefined}
    >
      {titleOf(view, date)}
    </span>
  );
  return (
    <div className={classes.bar}>
      <PeriodSteps
        labels={[`Vorige ${of}`, `Volgende ${of}`]}
        onStep={(by) => setDate(stepOf(view, date, by))}
        onToday={isPhone ? undefined : () => setDate(today())}
      >
        {isPhone && title}
      </PeriodSteps>
      {!isPhone && (
        <>
          {title}
          <SegmentedControl<HoursView>
            aria-label="Periode"
            value={view}
            onChange={setView}
            data={[
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Maand' },
            ]}
          />
          <SegmentedControl<HoursGroup>
            aria-label="Per persoon of werk"
            value={group}
            onChange={setGroup}
            data={[
              { value: 'people', label: 'Personeel' },
              { value: 'projects', label: terms.projects },
            ]}
          />
        </>
      )}
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Zoek in de uren"
        placeholder={isPhone ? 'Zoeken' : 'Zoek naam of werk'}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {ready > 0 && (
        <Button
          className={classes.approve ?? ''}
          variant="light"
          leftSection={<IconChecks {...icon} />}
          loading={isApproving}
          title="Alle weken waar niets aan te zien is"
          onClick={onApprove}
        >
          <span>
            Goedkeuren{!isPhone && <span className={classes.words}> wat klopt</span>} ({ready})
          </span>
        </Button>
      )}
    </div>
  );
}
