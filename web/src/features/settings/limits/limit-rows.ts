import {
  type LimitRule,
  limitRuleNames,
} from '@ploegplan/contract/rules/working-time/limit-rule-names';
import { limitRules } from '@ploegplan/contract/rules/working-time/limit-rules';
import {
  findLimitsOn,
  legalLimits,
  readFigure,
} from '@ploegplan/contract/rules/working-time/limits';
import type { OwnLimit } from '@ploegplan/contract/tenants/schemas';
import { formatDate } from '../../../lib/dates/dates.ts';
import { createRememberedSort } from '../../../lib/remembered/memory.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import type { Columns } from '../../../ui/table/columns.ts';

/** A figure of the law, and what the company has in its place. */
export interface LimitRow {
  id: string;
  rule: LimitRule;
  own: OwnLimit | null;
}

export const limitsSort = createRememberedSort('limitsSort', 'text');

/** The rules in the order of the law, each with the figures of the company by their first day. */
export const createLimitRows = (own: readonly OwnLimit[]): LimitRow[] =>
  limitRuleNames.flatMap((rule): LimitRow[] => {
    const ofRule = own.filter((candidate) => candidate.rule === rule);
    if (ofRule.length === 0) return [{ id: rule, rule, own: null }];
    return ofRule
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map((entry) => ({ id: `${rule} ${entry.from}`, rule, own: entry }));
  });

export const formatFigure = (rule: LimitRule, value: number): string =>
  `${formatNumber(value)} ${limitRules[rule].unit}`;

/** The last of the law's own figures. */
export const formatLawFigure = (rule: LimitRule): string =>
  formatFigure(rule, readFigure(findLimitsOn(legalLimits, '9999-12-31'), rule));

export const formatOwnFigure = ({ rule, own }: LimitRow): string =>
  own ? formatFigure(rule, own.value) : '';

export function formatLimitPeriod({ own }: LimitRow): string {
  if (!own) return '';
  return [formatDate(own.from), own.until && `t/m ${formatDate(own.until)}`]
    .filter(Boolean)
    .join(' ');
}

export const limitColumns: Columns<LimitRow> = [
  {
    key: 'text',
    label: 'Regel',
    width: 20,
    value: ({ rule }) => limitRules[rule].text,
    order: ({ rule }) => limitRuleNames.indexOf(rule),
    orderKind: 'number',
  },
  { key: 'article', label: 'Artikel', width: 7, value: ({ rule }) => limitRules[rule].article },
  { key: 'law', label: 'Wet', width: 6, value: ({ rule }) => formatLawFigure(rule) },
  { key: 'own', label: 'Eigen grens', width: 7, value: formatOwnFigure },
  {
    key: 'from',
    label: 'Vanaf',
    width: 10,
    value: formatLimitPeriod,
    order: ({ own }) => own?.from ?? null,
    orderKind: 'date',
  },
  { key: 'source', label: 'Bron', width: 10, value: ({ own }) => own?.source ?? '' },
  {
    key: 'checkedOn',
    label: 'Nagekeken',
    kind: 'date',
    hasYear: true,
    width: 9,
    value: ({ own }) => own?.checkedOn ?? null,
  },
];
