import { limits } from '@ploegplan/contract/limits';
import type { PayRuleSet } from '@ploegplan/contract/pay-rules/schemas';
import { type PayRules, roundings, type SavedCount } from '@ploegplan/contract/rules/pay/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSavePayRules } from '../../../data/company/pay-rules.ts';
import { leaveSettingsQuery } from '../../../data/leave/leave.ts';
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
  overtime: 'paid' | 'saved';
  counts: SavedCount;
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

const toValues = ({
  firstDay,
  roundTo,
  timeForTime: { isUsual, counts },
  source,
  checkedOn,
  ...rules
}: PayRules): Values => ({
  firstDay,
  rules: toTypedRules(rules),
  travel: toTypedTravel(rules),
  roundTo: String(roundTo),
  overtime: isUsual ? 'saved' : 'paid',
  counts,
  source,
  checkedOn,
});

const toRules = ({ rules, travel, roundTo, overtime, counts, ...about }: Values): PayRules => ({
  ...about,
  ...toWorkRules(rules),
  ...toTravelRules(travel),
  timeForTime: { isUsual: overtime === 'saved', counts },
  roundTo: roundings.find((minutes) => String(minutes) === roundTo) ?? 1,
});

const hasNoOvertime = ({ rules }: Values) => rules.every(({ kind }) => kind !== 'overtime');

/** Creates the fields; a company that keeps no balances is told that overtime is paid nevertheless. */
const createFields = (keepsBalances: boolean): readonly Field<Values>[] => [
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
    kind: 'choice',
    name: 'overtime',
    label: 'Overuren',
    help: 'Per week anders te kiezen op de weekstaat. Gespaarde tijd staat bij de verlofsaldo’s.',
    warning: ({ overtime }) =>
      overtime === 'saved' && !keepsBalances
        ? 'Je houdt nog geen verlofsaldo’s bij: tot dan worden overuren uitbetaald.'
        : '',
    options: [
      { value: 'paid', label: 'Uitbetalen' },
      { value: 'saved', label: 'Sparen als tijd' },
    ],
    hiddenWhen: hasNoOvertime,
  },
  {
    kind: 'choice',
    name: 'counts',
    label: 'Gespaarde overuren tellen',
    help: ({ counts }) =>
      counts === 'worth' ? '2 uur van 125 % is 2,5 uur.' : 'De toeslag wordt uitbetaald.',
    options: [
      { value: 'worth', label: 'Met toeslag' },
      { value: 'hours', label: 'Eén op één' },
    ],
    hiddenWhen: hasNoOvertime,
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
  const { data: leaveSettings } = useQuery(leaveSettingsQuery);
  const keepsBalances = leaveSettings?.startYear !== null;
  const fields = useMemo(() => createFields(keepsBalances), [keepsBalances]);
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
