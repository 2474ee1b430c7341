import { absenceKinds } from '@ploegplan/contract/absences/schemas';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { leaveAccounts } from '@ploegplan/contract/leave-kinds/schemas';
import { limits } from '@ploegplan/contract/limits';
import { absenceKindTexts, leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import type { LeaveKindValues } from '../../../data/leave/leave-kinds.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { HueField } from '../../../ui/form/fields/HueField.tsx';
import { findHueName } from '../../../ui/form/fields/hue-names.ts';
import type { RecordField } from '../../../ui/record/fields.tsx';

/** Formats what a kind counts as, where its name does not say that. */
export const formatCountsAs = ({ name, kind }: Pick<LeaveKind, 'name' | 'kind'>): string =>
  absenceKindTexts[kind] === name ? '' : absenceKindTexts[kind];

const weeks = { kind: 'number', min: 0.25, max: 104, step: 0.25, width: 'half' } as const;

export const kindFields: readonly RecordField<LeaveKindValues, LeaveKind>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Naam',
    required: true,
    maxLength: limits.name,
    column: { width: 16, cell: ({ name, hue }) => <HueMark hue={hue}>{name}</HueMark> },
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Geldt als',
    help: 'Bepaalt de regels: bij ziekte wordt geen reden bewaard en gaat er geen verlof af.',
    required: true,
    options: absenceKinds.map((value) => ({ value, label: absenceKindTexts[value] })),
    column: { width: 12, value: (row) => formatCountsAs(row) },
  },
  {
    kind: 'select',
    name: 'account',
    label: 'Gaat af van',
    placeholder: 'Geen saldo',
    options: leaveAccounts.map((value) => ({ value, label: leaveAccountTexts[value] })),
    column: 10,
  },
  {
    kind: 'switch',
    name: 'requestable',
    label: 'Werknemers kunnen dit aanvragen',
    column: { width: 8, label: 'Aan te vragen' },
  },
  {
    kind: 'switch',
    name: 'accrues',
    label: 'Bouwt wettelijk verlof op',
    help: 'Over onbetaald verlof en ouderschapsverlof hoeft dat niet (artikel 7:634 BW), bij ziekte altijd.',
  },
  {
    kind: 'number',
    name: 'maxMonths',
    label: 'Tellen per aantal maanden',
    help: 'Vanaf de eerste dag die iemand opneemt. Laat leeg om niet te tellen.',
    min: 1,
    max: 1200,
    width: 'half',
  },
  {
    ...weeks,
    name: 'maxWeeks',
    label: 'Hoogstens, in werkweken',
    column: { width: 8, label: 'Hoogstens weken' },
  },
  { ...weeks, name: 'paidWeeks', label: 'Betaald, in werkweken' },
  {
    kind: 'text',
    name: 'source',
    label: 'Bron',
    help: 'De wet of cao, en wanneer je dat nakeek.',
    maxLength: limits.name,
  },
  {
    kind: 'custom',
    name: 'hue',
    label: 'Kleur',
    empty: 210,
    render: ({ values, change, error }) => (
      <HueField
        label="Kleur"
        none="Grijs"
        value={values.hue}
        onChange={(hue) => change({ hue: hue ?? 0 })}
        error={error}
      />
    ),
    formatText: ({ hue }) => findHueName(hue),
    comparable: ({ hue }) => hue,
    fact: ({ hue }) => <HueMark hue={hue}>{findHueName(hue)}</HueMark>,
  },
];
