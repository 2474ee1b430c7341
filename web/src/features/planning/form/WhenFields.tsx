import { DateField } from '../../../ui/DateField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import classes from './form.module.css';
import type { ItemForm } from './useItemForm.ts';
import { endsNextDay } from './validate.ts';

/** The day, and from when to when. */
export function WhenFields({ form }: { form: ItemForm }) {
  const { date, startTime, endTime } = form.values;
  return (
    <div className={classes.when}>
      <DateField label="Datum" required {...form.getInputProps('date')} value={date} />
      <TimeField label="Begin" {...form.getInputProps('startTime')} value={startTime} />
      <TimeField
        label="Einde"
        description={endsNextDay(form.values) ? 'Volgende dag' : undefined}
        {...form.getInputProps('endTime')}
        value={endTime}
      />
    </div>
  );
}
