import './mantine.css';
import { Button } from '@mantine/core';
import type { PlanningItem } from '@ploegplan/contract/planning';
import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTenant } from '../../../lib/tenant.ts';
import { confirm } from '../../../ui/confirm.ts';
import { notify } from '../../../ui/notify.ts';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
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

const askToDiscard = () =>
  confirm({
    title: 'Nog niet opgeslagen',
    text: 'Wat je hebt ingevuld gaat verloren.',
    confirmLabel: 'Sluiten zonder opslaan',
    danger: true,
  });

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
  const isUnsaved = opened && itemForm.isDirty;

  useBlocker({
    shouldBlockFn: async ({ current: from, next }) =>
      isUnsaved && from.pathname !== next.pathname && !(await askToDiscard()),
    enableBeforeUnload: isUnsaved,
  });
  const close = async () => {
    if (!isUnsaved || (await askToDiscard())) onClose();
  };
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };

  return (
    <SideDrawer
      opened={opened && isMounted}
      onClose={() => void close()}
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
              onClick={() => void removal.remove()}
            >
              Verwijderen
            </Button>
          )}
          <Button variant="default" ml="auto" onClick={() => void close()}>
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
