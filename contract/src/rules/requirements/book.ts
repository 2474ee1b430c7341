import type { Certificate, Employee } from '../../employees/schemas.ts';
import type { Requirement, RequirementRule } from '../../requirements/schemas.ts';
import { normaliseName } from '../../values/text.ts';

/** What certificates and functions people have, and what is asked of them. */
export interface RequirementBook {
  /** The sets that a project or a material asks, by its id. */
  sets: ReadonlyMap<string, readonly Requirement[]>;
  /** The last day on which somebody meets a rule; null when never, undefined for an unknown person. */
  findLastDay(employeeId: string, rule: RequirementRule): string | null | undefined;
}

type Qualified = Pick<Employee, 'id' | 'certificates' | 'jobTitle'>;

interface Given {
  requirements: readonly Requirement[];
  /** The projects and materials. */
  asking: readonly { id: string; requirementIds: readonly string[] }[];
  employees: readonly Qualified[];
}

/** Later than any day. */
const FOREVER = '9999-12-31';

const isSameName = (one: string, other: string) => normaliseName(one) === normaliseName(other);

/** VCA VOL has all of VCA basis in it. */
const meets = ({ kind, name }: Certificate, rule: RequirementRule): boolean =>
  kind === rule.kind
    ? kind !== 'other' || isSameName(name, rule.name)
    : rule.kind === 'vca-basic' && kind === 'vca-supervisor';

function computeLastDay({ certificates, jobTitle }: Qualified, rule: RequirementRule) {
  if (rule.kind === 'function') return isSameName(jobTitle, rule.name) ? FOREVER : null;
  let last: string | null = null;
  for (const certificate of certificates) {
    const day = certificate.validUntil ?? FOREVER;
    if (meets(certificate, rule) && (last === null || last < day)) last = day;
  }
  return last;
}

/** Collects what is asked by whom; deleted sets ask nothing. */
export function createRequirementBook({ requirements, asking, employees }: Given): RequirementBook {
  const active = new Map(
    requirements
      .filter(({ deleted }) => !deleted)
      .map((requirement) => [requirement.id, requirement]),
  );
  const people = new Map(employees.map((employee) => [employee.id, employee]));
  const known = new Map<RequirementRule, Map<string, string | null>>();
  return {
    sets: new Map(
      active.size === 0
        ? []
        : asking
            .map(
              ({ id, requirementIds }) =>
                [id, requirementIds.flatMap((one) => active.get(one) ?? [])] as const,
            )
            .filter(([, sets]) => sets.length > 0),
    ),
    findLastDay(employeeId, rule) {
      const employee = people.get(employeeId);
      if (!employee) return undefined;
      const ofRule = known.get(rule) ?? new Map<string, string | null>();
      known.set(rule, ofRule);
      let lastDay = ofRule.get(employeeId);
      if (lastDay === undefined) {
        lastDay = computeLastDay(employee, rule);
        ofRule.set(employeeId, lastDay);
      }
      return lastDay;
    },
  };
}
