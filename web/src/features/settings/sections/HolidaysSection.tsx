import { Checkbox } from '@mantine/core';
import { holidayNames } from '@ploegplan/contract/holidays/names';
import { type HolidayKey, holidayKeys } from '@ploegplan/contract/holidays/schemas';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { CustomInput, Field } from '../../../ui/form/fields.ts';
import { FAILURE, type SectionProps, useSettingsForm } from '../useSettingsForm.ts';
import { PlaceLink } from './PlaceLink.tsx';
import classes from './sections.module.css';

interface HolidayValues {
  observedHolidays: HolidayKey[];
}

const HolidayChoice = ({ values, change, error }: CustomInput<HolidayValues>) => (
  <Checkbox.Group
    label="Feestdagen waarop jullie vrij zijn"
    error={error}
    value={values.observedHolidays}
    onChange={(observedHolidays) => change({ observedHolidays })}
  >
    <div className={classes.choices}>
      {holidayKeys.map((key) => (
        <Checkbox key={key} value={key} label={holidayNames[key]} />
      ))}
    </div>
  </Checkbox.Group>
);

/** Sorts holidays in the order of the year. */
const sortHolidays = ({ observedHolidays }: HolidayValues) =>
  holidayKeys.filter((key) => observedHolidays.includes(key));

const fields: readonly Field<HolidayValues>[] = [
  {
    kind: 'custom',
    name: 'observedHolidays',
    label: 'Feestdagen',
    render: (input) => <HolidayChoice {...input} />,
    formatText: (values) =>
      sortHolidays(values)
        .map((key) => holidayNames[key])
        .join(', '),
    comparable: sortHolidays,
  },
];

export function HolidaysSection({ settings }: SectionProps) {
  const form = useSettingsForm<HolidayValues>({
    settings,
    id: 'holidays',
    fields,
    toValues: ({ observedHolidays }) => ({ observedHolidays }),
    sent: (values) => ({ observedHolidays: sortHolidays(values) }),
    saved: 'Feestdagen bijgewerkt',
  });
  return (
    <FormSection
      id="feestdagen"
      title="Vrije dagen"
      text="Op deze dagen wordt niemand vanzelf ingepland, kost verlof geen uren en gaan er geen herinneringen uit. Verlof dat al is opgenomen, wordt opnieuw berekend."
      form={form}
      failure={FAILURE}
    >
      <PlaceLink to="/closures" text="Dagen waarop het hele bedrijf dicht is, zoals de bouwvak">
        Bedrijfssluitingen
      </PlaceLink>
    </FormSection>
  );
}
