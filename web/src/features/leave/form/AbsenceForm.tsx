import { Button } from '@mantine/core';
import type { Absence } from '@ploegplan/contract/absences/schemas';
import { getToday, openEnd } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { formatAbsence, useAbsenceChanges } from '../../../data/leave/absences.ts';
import { leaveKindData } from '../../../data/leave/leave-kinds.ts';
import { createFreeingCommand } from '../../../data/planning/freeing.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { employeeData } from '../../../data/records/employees.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { createFields, isSick } from './absence-fields.ts';
import { type AbsenceValues, computeHoursPerDay, toLeaveDays } from './absence-values.ts';
import { CostOfLeave } from './CostOfLeave.tsx';
import { askPastYear, daysEvents } from './days-fields.ts';
import { PlannedMeanwhile } from './PlannedMeanwhile.tsx';
import { StandingForm } from './StandingForm.tsx';
import { usePlannedMeanwhile } from './usePlannedMeanwhile.ts';

/** The values of new leave, or the absence to change. */
export type AbsenceSubject =
  | { absence: Absence }
  | { employeeIds: readonly string[]; firstDay: string; lastDay: string };

interface Props {
  opened: boolean;
  onClose: () => void;
  subject: AbsenceSubject;
}

function toValues(subject: AbsenceSubject, people: readonly Employee[]): AbsenceValues {
  if (!('absence' in subject)) {
    const { employeeIds, firstDay, lastDay } = subject;
    const days = { firstDay, lastDay, part: 'whole' as const, hours: '' };
    const empty = { isOpen: false, kindId: null, note: '', frees: false };
    return { ...days, ...empty, employeeIds: [...employeeIds] };
  }
  const { employeeId, kindId, note } = subject.absence;
  const worker = people.find(({ id }) => id === employeeId) ?? { contracts: [] };
  const days = toLeaveDays(worker, subject.absence);
  return { ...days, employeeIds: [employeeId], kindId, note, frees: false };
}

/** Records leave of one or several people, or changes it. Default export for lazy loading. */
export default function AbsenceForm({ opened, onClose, subject }: Props) {
  const { data: people } = useQuery(employeeData.list);
  const { data: kinds } = useQuery(leaveKindData.list);
  if ('absence' in subject && subject.absence.isUnanswered) {
    return <StandingForm {...{ opened, onClose }} absence={subject.absence} />;
  }
  if (!people || !kinds) return null;
  return <LoadedForm {...{ opened, onClose, subject, people, kinds }} />;
}

type Loaded = Props & { people: readonly Employee[]; kinds: readonly LeaveKind[] };

function LoadedForm({ opened, onClose, subject, people, kinds }: Loaded) {
  const absence = 'absence' in subject ? subject.absence : null;
  const saveLabel = absence ? 'Opslaan' : 'Toevoegen';
  const [id] = useState(() => absence?.id ?? uuidv7());
  const [initial] = useState(() => toValues(subject, people));
  const [shown, setShown] = useState(initial);
  const planned = usePlannedMeanwhile(people, shown);
  const save = useSaving({ absence, people, kinds, planned });
  const form = useRecordForm<AbsenceValues, Absence>({
    id,
    fields: createFields(
      !absence,
      { people, kinds, workers: people.filter((person) => shown.employeeIds.includes(person.id)) },
      {
        planned: <PlannedMeanwhile planned={planned} />,
        count: planned.reduce((sum, { items }) => sum + items.length, 0),
      },
    ),
    empty: initial,
    row: absence,
    toValues: (row) => toValues({ absence: row }, people),
    maySave: async ({ firstDay }, original) =>
      firstDay === original?.firstDay || askPastYear(firstDay, saveLabel),
    save,
    onSaved: onClose,
  });
  if (form.values !== shown) setShown(form.values);
  const { remove, endIllness } = useAbsenceChanges();
  const findName = ({ employeeId }: Absence) =>
    people.find(({ id: one }) => one === employeeId)?.name ?? '';
  const closing = (change: (of: Absence) => Promise<unknown>) => () => {
    onClose();
    if (absence) void change(absence);
  };
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={absence ? 'Verlof wijzigen' : 'Verlof toevoegen'}
      saveLabel={saveLabel}
      form={form}
      failure={absence ? 'Verlof bijwerken mislukt' : 'Verlof toevoegen mislukt'}
      events={{
        onFieldChanged: (name, values, change) => {
          if (name === 'kindId' && !isSick(kinds, values)) change({ isOpen: false });
          daysEvents.onFieldChanged(name, values, change);
        },
      }}
      notice={
        <FormNotice>
          <CostOfLeave {...{ people, kinds, absence }} values={shown} />
        </FormNotice>
      }
      action={
        absence && (
          <>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
              onClick={closing(remove)}
            >
              Verwijderen
            </Button>
            {absence.lastDay === openEnd && (
              <Button
                variant="default"
                onClick={closing((one) =>
                  endIllness({ absence: one, name: findName(one), back: getToday() }),
                )}
              >
                Beter gemeld
              </Button>
            )}
          </>
        )
      }
    />
  );
}

interface Saving {
  absence: Absence | null;
  people: readonly Employee[];
  kinds: readonly LeaveKind[];
  planned: ReturnType<typeof usePlannedMeanwhile>;
}

/** Frees the planning first: when that is refused, nothing has happened yet. */
function useSaving({ absence, people, kinds, planned }: Saving) {
  const { add, change } = useAbsenceChanges();
  const { save: edit } = usePlanningEdits();
  const [ids] = useState(() => new Map<string, string>());
  const idFor = (employeeId: string) => {
    const known = ids.get(employeeId) ?? uuidv7();
    ids.set(employeeId, known);
    return known;
  };
  return async (values: AbsenceValues, original: Absence | null): Promise<Absence> => {
    const { employeeIds, kindId, firstDay, frees } = values;
    const lastDay = values.isOpen ? openEnd : values.lastDay;
    const note = isSick(kinds, values) ? '' : values.note;
    const common = { kindId: kindId ?? '', firstDay, lastDay, note };
    const computeHours = (id: string) =>
      computeHoursPerDay(people.find((person) => person.id === id) ?? { contracts: [] }, values);
    if (frees && planned.some(({ items }) => items.length > 0))
      await edit(createFreeingCommand(planned));
    const who = employeeIds.map((value) => people.find(({ id }) => id === value)?.name).join(', ');
    const kindName = kinds.find(({ id }) => id === kindId)?.name ?? '';
    const about = `${who}: ${formatAbsence({ kindName, firstDay, lastDay })}`;
    if (absence && original) {
      const hoursPerDay = computeHours(absence.employeeId);
      return change(original, { ...common, hoursPerDay }, about);
    }
    const createRow = (employeeId: string) => ({
      ...{ ...common, employeeId, id: idFor(employeeId), hoursPerDay: computeHours(employeeId) },
    });
    const [first] = await add(employeeIds.map(createRow), about);
    if (!first) throw new Error('The answer has no absence');
    return first;
  };
}
