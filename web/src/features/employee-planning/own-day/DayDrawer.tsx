import { translate } from '@ploegplan/contract/languages/translate';
import { useState } from 'react';
import { useRecordDay } from '../../../data/own/useRecordDay.ts';
import { useResumedState } from '../../../lib/form/resumed.ts';
import { useUnsavedFormGuard } from '../../../ui/messages/unsaved.ts';
import { DayForm, WorkHours } from './DayForm.tsx';
import {
  changeTimes,
  type DayDraft,
  findDayErrors,
  hasErrors,
  toDraft,
  toOwnDay,
} from './day-draft.ts';
import { BreakField, EndField, RoundingNote, StartField } from './day-fields.tsx';
import { getWorkTitle } from './day-texts.ts';
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
  const submit = () => {
    setChecked(true);
    if (record.isPending) return true;
    if (hasErrors(errors)) return false;
    record.mutate(toOwnDay(draft), { onSuccess: onClose });
    return true;
  };
  const getTitle = (id: string) => {
    const work = works.find((item) => item.id === id);
    return work ? getWorkTitle(work) : '';
  };
  return (
    <DayForm
      opened={opened}
      onClose={close}
      title={translate('Mijn dag')}
      date={date}
      failure={{ title: translate('Dag niet opgeslagen'), error: record.error }}
      isSaving={record.isPending}
      onSubmit={submit}
    >
      <StartField {...fields} />
      <WorkHours draft={draft} errors={shown} getTitle={getTitle} onChange={setDraft} />
      <BreakField {...fields} />
      <EndField {...fields} />
      <RoundingNote {...fields} />
      {asked.travel && (
        <TravelFields travel={draft.travel} onChange={(travel) => setDraft({ ...draft, travel })} />
      )}
    </DayForm>
  );
}
