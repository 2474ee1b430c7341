import type { Certificate } from '@ploegplan/contract/employees/schemas';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { formatDay, formatDayRange } from '../../../lib/dates/dates.ts';
import { describeItem } from '../board/rows/labels.ts';
import { getEnds } from '../edits/resize.ts';
import type { PlanningNames } from '../form/values/names.ts';
import type { InitialItem } from '../form/values/values.ts';
import type { Staffing } from '../rows/needs.ts';
import type { WorkIndex } from '../rows/work.ts';
import { createFindingsCache, findItemFindings, type Rulebook } from './findings.ts';

export type PeriodGroup = 'conflicts' | 'nobody' | 'short' | 'certificates' | 'drafts';

/** A problem in a period, on one day or more. */
export interface PeriodFinding {
  group: PeriodGroup;
  text: string;
  /** The work and the person: 'Nieuwbouw Bos, Ann de Boer'. */
  about: string;
  /** 'ma 7 dec', 'ma 7 dec – wo 9 dec' */
  days: string;
  /** The first day that has it. */
  date: string;
  /** The first item that has it; where nobody is planned, what to plan. */
  item?: PlannedItem;
  opening?: InitialItem;
}

interface Situation {
  rulebook: Rulebook;
  staffing: readonly Staffing[];
  work: WorkIndex;
  names: PlanningNames;
  listCertificates: (employeeId: string) => readonly Certificate[];
}

type Found = Omit<PeriodFinding, 'days'>;

/** Merges equal warnings of several days about the same work and people into one with these days. */
function mergeFindings(found: readonly Found[]): PeriodFinding[] {
  const groups = Map.groupBy(found, ({ group, text, about }) => [group, text, about].join('\n'));
  return [...groups.values()].flatMap((alike) => {
    const inOrder = alike.toSorted((a, b) => a.date.localeCompare(b.date));
    const [first] = inOrder;
    if (!first) return [];
    const [from, to] = getEnds(inOrder.map(({ date }) => date));
    return [{ ...first, days: from === to ? formatDay(from) : formatDayRange(from, to) }];
  });
}

/** Finds work with too few people, or with nobody. */
const findStaffingGaps = (
  staffing: readonly Staffing[],
  formatTitle: (item: PlannedItem) => string,
): Found[] =>
  staffing
    .filter(({ missing }) => missing.length > 0)
    .map(({ project, date, people, needed, missing, item }) =>
      item
        ? {
            group: 'short',
            text: `${people} van ${needed}, te weinig: ${missing.join(', ')}`,
            about: formatTitle(item),
            date,
            item,
          }
        : {
            group: 'nobody',
            text: project?.title ?? '',
            about: `nodig: ${missing.join(', ')}`,
            date,
            opening: { employeeIds: [], projectId: project?.id ?? null, date },
          },
    );

/** Finds problems on these items and days: conflicts, certificates that have expired by then, drafts. */
export function findInPeriod(
  items: readonly PlannedItem[],
  { rulebook, staffing, work, names, listCertificates }: Situation,
): PeriodFinding[] {
  const people = ({ employeeIds }: PlannedItem) => employeeIds.map(names.employee).join(', ');
  const formatTitle = (item: PlannedItem) => describeItem(item, names).title;
  const formatSubject = (item: PlannedItem) => `${formatTitle(item)}, ${people(item)}`;
  const ofEmployee = createFindingsCache(rulebook, (id) => work.of(id));
  const conflicts = findItemFindings(items, ofEmployee, { work, book: rulebook });
  const found = items.flatMap((item): Found[] => [
    ...(conflicts.get(item.id) ?? []).map((text) => ({
      group: 'conflicts' as const,
      text,
      about: formatSubject(item),
      date: item.date,
      item,
    })),
    ...item.employeeIds.flatMap((id) =>
      listCertificates(id)
        .filter(({ validUntil }) => validUntil !== null && validUntil < item.date)
        .map((certificate) => ({
          group: 'certificates' as const,
          text: `${formatCertificate(certificate)} is verlopen op ${formatDay(certificate.validUntil ?? '')}`,
          about: names.employee(id),
          date: item.date,
          item,
        })),
    ),
    ...(item.isDraft
      ? [
          {
            group: 'drafts' as const,
            text: formatTitle(item),
            about: people(item),
            date: item.date,
            item,
          },
        ]
      : []),
  ]);
  return mergeFindings([...found, ...findStaffingGaps(staffing, formatTitle)]).sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}
