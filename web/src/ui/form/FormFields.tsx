import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Folded } from '../page/Folded.tsx';
import { filterShownFields, findFieldToFocus } from './engine.ts';
import { FieldView } from './FieldView.tsx';
import classes from './FormFields.module.css';
import type { Field, FormEvents } from './fields.ts';
import { useLeftFields } from './useLeftFields.ts';
import type { RecordForm } from './useRecordForm.ts';

interface FormFieldsProps<Values extends object> {
  form: RecordForm<Values>;
  events: FormEvents<Values>;
}

/** The fields of a form below each other, those of a group under its heading. */
export function FormFields<Values extends object>({ form, events }: FormFieldsProps<Values>) {
  const shown = filterShownFields(form.fields, form.values);
  const advanced = shown.filter(({ isAdvanced }) => isAdvanced);
  const container = useRef<HTMLDivElement>(null);
  useLeftFields(container, (name) => {
    const field = shown.find((candidate) => candidate.name === name);
    if (field) form.leave(field);
  });
  const entry = findFieldToFocus(shown, form.values);
  const view = (field: Field<Values>): ReactNode => {
    const below = typeof field.below === 'function' ? field.below(form) : field.below;
    return (
      <div
        key={`${field.kind} ${field.name}`}
        className={`empty-hidden min-w-0 ${field.width === 'half' ? '' : 'col-span-full'}`}
        data-field={field.name}
      >
        <FieldView field={field} isFirst={field === entry} form={form} events={events} />
        {below && <div className="mt-4">{below}</div>}
      </div>
    );
  };
  return (
    <div ref={container} className={classes.fields}>
      {groupFields(shown.filter(({ isAdvanced }) => !isAdvanced)).map(({ heading, fields }) =>
        heading === undefined ? (
          <Fragment key={fields[0]?.name}>{fields.map(view)}</Fragment>
        ) : (
          <fieldset key={heading} className="col-span-full min-w-0">
            <legend className="font-semibold text-base" style={{ padding: '0 0 0.5rem' }}>
              {heading}
            </legend>
            <div className={classes.fields}>{fields.map(view)}</div>
          </fieldset>
        ),
      )}
      {advanced.length > 0 && (
        <Advanced hasError={advanced.some(({ name }) => form.errors[name] !== undefined)}>
          {advanced.map(view)}
        </Advanced>
      )}
    </div>
  );
}

function Advanced({ hasError, children }: { hasError: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // The section stays open when the error is gone.
  if (hasError && !isOpen) setOpen(true);
  return (
    <Folded className="col-span-full min-w-0" label="Geavanceerd" open={isOpen}>
      <div className={classes.fields}>{children}</div>
    </Folded>
  );
}

interface Group<Values> {
  heading: string | undefined;
  fields: Field<Values>[];
}

function groupFields<Values>(fields: readonly Field<Values>[]): Group<Values>[] {
  const groups: Group<Values>[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.heading === field.group) last.fields.push(field);
    else groups.push({ heading: field.group, fields: [field] });
  }
  return groups;
}
