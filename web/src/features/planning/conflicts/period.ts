import type { Certificate } from '@ploegplan/contract/employees.schemas';
import { certificateText } from '../../../data/employee-kinds.ts';
import type { PlannedItem } from '../../../data/planning-items.ts';
import { formatDay, formatDayRange } from '../../../lib/dates/dates.ts';
import { describeItem } from '../board/labels.ts';
import type { PlanningNames } from '../form/names.ts';
import { endsOf } from '../resize.ts';
import type { WorkIndex } from '../work.ts';
import {
  findingsKeeper,
  findingsOfMaterials,
  findingsOfPeople,
  joined,
  type Rulebook,
} from './findings.ts';

export type PeriodGroup = 'conflicts' | 'certificates' | 'drafts';

/** Something that does not add up in a period, on one day or more. */
export interface PeriodFinding {
  group: PeriodGroup;
  text: string;
  /** What it is about: 'Nieuwbouw Bos, Ann de Boer'. */
  about: string;
  /** 'ma 7 dec', 'ma 7 dec – wo 9 dec' */
  days: string;
  /** The first item that has it. */
  item: PlannedItem;
}

interface Situation {
  rulebook: Rulebook;
  work: WorkIndex;
  names: PlanningNames;
  certificatesOf: (employeeId: string) => readonly Certificate[];
}

type Found = Omit<PeriodFinding, 'days'>;

/** What is found on several days of the same work and people, once with these days. */
function merged(found: readonly Found[]): PeriodFinding[] {
  const groups = Map.groupBy(found, ({ group, text, about }) => [group, text, about].join('\n'));
  return [...groups.values()].flatMap((alike) => {
    const inOrder = alike.toSorted((one, other) => one.item.date.localeCompare(other.item.date));
    const [first] = inOrder;
    if (!first) return [];
    const [from, to] = endsOf(inOrder.map(({ item }) => item.date));
    return [{ ...first, days: from === to ? formatDay(from) : formatDayRange(from, to) }];
  });
}

/** All that does not add up on these items: conflicts, certificates that have expired by then, drafts. */
export function findInPeriod(
  items: readonly PlannedItem[],
  { rulebook, work, names, certificatesOf }: Situation,
): PeriodFinding[] {
  const people = ({ employeeIds }: PlannedItem) => employeeIds.map(names.employee).join(', ');
  const titleOf = (item: PlannedItem) => describeItem(item, names).title;
  const aboutOf = (item: PlannedItem) => `${titleOf(item)}, ${people(item)}`;
  const conflicts = joined(
    findingsOfPeople(
      items,
      findingsKeeper(rulebook, (id) => work.of(id)),
      rulebook,
    ),
    findingsOfMaterials(items, (id) => work.using(id), rulebook),
  );
  const found = items.flatMap((item): Found[] => [
    ...(conflicts.get(item.id) ?? []).map((text) => ({
      group: 'conflicts' as const,
      text,
      about: aboutOf(item),
      item,
    })),
    ...item.employeeIds.flatMap((id) =>
      certificatesOf(id)
        .filter(({ validUntil }) => validUntil !== null && validUntil < item.date)
        .map((certificate) => ({
          group: 'certificates' as const,
          text: `${certificateText(certificate)} is verlopen op ${formatDay(certificate.validUntil ?? '')}`,
          about: names.employee(id),
          item,
        })),
    ),
    ...(item.isDraft
      ? [{ group: 'drafts' as const, text: titleOf(item), about: people(item), item }]
      : []),
  ]);
  return merged(found).sort((one, other) => one.item.date.localeCompare(other.item.date));
}
