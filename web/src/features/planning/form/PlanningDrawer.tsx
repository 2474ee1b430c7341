import { Button } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { isDate } from '@ploegplan/contract/rules/dates';
import { useMemo, useState } from 'react';
import { useSaveItem } from '../../../data/planning-mutations.ts';
import { notify } from '../../../lib/notify.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { NestedAddDrawer } from '../../../ui/form/NestedAddDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { useAvailability } from './availability.ts';
import type { Choices } from './choices.ts';
import { itemFields } from './fields.tsx';
import { namesOf } from './names.ts';
import type { Subject } from './subject.ts';
import { useRemoval } from './useRemoval.ts';
import {
  emptyInitialItem,
  emptyValues,
  type FormValues,
  fieldsOf,
  type Target,
  valuesOf,
} from './values.ts';

interface PlanningDrawerProps {
  opened: boolean;
  subject: Subject;
  /** The current item of the board, with what employees recorded meanwhile. */
  current: PlanningItem | undefined;
  choices: Choices;
  onClose: () => void;
}

/** Creates, changes or deletes a planning item. */
export default function PlanningDrawer(props: PlanningDrawerProps) {
  const { opened, subject, current, choices, onClose } = props;
  const isNew = subject.kind === 'new';
  const { terms } = useTenant();
  const names = useMemo(() => namesOf(choices), [choices]);
  const [adding, setAdding] = useState<Target['kind'] | null>(null);
  const saving = useSaveItem(subject.id);
  const [day, setDay] = useState(isNew ? subject.opening.date : subject.item.date);
  const availability = useAvailability(day, subject.id, names);
  const form = useRecordForm<FormValues, PlanningItem>({
    fields: itemFields({
      choices,
      names,
      term: terms.project,
      item: isNew ? undefined : (current ?? subject.item),
      availability,
      onPlus: setAdding,
    }),
    empty: emptyValues(isNew ? subject.opening : emptyInitialItem),
    row: isNew ? null : subject.item,
    valuesOf,
    save: (values, seen) => saving.mutateAsync({ fields: fieldsOf(values), seen }),
    onSaved: () => {
      notify.success(isNew ? 'Ingepland' : 'Planning bijgewerkt');
      onClose();
    },
  });
  const { date } = form.values;
  if (date !== day && isDate(date)) setDay(date);
  const removal = useRemoval(subject.id, names.employee, onClose);
  const choose = (target: Partial<Target>) =>
    form.change({ target: { ...form.values.target, ...target } });

  return (
    <>
      <FormDrawer
        opened={opened}
        onClose={onClose}
        title={isNew ? 'Inplannen' : 'Planning wijzigen'}
        saveLabel={isNew ? 'Inplannen' : 'Opslaan'}
        form={form}
        isBusy={removal.isRemoving}
        actionFault={removal.fault}
        action={
          !isNew && (
            <Button
              variant="subtle"
              color="red"
              c="var(--mantine-color-error)"
              px="sm"
              loading={removal.isRemoving}
              disabled={form.isSaving}
              onClick={() => void removal.remove()}
            >
              Verwijderen
            </Button>
          )
        }
      />
      <NestedAddDrawer
        subject="projects"
        opened={adding === 'project'}
        onClose={() => setAdding(null)}
        onSaved={({ id }) => choose({ kind: 'project', projectId: id })}
      />
      <NestedAddDrawer
        subject="clients"
        opened={adding === 'client'}
        onClose={() => setAdding(null)}
        onSaved={({ id }) => choose({ kind: 'client', clientId: id })}
      />
    </>
  );
}
