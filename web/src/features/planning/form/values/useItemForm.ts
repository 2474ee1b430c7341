import { isDate } from '@ploegplan/contract/dates/dates';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemQuery } from '../../../../data/planning/planning.ts';
import { toPlanningItem } from '../../../../data/planning/planning-items.ts';
import { planAsDraft } from '../../../../data/planning/planning-remembered.ts';
import { recall } from '../../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../../lib/session/tenant.ts';
import { useRecordForm } from '../../../../ui/form/useRecordForm.ts';
import type { TargetAdding } from '../TargetField.tsx';
import { useAvailability } from './availability.ts';
import type { Choices } from './choices.ts';
import type { Days } from './days.ts';
import { createItemFields } from './fields.tsx';
import type { createNames } from './names.ts';
import type { Shown, Subject } from './subject.ts';
import { useDays } from './useDays.ts';
import { useSaving } from './useSaving.ts';
import { useWarnings } from './useWarnings.ts';
import {
  createEmptyValues,
  emptyInitialItem,
  type FormValues,
  toFormValues,
  toShift,
} from './values.ts';

interface Props {
  subject: Subject;
  choices: Choices;
  shown?: Shown;
  onClose: () => void;
}

/** The form of the subject; of an item at first with what the list has of it, until all of it is there. */
export function useItemForm(
  { subject, choices, shown, onClose }: Props,
  names: ReturnType<typeof createNames>,
  adding: TargetAdding,
) {
  const isNew = subject.kind === 'new';
  const { terms, workingWeek } = useTenant();
  const [listed] = useState(() => (isNew ? null : toPlanningItem(subject.item)));
  const reading = useQuery({ ...itemQuery(subject.id), enabled: !isNew });
  // An item that was read before may be older than the list.
  const whole =
    reading.data && reading.data.version >= (listed?.version ?? 0) ? reading.data : null;
  const [empty] = useState(() =>
    createEmptyValues(isNew ? subject.opening : emptyInitialItem, {
      isDraft: recall(planAsDraft),
      workingWeek,
    }),
  );
  const [day, setDay] = useState(isNew ? subject.opening.date : subject.item.date);
  const [spanned, setSpanned] = useState<FormValues>(empty);
  const days: Days = useDays(spanned, choices.employees);
  const shift = toShift({ ...spanned, date: day });
  const { ofPeople, ofMaterials } = useAvailability(shift, subject.id, names, choices);
  const isWhole = isNew || whole !== null;
  const item = whole ?? listed ?? undefined;
  const { save, maySave } = useSaving({
    ...{ id: subject.id, isWhole, days, shown },
    getName: names.employee,
  });
  const form = useRecordForm<FormValues, PlanningItem>({
    id: subject.id,
    fields: createItemFields({
      choices,
      names,
      term: terms.project,
      workingWeek,
      item,
      isWhole,
      days,
      shift,
      availability: ofPeople,
      use: ofMaterials,
      atHours: !isNew && subject.at?.part === 'hours' ? subject.at : undefined,
      adding,
    }),
    empty,
    row: whole ?? listed,
    newest: whole,
    toValues: toFormValues,
    save,
    maySave,
    onSaved: onClose,
  });
  const { values } = form;
  if (values.date !== day && isDate(values.date)) setDay(values.date);
  if (values !== spanned) setSpanned(values);
  const warnings = useWarnings(values, subject.id);
  return { form, item, warnings, reading, day };
}
