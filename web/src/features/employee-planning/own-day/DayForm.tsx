import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { HoursField } from '../../../ui/fields/HoursField.tsx';
import { focusFirstErrorLater } from '../../../ui/form/useFocusFirstError.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { submitByKey } from '../../../ui/messages/unsaved.ts';
import { changeHours, type DayDraft, type DayErrors } from './day-draft.ts';
import { explainDayFailure } from './day-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  date: string;
  /** The refusal of the last attempt, under the title of what was not saved. */
  failure: { title: string; error: Error | null };
  isSaving: boolean;
  /** Returns false when fields have errors: the first of them gets the focus. */
  onSubmit: () => boolean;
  /** A button besides 'Annuleren' and 'Opslaan'. */
  action?: ReactNode;
  children: ReactNode;
}

/** The drawer in which the times of a day are entered, by who worked or by the foreman. */
export function DayForm({ opened, onClose, title, date, failure, isSaving, ...parts }: Props) {
  const { onSubmit, action, children } = parts;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of an item from which the drawer was opened.
    event.stopPropagation();
    if (!onSubmit()) focusFirstErrorLater(form);
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      onKeyDown={submitByKey(form)}
      title={title}
      footer={
        <>
          {action}
          <Button variant="default" ml="auto" mih={48} onClick={onClose}>
            {translate('Annuleren')}
          </Button>
          <Button type="submit" form={formId} mih={48} loading={isSaving}>
            {translate('Opslaan')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className="grid gap-4" noValidate onSubmit={submit}>
        <h3 className="text-lg capitalize-first">{formatLongDay(date)}</h3>
        {failure.error && (
          <FormError title={failure.title} text={explainDayFailure(failure.error)} />
        )}
        {children}
      </form>
    </SideDrawer>
  );
}

interface WorkHoursProps {
  draft: DayDraft;
  errors: DayErrors;
  getTitle: (workId: string) => string;
  onChange: (draft: DayDraft) => void;
}

/** The hours of each work of a day. */
export const WorkHours = ({ draft, errors, getTitle, onChange }: WorkHoursProps) =>
  draft.works.map(({ id, hours }) => {
    const title = getTitle(id);
    return (
      <HoursField
        key={id}
        label={title}
        help={translate('Uren gewerkt')}
        size="large"
        {...(draft.works.length > 1 && { of: title })}
        value={hours}
        onChange={(typed) => onChange(changeHours(draft, id, typed))}
        error={errors.works[id]}
      />
    );
  });
