import { getToday } from '@ploegplan/contract/dates/dates';
import type { LeaveWarning, RecordedWarning } from '@ploegplan/contract/leave/schemas';
import { limits } from '@ploegplan/contract/limits';
import { useTellWarning } from '../../../data/leave/leave.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  warning: LeaveWarning;
}

const fields: readonly Field<RecordedWarning>[] = [
  {
    kind: 'date',
    name: 'toldOn',
    label: 'Verteld op',
    required: true,
    isNear: true,
    findError: ({ toldOn }) => (toldOn > getToday() ? 'Kies een dag die geweest is' : undefined),
  },
  {
    kind: 'multiline',
    name: 'toldHow',
    label: 'Hoe',
    help: 'Bijvoorbeeld: brief meegegeven, of verteld op het werk.',
    required: true,
    maxLength: limits.notes,
  },
];

/** Records when and how an employee was told of a warning. Default export for lazy loading. */
export default function ToldForm({ opened, onClose, warning }: Props) {
  const telling = useTellWarning();
  const form = useRecordForm<RecordedWarning, { version: number }>({
    id: warning.id,
    fields,
    empty: { toldOn: getToday(), toldHow: '' },
    row: null,
    toValues: () => ({ toldOn: '', toldHow: '' }),
    save: async (values) => {
      await telling.mutateAsync({ id: warning.id, ...values });
      return { version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Waarschuwing verteld"
      saveLabel="Vastleggen"
      form={form}
      notice={<FormNotice>{warning.text}</FormNotice>}
      failure="Vastleggen mislukt"
    />
  );
}
