import { Input, TextInput } from '@mantine/core';
import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import { type ReactNode, useId } from 'react';

const parts = [
  { part: 'name', show: 'showName', label: 'Naam', type: 'text' },
  { part: 'phonenumber', show: 'showPhonenumber', label: 'Telefoon', type: 'tel' },
  { part: 'email', show: 'showEmail', label: 'E-mail', type: 'email' },
] as const;

export interface ContactFieldsProps {
  label: string;
  /** True when the heading stands above already. */
  isHeaded?: boolean;
  /** The button at the end of its heading. */
  action?: ReactNode;
  value: ContactPerson;
  onChange: (value: ContactPerson) => void;
  required: boolean;
  disabled: boolean;
  /** Help text under the heading. */
  description?: ReactNode;
  /** An error of the contact person as a whole. */
  error: string | undefined;
  errorAt: (part: keyof ContactPerson) => string | undefined;
  'data-autofocus'?: boolean | undefined;
}

/** The person on site, with what of it the employees see. */
export function ContactFields(props: ContactFieldsProps) {
  const {
    label,
    isHeaded = false,
    action,
    value,
    onChange,
    required,
    disabled,
    description,
    error,
    errorAt,
  } = props;
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      className="flex flex-col gap-2"
      disabled={disabled}
      aria-label={isHeaded ? label : undefined}
      aria-describedby={describedBy || undefined}
    >
      {!isHeaded && (
        <legend className="mb-2 font-semibold text-base">
          {label}
          {required && (
            <span className="text-error" aria-hidden>
              {' *'}
            </span>
          )}
        </legend>
      )}
      {description && <Input.Description id={`${id}-help`}>{description}</Input.Description>}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      {action}
      {parts.map(({ part, label: partLabel, type }, index) => (
        <TextInput
          key={part}
          label={partLabel}
          inputMode={type}
          autoComplete="off"
          disabled={disabled}
          // An error of the whole is shown at the first part, which gets the focus.
          error={errorAt(part) ?? (index === 0 && error !== undefined)}
          data-autofocus={index === 0 ? props['data-autofocus'] : undefined}
          value={value[part]}
          onChange={({ currentTarget }) => onChange({ ...value, [part]: currentTarget.value })}
        />
      ))}
      <fieldset className="flex flex-wrap gap-x-4 mt-1">
        <legend className="text-quiet text-sm">Werknemers zien van deze persoon</legend>
        {parts.map(({ part, show, label: partLabel }) => (
          <label
            key={part}
            className="flex items-center gap-2 min-h-9 cursor-pointer phone-min-h-12"
          >
            <input
              type="checkbox"
              aria-label={`${partLabel} zichtbaar`}
              checked={value[show]}
              onChange={({ currentTarget }) =>
                onChange({ ...value, [show]: currentTarget.checked })
              }
            />
            {partLabel}
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}
