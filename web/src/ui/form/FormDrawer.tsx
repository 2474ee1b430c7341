import './mantine.ts';
import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { NO_CONNECTION } from '../../lib/api/messages.ts';
import { useShowConnectionLostIcon } from '../../lib/live/status.ts';
import { SideDrawer } from '../drawer/SideDrawer.tsx';
import { ConflictNotice } from '../messages/ConflictNotice.tsx';
import { FormError } from '../messages/FormError.tsx';
import { submitByKey, useUnsavedFormGuard } from '../messages/unsaved.ts';
import { FormFields } from './FormFields.tsx';
import type { FormEvents } from './fields.ts';
import { useFocusFirstError } from './useFocusFirstError.ts';
import type { RecordForm } from './useRecordForm.ts';

interface FormDrawerProps<Values extends object> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The label of the main button: a verb. */
  saveLabel: string;
  form: RecordForm<Values>;
  /** The message when saving failed, above the reason. */
  failure?: string;
  events?: FormEvents<Values>;
  /** A text to read before saving, above the buttons. */
  notice?: ReactNode;
  /** Content above the fields. */
  head?: ReactNode;
  /** Content below the fields that is not part of the form. */
  children?: ReactNode;
  /** An action at the left of the buttons. */
  action?: ReactNode;
  /** The error of that action. */
  actionFault?: string | null;
  /** Disables the form while something else is running. */
  isBusy?: boolean;
  /** True when the values are saved on the device without a connection. */
  isKept?: boolean;
}

/** The drawer of type add-edit: a form made from its description, with the buttons to cancel and save it. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { opened, title, saveLabel, form, failure, events = {}, head, children, action } = props;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.rejections);
  const close = useUnsavedFormGuard(opened && form.isDirty, props.onClose);
  const isLost = useShowConnectionLostIcon() && !props.isKept;
  const isToldBelow = isLost && form.fault === NO_CONNECTION;
  const fault = (isToldBelow ? null : form.fault) ?? props.actionFault;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isBusy) form.submit();
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={close}
      onKeyDown={submitByKey(element)}
      title={title}
      notice={
        <>
          {props.notice}
          {isLost && (
            <p className="px-4 py-2 border-t text-error text-sm" role="status">
              {translate(
                'Geen verbinding. Wat je invult blijft staan; opslaan kan als die er weer is.',
              )}
            </p>
          )}
        </>
      }
      footer={
        <>
          {action}
          <Button variant="default" ml="auto" onClick={close}>
            {translate('Annuleren')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={form.isSaving}
            disabled={props.isBusy ?? false}
          >
            {saveLabel}
          </Button>
        </>
      }
    >
      {head}
      <form id={formId} ref={element} noValidate onSubmit={submit}>
        {(fault || form.conflicts) && (
          <div className="flex flex-col gap-4 mb-4">
            {fault && <FormError {...(form.fault && failure && { title: failure })} text={fault} />}
            {form.conflicts && (
              <ConflictNotice
                conflicts={form.conflicts}
                by={form.conflictBy}
                onChoose={form.resolve}
              />
            )}
          </div>
        )}
        <FormFields form={form} events={events} />
      </form>
      {children}
    </SideDrawer>
  );
}
