import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { formatRefusal } from '../../../lib/outbox/refusals.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The days to choose from, with what was told of each. */
  days: readonly { value: string; label: string; detail: string }[];
  onAnswer: (date: string, reason: string) => Promise<void>;
}

interface Values {
  date: string | null;
  reason: string;
}

const createFields = (days: Props['days']): Field<Values>[] => [
  { kind: 'select', name: 'date', label: translate('Dag'), required: true, options: days },
  {
    kind: 'multiline',
    name: 'reason',
    label: translate('Waarom niet'),
    required: true,
    missing: translate('Vul in waarom je niet kunt'),
    maxLength: limits.receiptReason,
    help: translate(
      'Ben je ziek? Meld je dan ziek met ‘Ik ben ziek’. Wat je hebt, hoef je niet te schrijven.',
    ),
    explainRejection: (_, error) => formatRefusal(error),
  },
];

/** Tells the office that its user cannot come on a day, and why. Default export for lazy loading. */
export default function CannotForm({ opened, onClose, days, onAnswer }: Props) {
  const [id] = useState(() => uuidv7());
  const [empty] = useState<Values>({
    date: days.length === 1 ? (days[0]?.value ?? null) : null,
    reason: '',
  });
  const form = useRecordForm<Values, { id: string; version: number }>({
    id,
    fields: createFields(days),
    empty,
    row: null,
    toValues: () => empty,
    save: async ({ date, reason }) => {
      await onAnswer(date ?? '', reason);
      return { id, version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={translate('Kan niet')}
      saveLabel={translate('Doorgeven')}
      form={form}
      failure={translate('Doorgeven mislukt')}
      isKept
    />
  );
}
