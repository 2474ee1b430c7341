import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { formatPoint } from '@ploegplan/contract/values/points';
import { IconCurrentLocation, IconMap2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { formatLocation, formatTypedPlace, isPoint } from '../../../lib/values/location.ts';
import { mapQuery } from '../../../lib/values/map-settings.ts';
import { useAddresses } from '../../../lib/values/useAddresses.ts';
import { createLazyPart } from '../../drawer/lazy-part.tsx';
import { usePosition } from '../../map/usePosition.ts';
import { useIsPhone } from '../../page/viewport.ts';

const MapPicker = createLazyPart(() => import('../../map/MapPicker.tsx'), { isEarly: false });

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface LocationFieldProps extends Omit<TextInputProps, 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Locations that it belongs to, for the begin of the map. */
  near?: readonly string[];
}

/**
 * An address, or a point: chosen on a map, taken from the own position at once where the map has no pictures, or typed. Coordinates
 * are shown with 6 decimals when the field is left.
 */
export function LocationField({
  value,
  onChange,
  near = [],
  description,
  error,
  ...shared
}: LocationFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const mapButton = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const { data: map, isError: isWithoutAnswer } = useQuery(mapQuery);
  const isWithoutPictures = isWithoutAnswer || map?.tilesUrl === null;
  const position = usePosition('typ het adres', (point) => onChange(formatPoint(point)));
  useAddresses(isTyping ? [] : [value]);
  const address = !isTyping && isPoint(value) ? formatLocation(value) : '';
  const below = address && address !== formatTypedPlace(value) ? address : description;
  return (
    <>
      <TextInput
        placeholder="Straat en plaats"
        {...shared}
        {...(below && { description: below })}
        error={error || position.fault}
        autoComplete="off"
        value={isTyping ? value : formatTypedPlace(value)}
        onChange={({ currentTarget }) => {
          position.clear();
          // Typing begins at the first key: another text would lose the selection, which is to be replaced.
          setTyping(true);
          onChange(currentTarget.value);
        }}
        onBlur={() => setTyping(false)}
        rightSectionWidth={
          (isPhone ? 48 : 32) * (map && isWithoutPictures ? 2 : 1) + (isPhone ? 4 : 8)
        }
        rightSection={
          <>
            {map && (
              <FieldButton
                ref={mapButton}
                label="Kies op de kaart"
                disabled={shared.disabled}
                onClick={() => setChoosing(true)}
              >
                <IconMap2 {...icon} />
              </FieldButton>
            )}
            {isWithoutPictures && (
              <FieldButton
                label="Mijn locatie"
                disabled={shared.disabled}
                loading={position.isFinding}
                onClick={() => void position.find()}
              >
                <IconCurrentLocation {...icon} />
              </FieldButton>
            )}
          </>
        }
      />
      {isChoosing && map && (
        <MapPicker
          value={value}
          near={near}
          tilesUrl={map.tilesUrl}
          onPick={onChange}
          onClose={() => {
            setChoosing(false);
            mapButton.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface FieldButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  disabled: boolean | undefined;
  loading?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const FieldButton = ({ label, disabled = false, loading = false, ...rest }: FieldButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={useIsPhone() ? 48 : 32}
    aria-label={label}
    title={label}
    disabled={disabled}
    loading={loading}
    {...rest}
  />
);
