import { Input, Skeleton, Switch, Textarea, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { DateField } from '../fields/DateField.tsx';
import { HoursField } from '../fields/HoursField.tsx';
import { TimeField } from '../fields/TimeField.tsx';
import classes from './FormFields.module.css';
import { ColorField } from './fields/ColorField.tsx';
import { FoldedContact } from './fields/FoldedContact.tsx';
import { LocationField } from './fields/LocationField.tsx';
import { type Field, type FormEvents, type NewOption, resolveText } from './fields.ts';
import { ChoiceField } from './select/ChoiceField.tsx';
import { MultiSelectField } from './select/MultiSelectField.tsx';
import { SelectField } from './select/SelectField.tsx';
import type { RecordForm } from './useRecordForm.ts';

/** Lines of an empty text of several lines; in browsers that cannot grow it by its text, always. */
const ROWS = 3;

interface FieldViewProps<Values extends object> {
  field: Field<Values>;
  isFirst: boolean;
  form: RecordForm<Values>;
  events: FormEvents<Values>;
}

/** Renders one field from its description. */
export function FieldView<Values extends object>({
  field,
  isFirst,
  form,
  events,
}: FieldViewProps<Values>) {
  if (field.loading) return <FieldSkeleton field={field} />;
  return <LoadedField field={field} isFirst={isFirst} form={form} events={events} />;
}

const FieldSkeleton = <Values,>({ field: { kind, label } }: { field: Field<Values> }) => (
  <div>
    <Input.Label component="div">{label}</Input.Label>
    <Skeleton
      height={kind === 'multiline' ? 84 : 36}
      role="status"
      aria-label={translate('{label} laden', { label })}
    />
  </div>
);

function LoadedField<Values extends object>({
  field,
  isFirst,
  form,
  events,
}: FieldViewProps<Values>) {
  const { values, errors } = form;
  const { name, label, required = false, disabled = false } = field;
  const error = errors[name];
  const set = (value: unknown) => {
    form.change({ [name]: value } as Partial<Values>);
    events.onFieldChanged?.(name, { ...values, [name]: value }, form.change);
  };
  const description = error ? undefined : resolveText(field.help, values);
  const warning = resolveText(field.warning, values);
  const placeholder = resolveText(field.placeholder, values);
  const shared = {
    label,
    required,
    disabled,
    error,
    ...(description && { description }),
    ...(warning && { description: <span className="text-warning">{warning}</span> }),
    ...(placeholder && { placeholder }),
    ...(isFirst && { 'data-autofocus': true }),
  };
  const typed = {
    ...shared,
    autoComplete: 'off',
    value: values[name] as string,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(currentTarget.value),
  };
  switch (field.kind) {
    case 'text':
      return <TextInput {...typed} {...field.inputProps} />;
    case 'email':
      return <TextInput {...typed} inputMode="email" autoCapitalize="none" spellCheck={false} />;
    case 'phone':
      return <TextInput {...typed} type="tel" />;
    case 'number':
      return <TextInput {...typed} inputMode="decimal" />;
    case 'multiline':
      return (
        <Textarea
          {...typed}
          {...field.inputProps}
          rows={ROWS}
          classNames={{ input: classes.multiline }}
        />
      );
    case 'location':
      return (
        <LocationField
          {...shared}
          value={typed.value}
          onChange={set}
          {...(field.near && { near: field.near(values) })}
        />
      );
    case 'date':
      return (
        <DateField
          {...shared}
          value={typed.value}
          onChange={set}
          min={field.min}
          max={field.max}
          isNear={field.isNear ?? false}
          isNarrow={field.width === 'half'}
        />
      );
    case 'time':
      return <TimeField {...shared} value={typed.value} onChange={set} />;
    case 'color':
      return <ColorField {...shared} value={typed.value} onChange={set} />;
    case 'hours':
      return <HoursField {...shared} help={description ?? ''} value={typed.value} onChange={set} />;
    case 'choice':
      return (
        <ChoiceField
          {...shared}
          options={field.options}
          value={values[name] as string}
          onChange={set}
        />
      );
    case 'select':
      return (
        <SelectField
          {...shared}
          settings={field}
          value={values[name] as string | null}
          onChange={set}
          {...(field.noun && { onPlus: (text: string) => events.onPlus?.(name, text) })}
          {...(field.allowsNew && {
            onNew: async (option: NewOption) => set(await events.onSaveNewOption?.(name, option)),
          })}
        />
      );
    case 'multiselect':
      return (
        <MultiSelectField
          {...shared}
          settings={field}
          value={values[name] as string[]}
          onChange={set}
        />
      );
    case 'switch':
      return (
        <Switch
          {...shared}
          withThumbIndicator={false}
          checked={values[name] as boolean}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      );
    case 'contactPerson':
      return (
        <FoldedContact
          {...shared}
          errorAt={(part) => errors[`${name}.${part}`]}
          value={values[name] as never}
          onChange={set}
        />
      );
    case 'custom':
      return field.render({ values, change: form.change, error, isFirst });
  }
}
