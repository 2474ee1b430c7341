import { Button } from '@mantine/core';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCheck } from '@tabler/icons-react';
import { formatTimes } from '../../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../../lib/values/hours.ts';
import classes from './PlannedHours.module.css';
import { breakText, type Suggestion } from './suggestion.ts';

interface PlannedHoursProps {
  item: EmployeePlanningItem;
  suggestion: Suggestion;
  /** The hours in the field are these. */
  isTaken: boolean;
  onTake: () => void;
}

/** Takes the planned hours over in one press, with how they come about. It stays in place, so that nothing below it moves. */
export function PlannedHours({ item, suggestion, isTaken, onTake }: PlannedHoursProps) {
  const hours = formatHoursText(suggestion.hours);
  const reason = [formatTimes(item), breakText(suggestion.breakMinutes)].filter(Boolean).join(', ');
  return (
    <Button
      variant={isTaken ? 'default' : 'light'}
      fullWidth
      classNames={{
        root: classes.take ?? '',
        label: 'grid leading-snug whitespace-normal gap-0-5',
      }}
      leftSection={isTaken && <IconCheck size={20} stroke={2} aria-hidden />}
      onClick={onTake}
    >
      <span className="text-lg">
        {isTaken
          ? translate('{hours} zoals gepland', { hours })
          : translate('Neem {hours} over', { hours })}
      </span>
      <span className="text-default font-normal text-sm tabular-nums">{reason}</span>
    </Button>
  );
}
