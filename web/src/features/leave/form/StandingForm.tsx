import type { Absence } from '@ploegplan/contract/absences/schemas';
import { limits } from '@ploegplan/contract/limits';
import { formatAbsence } from '../../../data/leave/absences.ts';
import { useCancelLeave } from '../../../data/leave/leave.ts';
import { notify } from '../../../lib/notify.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Values {
  reason: string;
}

const fields: readonly Field<Values>[] = [
  {
    kind: 'multiline',
    name: 'reason',
    label: 'Reden',
    help: 'Wat je met de werknemer hebt afgesproken. De werknemer ziet dit ook.',
    required: true,
    maxLength: limits.notes,
  },
];

interface Props {
  opened: boolean;
  onClose: () => void;
  absence: Absence;
}

/** Leave that stands without an answer: it can only be withdrawn, in consultation and with a reason. */
export function StandingForm({ opened, onClose, absence }: Props) {
  const cancelling = useCancelLeave();
  const form = useRecordForm<Values, { version: number }>({
    id: absence.id,
    fields,
    empty: { reason: '' },
    row: null,
    toValues: () => ({ reason: '' }),
    save: async ({ reason }) => {
      await cancelling.mutateAsync({ id: absence.id, reason });
      return { version: 1 };
    },
    onSaved: () => {
      notify.success('Verlof ingetrokken', formatAbsence(absence));
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Verlof zonder antwoord"
      saveLabel="Intrekken"
      form={form}
      failure="Intrekken mislukt"
      notice={
        <FormNotice>
          {formatAbsence(absence)} staat vast: de aanvraag kreeg niet op tijd antwoord (artikel
          7:638 BW). Intrekken kan alleen in overleg.
        </FormNotice>
      }
    />
  );
}
