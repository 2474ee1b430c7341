import { getMonday } from '@ploegplan/contract/dates/dates';
import type { EmployeePaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { type ClassSum, sumByClass } from '@ploegplan/contract/rules/pay/sums';
import { compareNames } from '../../../lib/values/compare-names.ts';
import type { HoursNames } from '../rows.ts';

export interface ClassTotal extends ClassSum {
  /** The minutes of approved weeks. */
  approved: number;
}

export interface OvertimeRow extends ClassTotal {
  name: string;
  monday: string;
}

export interface ProjectOvertime {
  key: string;
  name: string;
  rows: OvertimeRow[];
}

export function computeClassTotals(parts: readonly EmployeePaySegment[]): ClassTotal[] {
  const approved = new Map(
    sumByClass(parts.filter(({ isApproved }) => isApproved)).map(({ key, minutes }) => [
      key,
      minutes,
    ]),
  );
  return sumByClass(parts).map((sum) => ({ ...sum, approved: approved.get(sum.key) ?? 0 }));
}

const isSurcharge = ({ class: name }: EmployeePaySegment) =>
  name !== 'normal' && name !== 'travel-paid' && name !== 'travel-unpaid';

/** Groups the hours with a surcharge by project, then by person, week and class. */
export function groupOvertime(
  parts: readonly EmployeePaySegment[],
  names: HoursNames,
): ProjectOvertime[] {
  const surcharges = parts.filter(isSurcharge);
  const byProject = Map.groupBy(surcharges, ({ projectId }) => projectId ?? '');
  return [...byProject]
    .map(([key, own]) => ({
      key,
      name: key ? names.getTarget(key).name : 'Zonder project',
      rows: createOvertimeRows(own, names),
    }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

function createOvertimeRows(
  parts: readonly EmployeePaySegment[],
  names: HoursNames,
): OvertimeRow[] {
  const weeks = Map.groupBy(parts, ({ employeeId, date }) => `${employeeId} ${getMonday(date)}`);
  return [...weeks]
    .flatMap(([week, own]) => {
      const [employeeId = '', monday = ''] = week.split(' ');
      const { name } = names.getPerson(employeeId);
      return computeClassTotals(own).map((total) => ({
        ...total,
        key: `${week} ${total.key}`,
        name,
        monday,
      }));
    })
    .toSorted((a, b) => compareNames(a.name, b.name) || a.monday.localeCompare(b.monday));
}
