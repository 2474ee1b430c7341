import { type ReactNode, useId } from 'react';
import classes from './Segments.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentsProps<Value extends string> {
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'xs' | 'sm';
  /** True to fill the width of the parent. */
  isWide?: boolean;
  disabled?: boolean | undefined;
  className?: string | undefined;
  optionClass?: string | undefined;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/**
 * Chooses one of a few options side by side, by one press or by the arrow keys. With larger text they wrap on a phone, where those of
 * Mantine's SegmentedControl are cut.
 */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { options, value, onChange, size = 'sm', isWide, disabled, className, ...rest } = props;
  const { optionClass = '', ...labels } = rest;
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={`${classes.segments} ${className ?? ''}`}
      data-segments
      data-size={size}
      data-wide={isWide || undefined}
      {...labels}
    >
      {options.map((option) => (
        <label key={option.value} className={`${classes.segment} ${optionClass}`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
