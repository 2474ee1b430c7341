import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useRecordDay } from '../../../data/own/useRecordDay.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { useResumedState } from '../../../lib/form/resumed.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { HoursField } from '../../../ui/fields/HoursField.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { submitByKey, useUnsavedFormGuard } from '../../../ui/messages/unsaved.ts';
import {
  changeHours,
  changeTimes,
  type DayDraft,
  findDayErrors,
  hasErrors,
  toDraft,
  toOwnDay,
} from './day-draft.ts';
import { BreakField, EndField, RoundingNote, StartField } from './day-fields.tsx';
import { explainDayFailure, getWorkTitle } from './day-texts.ts';
import { TravelFields } from './TravelFields.tsx';
import type { KnownDay } from './useOwnDay.ts';

interface Props {
  day: KnownDay;
  opened: boolean;
  onClose: () => void;
}

/** The drawer 'Mijn dag': begin, works, break, end and travel of an own day. */
export function DayDrawer({ day, opened, onClose }: Props) {
  const { date, asked, works, proposal } = day;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => toDraft(proposal.day));
  const [draft, setDraft] = useResumedState<DayDraft>(`own day ${date} draft`, first);
  const [isChecked, setChecked] = useState(false);
  const record = useRecordDay();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(first);
  const close = useUnsavedFormGuard(opened && isDirty, onClose);
  const errors = findDayErrors(draft, asked);
  const shown = isChecked ? errors : { works: {} };
  const fields = {
    draft,
    asked,
    errors: shown,
    start: first.startTime,
    onChange: (change: Parameters<typeof changeTimes>[1]) => setDraft(changeTimes(draft, change)),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of an item from which the drawer was opened.
    event.stopPropagation();
    setChecked(true);
    if (record.isPending) return;
    if (hasErrors(errors)) {
      // The fields show their errors after this event.
      return void setTimeout(() =>
        form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(),
      );
    }
    record.mutate(toOwnDay(draft), { onSuccess: onClose });
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={close}
      onKeyDown={submitByKey(form)}
      title={translate('Mijn dag')}
      footer={
        <>
          <Button variant="default" ml="auto" mih={48} onClick={close}>
            {translate('Annuleren')}
          </Button>
          <Button type="submit" form={formId} mih={48} loading={record.isPending}>
            {translate('Opslaan')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className="grid gap-4" noValidate onSubmit={submit}>
        <h3 className="text-lg capitalize-first">{formatLongDay(date)}</h3>
        {record.error && (
          <FormError
            title={translate('Dag niet opgeslagen')}
            text={explainDayFailure(record.error)}
          />
        )}
        <StartField {...fields} />
        {draft.works.map(({ id, hours }) => {
          const work = works.find((item) => item.id === id);
          const title = work ? getWorkTitle(work) : '';
          return (
            <HoursField
              key={id}
              label={title}
              help={translate('Uren gewerkt')}
              size="large"
              {...(draft.works.length > 1 && { of: title })}
              value={hours}
              onChange={(typed) => setDraft(changeHours(draft, id, typed))}
              error={shown.works[id]}
            />
          );
        })}
        <BreakField {...fields} />
        <EndField {...fields} />
        <RoundingNote {...fields} />
        {asked.travel && (
          <TravelFields
            travel={draft.travel}
            onChange={(travel) => setDraft({ ...draft, travel })}
          />
        )}
      </form>
    </SideDrawer>
  );
}
