import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import {
  type LimitRule,
  limitRuleNames,
} from '@ploegplan/contract/rules/working-time/limit-rule-names';
import { isFigureOf, limitRules } from '@ploegplan/contract/rules/working-time/limit-rules';
import type { CompanySettings } from '@ploegplan/contract/settings/schemas';
import type { OwnLimit } from '@ploegplan/contract/tenants/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery, useChangeSettings } from '../../../data/company/settings.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { formatNumber, parseNumber } from '../../../lib/values/numbers.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import type { RecordDrawerProps } from '../../../ui/record/RecordDrawer.tsx';
import { FAILURE, useSettingsForm } from '../useSettingsForm.ts';
import { formatLawFigure, type LimitRow } from './limit-rows.ts';

interface LimitValues {
  rule: LimitRule | null;
  value: string;
  from: string;
  until: string;
  source: string;
  checkedOn: string;
}

const options = limitRuleNames.map((rule) => ({
  value: rule,
  label: limitRules[rule].text,
  detail: limitRules[rule].article,
}));

const formatBounds = (rule: LimitRule) => {
  const { least, most, unit } = limitRules[rule];
  return `${formatNumber(least)} tot en met ${formatNumber(most)} ${unit}`;
};

/** `isTaken` says whether another figure of the rule begins on a day. */
const fieldsFor = (
  row: LimitRow | null,
  isTaken: (rule: LimitRule | null, from: string) => boolean,
): readonly Field<LimitValues>[] => [
  ...(row
    ? []
    : [{ kind: 'select', name: 'rule', label: 'Regel', required: true, options } as const]),
  {
    kind: 'number',
    name: 'value',
    label: 'Eigen grens',
    required: true,
    help: ({ rule }) =>
      rule
        ? `${limitRules[rule].article}: ${formatLawFigure(rule)}. Kies ${formatBounds(rule)}.`
        : '',
    findError: ({ rule, value }) =>
      rule && !isFigureOf(rule, parseNumber(value) ?? Number.NaN)
        ? `Kies ${formatBounds(rule)}`
        : undefined,
  },
  {
    kind: 'date',
    name: 'from',
    label: 'Vanaf',
    required: true,
    missing: 'Kies een dag',
    width: 'half',
    sentAs: ['ownLimits'],
    findError: ({ rule, from }) =>
      isTaken(rule, from) ? 'Er is al een eigen grens vanaf deze dag' : undefined,
  },
  {
    kind: 'date',
    name: 'until',
    label: 'Tot en met',
    width: 'half',
    help: 'Leeg: tot nader bericht.',
    findError: ({ from, until }) =>
      until !== '' && until < from ? 'De laatste dag ligt vóór de eerste' : undefined,
  },
  {
    kind: 'text',
    name: 'source',
    label: 'Bron',
    placeholder: 'Bijvoorbeeld cao Bouw & Infra, art. 23',
    required: true,
    maxLength: limits.name,
  },
  {
    kind: 'date',
    name: 'checkedOn',
    label: 'Nagekeken op',
    required: true,
    missing: 'Kies een dag',
  },
];

/** Adds a figure of the company, or changes, ends or removes one. Default export for lazy loading. */
export default function LimitForm(props: RecordDrawerProps<LimitRow>) {
  const { data } = useQuery(settingsQuery);
  return data && <Loaded {...props} settings={data} />;
}

function Loaded({
  settings,
  row,
  opened,
  onClose,
}: RecordDrawerProps<LimitRow> & { settings: CompanySettings }) {
  const own = row?.own ?? null;
  const isThis = ({ rule, from }: OwnLimit) => rule === own?.rule && from === own.from;
  const others = ({ ownLimits }: CompanySettings) => ownLimits.filter((limit) => !isThis(limit));
  const changing = useChangeSettings();
  const [removalFault, setRemovalFault] = useState<string | null>(null);
  const form = useSettingsForm<LimitValues>({
    settings,
    id: `limit ${row?.id}`,
    fields: fieldsFor(row, (rule, from) =>
      others(settings).some((candidate) => candidate.rule === rule && candidate.from === from),
    ),
    toValues: ({ ownLimits }) => {
      const known = ownLimits.find(isThis);
      return {
        rule: row?.rule ?? null,
        value: known ? formatNumber(known.value) : '',
        from: known?.from ?? '',
        until: known?.until ?? '',
        source: known?.source ?? '',
        checkedOn: known?.checkedOn ?? getToday(),
      };
    },
    sent: ({ rule, value, until, ...values }, seen) => {
      const figure = parseNumber(value);
      if (!rule || figure === null) return {};
      const changed = { ...values, rule, value: figure, until: until || null };
      return { ownLimits: [...others(seen), changed] };
    },
    saved: own ? 'Eigen grens bijgewerkt' : 'Eigen grens toegevoegd',
    onSaved: onClose,
  });
  const remove = async () => {
    const isSure = await confirm({
      title: 'Verwijderen',
      text: 'Weet je zeker dat je deze eigen grens wilt verwijderen?',
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    if (!isSure) return;
    const change = { ownLimits: others(settings), version: settings.version };
    await changing.mutateAsync(change).then(
      () => {
        notify.success('Eigen grens verwijderd');
        onClose();
      },
      (error: unknown) => setRemovalFault(explainError(error)),
    );
  };
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={row ? limitRules[row.rule].text : 'Eigen grens toevoegen'}
      saveLabel={own ? 'Opslaan' : 'Toevoegen'}
      form={form}
      failure={FAILURE}
      actionFault={removalFault}
      isBusy={changing.isPending}
      // An earlier limit already decided something: it can be ended, not changed.
      action={
        own &&
        own.from > getToday() && (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            Verwijderen
          </Button>
        )
      }
    />
  );
}
