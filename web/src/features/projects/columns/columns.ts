import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { compareNames } from '../../../lib/values/compare-names.ts';

export interface StatusColumn {
  /** Null for the projects without a status. */
  id: string | null;
  name: string;
  hue: number | null;
  closed: boolean;
  projects: readonly Project[];
}

/** The projects by status, in the order of the statuses; first those without one, if there are any. */
export function groupColumnsByStatus(
  statuses: readonly ProjectStatus[],
  projects: readonly Project[],
): StatusColumn[] {
  const sorted = projects.toSorted((a, b) => compareNames(a.title, b.title));
  const known = new Set(statuses.map(({ id }) => id));
  const byStatus = Map.groupBy(sorted, ({ status }) =>
    status !== null && known.has(status) ? status : null,
  );
  const without = byStatus.get(null);
  return [
    ...(without
      ? [{ id: null, name: 'Zonder status', hue: null, closed: false, projects: without }]
      : []),
    ...statuses
      .toSorted((a, b) => a.index - b.index)
      .map(({ id, status, hue, closed }) => ({
        id,
        name: status,
        hue,
        closed,
        projects: byStatus.get(id) ?? [],
      })),
  ];
}

type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isStep = (key: string): key is Step => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** The card that an arrow key leads to; sideways, in the nearest column that has cards. */
export function findCardAfter<T>(
  columns: readonly (readonly T[])[],
  from: T,
  step: Step,
): T | null {
  const column = columns.findIndex((cards) => cards.includes(from));
  const place = columns[column]?.indexOf(from) ?? 0;
  if (step === 'ArrowUp') return columns[column]?.[place - 1] ?? null;
  if (step === 'ArrowDown') return columns[column]?.[place + 1] ?? null;
  const beside =
    step === 'ArrowLeft' ? columns.slice(0, column).toReversed() : columns.slice(column + 1);
  const cards = beside.find(({ length }) => length > 0);
  return cards?.[Math.min(place, cards.length - 1)] ?? null;
}
