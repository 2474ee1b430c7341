import { limits } from '@ploegplan/contract/limits';
import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { formatRules } from '@ploegplan/contract/rules/requirements/texts';
import type { RequirementValues } from '../../data/records/requirements.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { emptyRule, findRulesFault, RulesField } from './RulesField.tsx';

export const newRequirement = { rules: [emptyRule] };

export const requirementFields: readonly RecordField<RequirementValues, Requirement>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Naam',
    required: true,
    maxLength: limits.name,
    column: 12,
  },
  {
    kind: 'custom',
    name: 'rules',
    label: 'Eisen',
    empty: [],
    render: ({ values, change, error }) => (
      <RulesField value={values.rules} onChange={(rules) => change({ rules })} error={error} />
    ),
    formatText: ({ rules }) => formatRules(rules),
    comparable: ({ rules }) => rules,
    findError: ({ rules }) => findRulesFault(rules),
    column: { width: 24, value: ({ rules }) => formatRules(rules) },
  },
  {
    kind: 'switch',
    name: 'blocks',
    label: 'Blokkeert',
    help: 'Wie niet voldoet, kan niet definitief worden ingepland. Anders komt er een waarschuwing.',
    column: { width: 6, value: ({ blocks }) => (blocks ? 'Ja' : 'Nee') },
  },
];
