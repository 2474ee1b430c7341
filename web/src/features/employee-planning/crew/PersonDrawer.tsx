import '../../../ui/form/mantine.ts';
import { Button, Switch } from '@mantine/core';
import type { CrewEntry, CrewSheet } from '@ploegplan/contract/crew/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { useState } from 'react';
import { useRecordCrew } from '../../../data/own/crew.ts';
import { useResumedState } from '../../../lib/form/resumed.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { WholeStepField } from '../../../ui/fields/WholeStepField.tsx';
import { useUnsavedFormGuard } from '../../../ui/messages/unsaved.ts';
import { DayForm, WorkHours } from '../own-day/DayForm.tsx';
import { changeTimes, findDayErrors, hasErrors, toDraft, toOwnDay } from '../own-day/day-draft.ts';
import { BreakField, EndField, StartField } from '../own-day/day-fields.tsx';
import { absentEntry, asked, listWorks, proposePerson, toEntry, toOwnDayOf } from './crew-draft.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  sheet: CrewSheet;
  employeeId: string;
}

/** What a foreman enters of the day of a person. Default export for lazy loading. */
export default function PersonDrawer({ opened, onClose, sheet, employeeId }: Props) {
  const rules = createDayRules(useTenant());
  const person = sheet.people.find((one) => one.employeeId === employeeId);
  const { name = '' } = person ?? sheet.others.find((one) => one.employeeId === employeeId) ?? {};
  const entry = person?.entry ?? null;
  const record = useRecordCrew(sheet);
  const [first] = useState(() => {
    const planned = person ? listWorks(sheet, person) : [];
    // Who is not planned came to the work of the others.
    const works = planned.length > 0 ? planned : sheet.works.slice(0, 1);
    const isKnown = entry && !entry.isAbsent;
    return {
      draft: toDraft(
        isKnown ? toOwnDayOf(entry) : proposePerson(works, { date: sheet.date, rules }),
      ),
      isAbsent: entry?.isAbsent ?? false,
      travelMinutes: entry?.travelMinutes ?? null,
    };
  });
  const [values, setValues] = useResumedState(`crew person ${sheet.date} ${employeeId}`, first);
  const [isChecked, setChecked] = useState(false);
  const { draft, isAbsent, travelMinutes } = values;
  const setDraft = (next: typeof draft) => setValues({ ...values, draft: next });
  const isDirty = JSON.stringify(values) !== JSON.stringify(first);
  const close = useUnsavedFormGuard(opened && isDirty, onClose);
  const errors = findDayErrors(draft, asked);
  const shown = isChecked ? errors : { works: {} };
  const fields = {
    ...{ draft, asked, errors: shown, start: first.draft.startTime },
    onChange: (change: Parameters<typeof changeTimes>[1]) => setDraft(changeTimes(draft, change)),
  };
  const others = sheet.works.filter(({ id }) => draft.works.every((work) => work.id !== id));
  const save = (saved: CrewEntry | null) =>
    record.mutate([{ employeeId, entry: saved }], { onSuccess: onClose });
  const submit = () => {
    setChecked(true);
    if (record.isPending) return true;
    if (!isAbsent && hasErrors(errors)) return false;
    save(isAbsent ? absentEntry : { ...toEntry(toOwnDay(draft)), travelMinutes });
    return true;
  };
  const getTitle = (id: string) => sheet.works.find((work) => work.id === id)?.title ?? '';
  return (
    <DayForm
      opened={opened}
      onClose={close}
      title={name}
      date={sheet.date}
      failure={{ title: translate('Ploegstaat niet opgeslagen'), error: record.error }}
      isSaving={record.isPending}
      onSubmit={submit}
      action={
        entry && (
          <Button variant="default" mih={48} onClick={() => save(null)}>
            {translate('Wissen')}
          </Button>
        )
      }
    >
      {!isAbsent && (
        <>
          <EndField {...fields} />
          <StartField {...fields} />
          <BreakField {...fields} />
          <WorkHours draft={draft} errors={shown} getTitle={getTitle} onChange={setDraft} />
          {others.map(({ id, title }) => (
            <Button
              key={id}
              variant="default"
              mih={48}
              onClick={() =>
                setDraft({
                  ...draft,
                  works: [...draft.works, { id, hours: '0' }],
                  divided: [...draft.divided, 0],
                })
              }
            >
              {translate('Ook aan {work}', { work: title })}
            </Button>
          ))}
          <WholeStepField
            label={translate('Reistijd')}
            help={translate('Minuten')}
            size="large"
            step={15}
            max={1_440}
            empty={null}
            error={undefined}
            value={travelMinutes}
            onChange={(minutes) => setValues({ ...values, travelMinutes: minutes })}
          />
        </>
      )}
      <Switch
        size="md"
        label={translate('Er niet')}
        description={translate('Waarom hoef je niet te weten. Kantoor vraagt het na.')}
        classNames={{ body: 'min-h-12' }}
        withThumbIndicator={false}
        checked={isAbsent}
        onChange={({ currentTarget }) => setValues({ ...values, isAbsent: currentTarget.checked })}
      />
    </DayForm>
  );
}
