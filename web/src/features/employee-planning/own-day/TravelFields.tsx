import { NativeSelect } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { type DayTravel, travelRoles } from '@ploegplan/contract/work-days/schemas';
import { useRef } from 'react';
import { ownTravelTexts } from '../../../data/own/own-days.ts';
import { capitalise } from '../../../lib/values/first-letter.ts';
import { WholeStepField } from '../../../ui/fields/WholeStepField.tsx';

interface Props {
  travel: DayTravel | null;
  onChange: (travel: DayTravel | null) => void;
}

const NONE = '';

const options = [
  { value: NONE, label: translate('Geen reis') },
  ...travelRoles.map((role) => ({ value: role, label: capitalise(ownTravelTexts[role]) })),
];

/** The travel of a day: who drove, how long, how far. The vehicle stays as it was. */
export function TravelFields({ travel, onChange }: Props) {
  // What was filled in comes back when 'Geen reis' was chosen by mistake.
  const latest = useRef(travel);
  const choose = (value: string) => {
    latest.current = travel ?? latest.current;
    const role = travelRoles.find((candidate) => candidate === value);
    const before = latest.current ?? { minutes: 0, kilometres: null, carId: null };
    onChange(role ? { ...before, role } : null);
  };
  return (
    <>
      <NativeSelect
        label={translate('Reis')}
        size="lg"
        data={options}
        value={travel?.role ?? NONE}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {travel && (
        <>
          <WholeStepField
            label={translate('Reistijd')}
            help={translate('Minuten, heen en terug samen')}
            error={undefined}
            size="large"
            step={5}
            max={1_440}
            empty={0}
            value={travel.minutes}
            onChange={(minutes) => onChange({ ...travel, minutes })}
          />
          <WholeStepField
            label={translate('Kilometers')}
            help={translate('Enkele reis')}
            error={undefined}
            size="large"
            step={1}
            max={2_000}
            empty={null}
            value={travel.kilometres}
            onChange={(kilometres) => onChange({ ...travel, kilometres })}
          />
        </>
      )}
    </>
  );
}
