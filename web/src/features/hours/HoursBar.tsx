import '../../ui/form/mantine.css';
import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { today } from '@ploegplan/contract/rules/dates';
import { IconChecks, IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { formatWeekDays } from '../../lib/dates/dates.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
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
  const step = (by: 1 | -1) => {
    const label = `${by === 1 ? 'Volgende' : 'Vorige'} ${view === 'week' ? 'week' : 'maand'}`;
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
      <div className={classes.steps}>
        {step(-1)}
        {isPhone ? (
          title
        ) : (
          <Button variant="default" onClick={() => setDate(today())}>
            Vandaag
          </Button>
        )}
        {step(1)}
      </div>
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
