import { limits } from '@ploegplan/contract/limits';
import type { HirePrice } from '@ploegplan/contract/scaffold-hire/schemas';
import { useQuery } from '@tanstack/react-query';
import { hireQuery, useSetPrice } from '../../data/records/scaffold-use.ts';
import { formatAmount, parseNumber } from '../../lib/values/numbers.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import type { RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import type { HireRow } from './hire-rows.ts';

interface Values {
  includedWeeks: string;
  perM2: string;
  perM3: string;
}

const fields: Field<Values>[] = [
  {
    kind: 'number',
    name: 'includedWeeks',
    label: 'Weken zonder prijs',
    required: true,
    help: 'Vanaf de overdracht van elke steiger.',
    min: 0,
    max: limits.hireWeeks,
    step: 1,
  },
  ...(
    [
      ['perM2', 'Euro per m² en week'],
      ['perM3', 'Euro per m³ en week'],
    ] as const
  ).map(
    ([name, label]): Field<Values> => ({
      kind: 'number',
      name,
      label,
      required: true,
      width: 'half',
      min: 0,
      max: limits.hireCents / 100,
      step: 0.01,
      sentAs: [name === 'perM2' ? 'centsPerM2' : 'centsPerM3'],
    }),
  ),
];

const toValues = (price: HirePrice | undefined): Values => ({
  includedWeeks: String(price?.includedWeeks ?? 0),
  perM2: formatAmount(price?.centsPerM2 ?? 0),
  perM3: formatAmount(price?.centsPerM3 ?? 0),
});

const toCents = (typed: string) => Math.round((parseNumber(typed) ?? 0) * 100);

function PriceForm({
  projectId,
  opened,
  onClose,
}: Pick<RecordDetailsProps<HireRow>, 'opened' | 'onClose'> & { projectId: string }) {
  const { data: hire } = useQuery(hireQuery);
  const setting = useSetPrice(projectId);
  const empty = toValues(hire?.prices.find((price) => price.projectId === projectId));
  const form = useRecordForm<Values, { version: number }>({
    id: projectId,
    fields,
    empty,
    row: null,
    toValues: () => empty,
    save: async (values) => {
      await setting.mutateAsync({
        includedWeeks: parseNumber(values.includedWeeks) ?? 0,
        centsPerM2: toCents(values.perM2),
        centsPerM3: toCents(values.perM3),
      });
      return { version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Huurprijs"
      saveLabel="Opslaan"
      form={form}
      failure="Prijs opslaan mislukt"
      notice="De prijs geldt voor alle steigers hier, ook in maanden die voorbij zijn."
    />
  );
}

/** The price at the project of the row that was opened. */
export function PriceDrawer({ id, ...props }: RecordDetailsProps<HireRow>) {
  const { data: hire } = useQuery(hireQuery);
  const hired = hire?.scaffolds.find((scaffold) => scaffold.id === id);
  return hired && <PriceForm {...props} projectId={hired.projectId} />;
}
