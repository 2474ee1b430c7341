import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { useState } from 'react';
import { isPoint, shownPlace, typedPlace } from '../../lib/values/location.ts';
import { useAddresses } from '../../lib/values/useAddresses.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useIsPhone } from '../viewport.ts';

const MapPicker = lazyPart(() => import('../map/MapPicker.tsx'), { isEarly: false });

const CHOOSE = 'Kies op de kaart';

interface LocationFieldProps extends Omit<TextInputProps, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Locations that it belongs to, for the begin of the map. */
  near?: readonly string[];
}

/** An address, or a point, which can be chosen on a map; coordinates are shown with 6 decimals when the field is left. */
export function LocationField({
  value,
  onChange,
  near = [],
  description,
  ...shared
}: LocationFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const isPhone = useIsPhone();
  useAddresses(isTyping ? [] : [value]);
  const address = !isTyping && isPoint(value) ? shownPlace(value) : '';
  const below = address && address !== typedPlace(value) ? address : description;
  return (
    <>
      <TextInput
        placeholder="Straat en plaats"
        {...shared}
        {...(below && { description: below })}
        autoComplete="off"
        value={isTyping ? value : typedPlace(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        rightSectionWidth={isPhone ? 52 : 40}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={isPhone ? 48 : 32}
            aria-label={CHOOSE}
            title={CHOOSE}
            disabled={shared.disabled ?? false}
            onClick={() => setChoosing(true)}
          >
            <IconMap2 size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        }
      />
      {isChoosing && (
        <MapPicker value={value} near={near} onPick={onChange} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
