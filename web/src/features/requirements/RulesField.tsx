import { TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import {
  isNamedKind,
  type RequirementKind,
  type RequirementRule,
  requirementKinds,
} from '@ploegplan/contract/requirements/schemas';
import { formatRules, requirementKindTexts } from '@ploegplan/contract/rules/requirements/texts';
import { ListField } from '../../ui/form/fields/ListField.tsx';
import { SelectField } from '../../ui/form/select/SelectField.tsx';

interface Props {
  value: readonly RequirementRule[];
  onChange: (value: RequirementRule[]) => void;
  error: string | undefined;
}

const options = requirementKinds.map((kind) => ({
  value: kind,
  label: requirementKindTexts[kind],
}));

export const emptyRule: RequirementRule = { kind: 'vca-basic', name: '', count: null };

/** The error of a rule. */
const findFault = ({ kind, name }: RequirementRule): string | undefined =>
  isNamedKind(kind) && name.trim() === ''
    ? `Vul in ${kind === 'function' ? 'welke functie' : 'welk certificaat'} dit is`
    : undefined;

export const findRulesFault = (rules: readonly RequirementRule[]): string | undefined =>
  rules.map(findFault).find(Boolean);

/** The rules of a set: a certificate or function, of everybody or of a number of people. */
export const RulesField = ({ value, onChange, error }: Props) => (
  <ListField
    label="Eis"
    value={value}
    onChange={onChange}
    max={limits.requirementRules}
    added={() => emptyRule}
    getName={(rule) => formatRules([rule])}
  >
    {(rule, { heading, change, remove }) => (
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold text-base">{heading}</legend>
        {remove}
        <SelectField
          label="Wat"
          required
          settings={{ options }}
          value={rule.kind}
          onChange={(kind) =>
            kind !== null && change({ ...rule, kind: kind as RequirementKind, name: '' })
          }
        />
        {isNamedKind(rule.kind) && (
          <TextInput
            label={rule.kind === 'function' ? 'Welke functie' : 'Welk certificaat'}
            required
            autoComplete="off"
            maxLength={limits.name}
            error={error === undefined ? undefined : findFault(rule)}
            value={rule.name}
            onChange={({ currentTarget }) => change({ ...rule, name: currentTarget.value })}
          />
        )}
        <TextInput
          label="Minstens hoeveel mensen"
          description="Leeg: iedereen."
          inputMode="numeric"
          maxLength={2}
          value={rule.count ?? ''}
          onChange={({ currentTarget }) =>
            change({ ...rule, count: Number(currentTarget.value.replaceAll(/\D/g, '')) || null })
          }
        />
      </fieldset>
    )}
  </ListField>
);
