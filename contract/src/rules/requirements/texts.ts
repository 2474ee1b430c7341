import { formatDay } from '../../dates/day-texts.ts';
import {
  isNamedKind,
  type RequirementKind,
  type RequirementRule,
} from '../../requirements/schemas.ts';
import { certificateKindTexts } from '../../texts/kinds.ts';
import type { RequirementFinding } from './findings.ts';

export const requirementKindTexts: Record<RequirementKind, string> = {
  ...certificateKindTexts,
  function: 'Functie',
};

const formatAsked = ({ kind, name }: RequirementRule): string =>
  isNamedKind(kind) ? name : requirementKindTexts[kind];

/** 'met BHV', of a function '1e monteur' */
const formatWith = (rule: RequirementRule): string =>
  rule.kind === 'function' ? rule.name : `met ${formatAsked(rule)}`;

/** 'VCA basis, minstens 2 met BHV' */
export const formatRules = (rules: readonly RequirementRule[]): string =>
  rules
    .map((rule) =>
      rule.count === null ? formatAsked(rule) : `minstens ${rule.count} ${formatWith(rule)}`,
    )
    .join(', ');

function formatLack(finding: RequirementFinding): string {
  const { rule } = finding;
  const asked = formatAsked(rule);
  switch (finding.kind) {
    case 'missing':
      return rule.kind === 'function' ? `Is geen ${asked}` : `${asked} ontbreekt`;
    case 'expired':
      return `${asked} is verlopen op ${formatDay(finding.validUntil)}`;
    case 'ends-within':
      return `${asked} verloopt op ${formatDay(finding.validUntil)}, vóór de laatste dag`;
    case 'too-few':
      return `${finding.met} van ${finding.needed} ${formatWith(rule)}`;
  }
}

/** Describes a finding in one short line, with the name of the set: 'VCA basis ontbreekt (Hijswerk)'. */
export const describeFinding = (finding: RequirementFinding): string =>
  `${formatLack(finding)} (${finding.requirement.name})`;
