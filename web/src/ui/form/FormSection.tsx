import './mantine.ts';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { ConflictNotice } from '../messages/ConflictNotice.tsx';
import { FormError } from '../messages/FormError.tsx';
import { submitByKey, useUnsavedFormGuard } from '../messages/unsaved.ts';
import { FormFields } from './FormFields.tsx';
import classes from './PageSection.module.css';
import { PageSection } from './PageSection.tsx';
import { useFocusFirstError } from './useFocusFirstError.ts';
import type { RecordForm } from './useRecordForm.ts';

interface FormSectionProps<Values extends object> {
  /** The anchor of the section. */
  id: string;
  title: string;
  text: ReactNode;
  form: RecordForm<Values>;
  /** The message when saving failed, above the reason. */
  failure: string;
  /** Content below the fields that is not part of the form. */
  children?: ReactNode;
}

/** A part of a page that is a form of its own: the buttons come once something is changed, in room kept for them. */
export function FormSection<Values extends object>(props: FormSectionProps<Values>) {
  const { id, title, text, form, failure, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.rejections);
  useUnsavedFormGuard(form.isDirty, form.reset);
  const wasDirty = useRef(form.isDirty);
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    const isLost = wasDirty.current && !form.isDirty && document.activeElement === document.body;
    if (isLost) heading.current?.focus({ preventScroll: true });
    wasDirty.current = form.isDirty;
  }, [form.isDirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isDirty) form.submit();
  };
  return (
    <PageSection id={id} title={title} text={text} titleId={titleId} titleRef={heading}>
      <form ref={element} noValidate onSubmit={submit} onKeyDown={submitByKey(element)}>
        {(form.fault || form.conflicts) && (
          <div className="flex flex-col gap-4 mb-4">
            {form.fault && <FormError title={failure} text={form.fault} />}
            {form.conflicts && (
              <ConflictNotice
                conflicts={form.conflicts}
                by={form.conflictBy}
                onChoose={form.resolve}
              />
            )}
          </div>
        )}
        <FormFields form={form} events={{}} />
        <div className={classes.buttons}>
          {form.isDirty && (
            <>
              <Button type="submit" loading={form.isSaving}>
                Opslaan
              </Button>
              <Button variant="default" disabled={form.isSaving} onClick={form.reset}>
                Annuleren
              </Button>
            </>
          )}
        </div>
      </form>
      {children}
    </PageSection>
  );
}
