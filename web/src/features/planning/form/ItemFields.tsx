import { Textarea, TextInput } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning';
import { today } from '@ploegplan/contract/rules/dates';
import { Fault } from '../../../ui/Fault.tsx';
import { describeItem } from '../board/labels.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { Choices } from './choices.ts';
import { EmployeesField, RecordedHours } from './EmployeesField.tsx';
import type { FieldTexts } from './field-texts.ts';
import classes from './form.module.css';
import { TargetField } from './TargetField.tsx';
import type { useItemForm } from './useItemForm.ts';
import { WhenFields } from './WhenFields.tsx';

interface ItemFieldsProps {
  itemForm: ReturnType<typeof useItemForm>;
  fault: string | null;
  choices: Choices;
  texts: FieldTexts;
  current: PlanningItem | undefined;
}

const isRecorded = ({ date, assignments }: PlanningItem) =>
  date <= today() ||
  assignments.some(({ hoursWorked, notes }) => hoursWorked !== null || notes !== '');

/** All fields of an item below each other, and above them what stands in the way of saving. */
export function ItemFields({ itemForm, fault, choices, texts, current }: ItemFieldsProps) {
  const { form, clashes, resolve } = itemForm;
  const { target, projectId, clientId } = form.values;
  const { place } = describeItem(
    {
      projectId: target === 'project' ? projectId : null,
      clientId: target === 'client' ? clientId : null,
      location: '',
    },
    texts,
  );
  return (
    <div className={classes.fields}>
      {fault && <Fault text={fault} />}
      {clashes && (
        <ConflictNotice
          theirs={clashes.theirs}
          clashes={clashes.fields}
          mine={form.values}
          texts={texts}
          onChoose={resolve}
        />
      )}
      <TargetField form={form} choices={choices} />
      <WhenFields form={form} />
      <EmployeesField form={form} employees={choices.employees} />
      {current && isRecorded(current) && (
        <RecordedHours assignments={current.assignments} nameOf={texts.employee} />
      )}
      <TextInput
        label="Locatie"
        placeholder={place || 'Straat en plaats'}
        autoComplete="off"
        {...form.getInputProps('location')}
      />
      <Textarea
        label="Werkzaamheden"
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('description')}
      />
      <ContactFields form={form} />
    </div>
  );
}
