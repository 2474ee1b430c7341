import './mantine.css';
import { Button } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTenant } from '../../../lib/tenant.ts';
import { notify } from '../../../ui/notify.ts';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { submitByKey, useUnsaved } from '../../../ui/unsaved.ts';
import type { Choices } from './choices.ts';
import { textsOf } from './field-texts.ts';
import { ItemFields } from './ItemFields.tsx';
import { type Subject, useItemForm } from './useItemForm.ts';
import { useRemoval } from './useRemoval.ts';

interface PlanningDrawerProps {
  opened: boolean;
  subject: Subject;
  /** The item as the board has it now, for what employees record in the meantime. */
  current: PlanningItem | undefined;
  choices: Choices;
  onClose: () => void;
}

/** Plans something new, or changes or deletes what is planned. */
export default function PlanningDrawer(props: PlanningDrawerProps) {
  const { opened, subject, current, choices, onClose } = props;
  const isNew = subject.kind === 'new';
  // Closed at first: only what opens slides in, and knows where to give the focus back.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const formId = useId();
  const { terms } = useTenant();
  const texts = useMemo(() => textsOf(choices, terms.project), [choices, terms.project]);
  const itemForm = useItemForm({
    subject,
    nameOf: texts.employee,
    onSaved: () => {
      notify.success(isNew ? 'Ingepland' : 'Planning bijgewerkt');
      onClose();
    },
  });
  const removal = useRemoval(subject.id, texts.employee, onClose);
  const isBusy = itemForm.isSaving || removal.isRemoving;
  const { close, above } = useUnsaved(opened && itemForm.isDirty, onClose);

  return (
    <SideDrawer
      opened={opened && isMounted}
      onClose={close}
      title={isNew ? 'Inplannen' : 'Planning wijzigen'}
      footer={
        <>
          {!isNew && (
            <Button
              variant="subtle"
              color="red"
              c="var(--mantine-color-error)"
              px="sm"
              loading={removal.isRemoving}
              disabled={isBusy}
              onClick={() => void above(removal.remove)}
            >
              Verwijderen
            </Button>
          )}
          <Button variant="default" ml="auto" onClick={close}>
            Annuleren
          </Button>
          <Button type="submit" form={formId} loading={itemForm.isSaving} disabled={isBusy}>
            {isNew ? 'Inplannen' : 'Opslaan'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={itemForm.submit} onKeyDown={submitByKey}>
        <ItemFields
          itemForm={itemForm}
          fault={itemForm.fault ?? removal.fault}
          choices={choices}
          texts={texts}
          current={isNew ? undefined : (current ?? subject.item)}
        />
      </form>
    </SideDrawer>
  );
}
