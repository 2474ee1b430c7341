import type { CrewDay } from '@ploegplan/contract/crew/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { describeEntry } from '../../../data/own/crew.ts';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { formatRefusal } from '../../../lib/outbox/refusals.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  day: CrewDay;
  onObject: (day: CrewDay, text: string) => Promise<void>;
}

interface Values {
  objection: string;
}

const empty: Values = { objection: '' };

const fields: Field<Values>[] = [
  {
    kind: 'multiline',
    name: 'objection',
    label: translate('Wat klopt er niet'),
    required: true,
    missing: translate('Vul in wat er niet klopt'),
    maxLength: limits.reason,
    help: translate('Vul daarna je eigen uren in. Kantoor ziet beide.'),
    explainRejection: (_, error) => formatRefusal(error),
  },
];

/** Objects to what the foreman entered. Default export for lazy loading. */
export default function ObjectionForm({ opened, onClose, day, onObject }: Props) {
  const id = `crew objection ${day.date}`;
  const form = useRecordForm<Values, { id: string; version: number }>({
    id,
    fields,
    empty,
    row: null,
    toValues: () => empty,
    save: async ({ objection }) => {
      await onObject(day, objection);
      return { id, version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={translate('Klopt niet')}
      saveLabel={translate('Doorgeven')}
      form={form}
      failure={translate('Doorgeven mislukt')}
      isKept
      head={
        <div className="grid gap-1 mb-4">
          <strong className="capitalize-first">{formatLongDay(day.date)}</strong>
          <span className="tabular-nums">{describeEntry(day)}</span>
        </div>
      }
    />
  );
}
