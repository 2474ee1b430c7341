import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { compareNames } from '../../lib/values/compare-names.ts';
import type { HoursNames } from './rows.ts';

export const totalsBy = ['person', 'project', 'client', 'kind'] as const;
export type TotalsBy = (typeof totalsBy)[number];

export interface Total {
  key: string;
  name: string;
  planned: number;
  recorded: number;
  /** Quarters of approved weeks. */
  approved: number;
}

/** The sums of a period by person, project, client or kind, in quarters. Each adds up to the same total. */
export function computeTotals(
  cells: Iterable<HoursCell>,
  by: TotalsBy,
  names: HoursNames,
  period: { from: string; to: string },
): Total[] {
  const getName = (cell: HoursCell): string => {
    const target = names.getTarget(cell.targetId);
    if (by === 'person') return names.getPerson(cell.employeeId).name;
    if (by === 'project') return cell.projectId === null ? 'Zonder project' : target.name;
    if (by === 'kind') return names.getKind(cell.kindId);
    return (cell.projectId === null ? target.name : target.detail) || 'Zonder klant';
  };
  const getKey = (cell: HoursCell): string => {
    if (by === 'person') return cell.employeeId;
    if (by === 'project') return cell.projectId ?? '';
    if (by === 'kind') return cell.kindId;
    return getName(cell);
  };
  const totals = new Map<string, Total>();
  for (const cell of cells) {
    if (cell.date < period.from || cell.date > period.to) continue;
    const key = getKey(cell);
    const total = totals.get(key) ?? {
      key,
      name: getName(cell),
      planned: 0,
      recorded: 0,
      approved: 0,
    };
    total.planned += cell.planned ?? 0;
    total.recorded += cell.quarters ?? 0;
    if (cell.approved) total.approved += cell.quarters ?? 0;
    totals.set(key, total);
  }
  return [...totals.values()].toSorted((a, b) => compareNames(a.name, b.name));
}
