import { Input } from '@mantine/core';
import { hueChoices } from '@ploegplan/contract/values/hues';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { createHueStyle } from '../../facts/HueMark.tsx';
import classes from './HueField.module.css';
import { findHueName } from './hue-names.ts';

interface Props {
  label: string;
  value: number | null;
  onChange: (hue: number | null) => void;
  /** The label of the choice without a colour. */
  none: string;
  /** The users of hues, by hue; these can still be chosen. */
  taken?: ReadonlyMap<number, string>;
  error?: string | undefined;
}

/** A colour by which things are told apart, chosen from swatches. */
export function HueField({ label, value, onChange, none, taken, error }: Props) {
  const id = useId();
  const isOwn = value === null || hueChoices.includes(value);
  const choices = [
    null,
    ...(isOwn ? hueChoices : [...hueChoices, value].toSorted((a, b) => a - b)),
  ];
  const formatName = (hue: number | null) => {
    if (hue === null) return none;
    const user = taken?.get(hue);
    return user === undefined ? findHueName(hue) : `${findHueName(hue)}, ook van ${user}`;
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={formatName(value)}
      error={error}
    >
      <div role="radiogroup" aria-labelledby={id} className={classes.swatches}>
        {choices.map((hue) => (
          <label
            key={hue}
            className={classes.swatch}
            style={createHueStyle(hue)}
            title={formatName(hue)}
            data-taken={(hue !== null && taken?.has(hue)) || undefined}
          >
            <input
              type="radio"
              name={id}
              aria-label={formatName(hue)}
              checked={hue === value}
              onChange={() => onChange(hue)}
            />
            <IconCheck size={16} stroke={2.5} aria-hidden />
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
