import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';
import { WeekField } from './WeekField.tsx';
import { findWeekFault, formatWeek, toWeekValues, toWorkingWeek, type WeekValues } from './week.ts';

const fields: readonly Field<WeekValues>[] = [
  {
    kind: 'custom',
    name: 'days',
    label: 'Werkweek',
    render: (input) => <WeekField {...input} />,
    formatText: formatWeek,
    comparable: toWorkingWeek,
    findError: findWeekFault,
    sentAs: ['workingWeek'],
  },
];

/** Sets the days on which the company works, with the times and breaks. */
export function WeekSection({ settings }: SectionProps) {
  const form = useSettingsForm<WeekValues>({
    settings,
    id: 'week',
    fields,
    toValues: ({ workingWeek }) => toWeekValues(workingWeek),
    sent: (values) => ({ workingWeek: toWorkingWeek(values) }),
    saved: 'Werkweek bijgewerkt',
  });
  return (
    <FormSection
      id="werkweek"
      title="Werkweek"
      text="De tijden waarmee nieuwe planning begint. De pauze gaat van de geplande uren af bij meer dan 5,5 uur; bij meer dan 10 uur is dat minstens 45 minuten, tenzij je 0 kiest. Op vrije dagen gaan er geen herinneringen uit."
      form={form}
      failure={FAILURE}
    />
  );
}
