import { limits } from '@ploegplan/contract/limits';
import type { PayRuleSet } from '@ploegplan/contract/pay-rules/schemas';
import { type PayRules, roundings } from '@ploegplan/contract/rules/pay/rules';
import { useSavePayRules } from '../../../data/company/pay-rules.ts';
import { notify } from '../../../lib/notify.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { RulesField } from './RulesField.tsx';
import { TravelField } from './TravelField.tsx';
import { TryOut } from './TryOut.tsx';
import { areValid, formatRules, type TypedRule, toTypedRules, toWorkRules } from './typed-rules.ts';
import {
  formatTravelRules,
  isValidTravel,
  type TypedTravel,
  toTravelRules,
  toTypedTravel,
} from './typed-travel.ts';

interface Values {
  firstDay: string;
  rules: TypedRule[];
  travel: TypedTravel;
  roundTo: string;
  source: string;
  checkedOn: string;
}

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The id is made once for a new set, so that a repeated save is the same one. */
  id: string;
  /** The set to change; null for a new one. */
  row: PayRuleSet | null;
  /** The set as it is now, which somebody else may have changed. */
  newest: PayRuleSet | null;
  /** The rules with which a new set begins. */
  start: PayRules;
}

const toValues = ({ firstDay, roundTo, source, checkedOn, ...rules }: PayRules): Values => ({
  firstDay,
  rules: toTypedRules(rules),
  travel: toTypedTravel(rules),
  roundTo: String(roundTo),
  source,
  checkedOn,
});

const toRules = ({ rules, travel, roundTo, ...about }: Values): PayRules => ({
  ...about,
  ...toWorkRules(rules),
  ...toTravelRules(travel),
  roundTo: roundings.find((minutes) => String(minutes) === roundTo) ?? 1,
});

const fields: readonly Field<Values>[] = [
  {
    kind: 'date',
    name: 'firstDay',
    label: 'Eerste dag',
    help: 'Vanaf deze dag gelden de regels, tot de eerste dag van de volgende.',
    required: true,
    explainRejection: ([problem]) =>
      problem?.code === 'taken' ? 'Er zijn al regels vanaf deze dag' : undefined,
  },
  {
    kind: 'custom',
    name: 'rules',
    label: 'Regels',
    sentAs: ['overtime', 'periods', 'holiday', 'night', 'window'],
    render: ({ values, change, error }) => (
      <RulesField rules={values.rules} onChange={(rules) => change({ rules })} error={error} />
    ),
    formatText: ({ rules }) => formatRules(rules),
    comparable: ({ rules }) => rules,
    findError: ({ rules }) => (areValid(rules) ? undefined : 'Niet alle regels zijn goed ingevuld'),
  },
  {
    kind: 'custom',
    name: 'travel',
    label: 'Reis',
    sentAs: ['travel', 'longestDay'],
    render: ({ values, change, error }) => (
      <TravelField travel={values.travel} onChange={(travel) => change({ travel })} error={error} />
    ),
    formatText: ({ travel }) => formatTravelRules(travel),
    comparable: ({ travel }) => travel,
    findError: ({ travel }) =>
      isValidTravel(travel) ? undefined : 'Niet alle regels voor reis zijn goed ingevuld',
  },
  {
    kind: 'choice',
    name: 'roundTo',
    label: 'De uren van een dag afronden op',
    options: roundings.map((minutes) => ({
      value: String(minutes),
      label: minutes === 1 ? '1 minuut' : `${minutes} minuten`,
    })),
  },
  {
    kind: 'text',
    name: 'source',
    label: 'Bron',
    help: 'Waar de regels op rusten, zoals een cao.',
    required: true,
    maxLength: limits.description,
  },
  { kind: 'date', name: 'checkedOn', label: 'Gecontroleerd op', required: true },
];

/** Adds or changes a set of pay rules, with a sample day by it. Default export for lazy loading. */
export default function PayRulesDrawer({ opened, onClose, id, row, newest, start }: Props) {
  const saving = useSavePayRules();
  const form = useRecordForm<Values, PayRuleSet>({
    id,
    fields,
    empty: toValues(start),
    row,
    newest,
    toValues: toValues,
    save: (values, seen) =>
      saving.mutateAsync({
        id,
        rules: toRules(values),
        version: seen?.version ?? null,
      }),
    onSaved: () => {
      notify.success(row ? 'Toeslagen bijgewerkt' : 'Toeslagen toegevoegd');
      onClose();
    },
  });
  const { values } = form;
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={row ? 'Toeslagen wijzigen' : 'Toeslagen toevoegen'}
      saveLabel={row ? 'Opslaan' : 'Toevoegen'}
      form={form}
      failure={row ? 'Toeslagen bijwerken mislukt' : 'Toeslagen toevoegen mislukt'}
    >
      <TryOut
        rules={areValid(values.rules) && isValidTravel(values.travel) ? toRules(values) : null}
      />
    </FormDrawer>
  );
}
