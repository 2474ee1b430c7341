import 'dayjs/locale/nl';
import { DateInput, TimePicker } from '@mantine/dates';
import { today } from '@ploegplan/contract/rules/dates';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { readDate } from './date-entry.ts';
import classes from './form.module.css';
import type { ItemForm } from './useItemForm.ts';
import { endsNextDay } from './validate.ts';

const calendarLabels = {
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  previousYear: 'Vorig jaar',
  nextYear: 'Volgend jaar',
};

const timeLabels = (label: string) => ({
  label,
  hoursInputLabel: `${label}, uur`,
  minutesInputLabel: `${label}, minuten`,
});

/** The day, and from when to when. */
export function WhenFields({ form }: { form: ItemForm }) {
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <div className={classes.when}>
      <DateInput
        label="Datum"
        required
        locale="nl"
        valueFormat={(date) => `${formatDay(date)} ${date.slice(0, 4)}`}
        dateParser={(typed) => readDate(typed, Number(today().slice(0, 4)))}
        ariaLabels={calendarLabels}
        maxLevel="year"
        weekendDays={[]}
        hideOutsideDates
        highlightToday
        withWeekNumbers
        popoverProps={{
          // Inside the drawer, where it is part of the dialog.
          withinPortal: false,
          onOpen: () => setCalendarOpen(true),
          onClose: () => setCalendarOpen(false),
        }}
        // Escape closes the calendar first, and not the drawer with it.
        data-mantine-stop-propagation={isCalendarOpen}
        {...form.getInputProps('date')}
      />
      <TimePicker {...timeLabels('Begin')} {...form.getInputProps('startTime')} />
      <TimePicker
        {...timeLabels('Einde')}
        description={endsNextDay(form.values) ? 'Volgende dag' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('endTime')}
      />
    </div>
  );
}
