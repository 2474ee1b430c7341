import 'dayjs/locale/nl';
import { DateInput } from '@mantine/dates';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  minDate?: string | undefined;
  maxDate: string;
  onDay: (day: string | undefined) => void;
}

const calendarLabels = {
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  previousYear: 'Vorig jaar',
  nextYear: 'Volgend jaar',
};

/** A day that may be left open, typed or chosen. */
export function DayField({ label, value, minDate, maxDate, onDay }: DayFieldProps) {
  return (
    <DateInput
      label={label}
      placeholder="dd-mm-jjjj"
      valueFormat="DD-MM-YYYY"
      locale="nl"
      clearable
      clearButtonProps={{ 'aria-label': `${label}: leegmaken` }}
      ariaLabels={calendarLabels}
      maxLevel="year"
      weekendDays={[]}
      hideOutsideDates
      highlightToday
      value={value ?? null}
      maxDate={maxDate}
      {...(minDate && { minDate })}
      onChange={(day) => onDay(day ?? undefined)}
    />
  );
}
