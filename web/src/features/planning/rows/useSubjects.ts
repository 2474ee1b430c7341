import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { listShiftDays } from '@ploegplan/contract/planning/shifts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { isSchoolDay } from '@ploegplan/contract/rules/working-time/school-days';
import type { DueScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { dueScaffoldsQuery } from '../../../data/records/due-scaffolds.ts';
import { listValidCertificates } from '../../../data/records/employee-kinds.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import type { RowSubject } from '../board/rows/rows.ts';
import type { Rulebook } from '../conflicts/findings.ts';
import { listRows, type RowsBy } from '../edits/commands.ts';
import { filterWorkdays } from '../edits/days.ts';
import { boardGroups, useRowsBy } from '../options.ts';
import type { Planned } from '../usePlanning.ts';
import {
  createEmployeeRows,
  createMaterialRows,
  createProjectRows,
  filterFreeRows,
  filterSearchedRows,
} from './subjects.ts';

const noDue: DueScaffold[] = [];

/** '2 keuringen' of scaffolds that are due; those that are planned already need nothing here. */
function formatDue(due: readonly DueScaffold[]): string {
  const { length } = due.filter(({ plannedOn }) => plannedOn === null);
  return length === 0 ? '' : formatQuantity(length, 'keuring', 'keuringen');
}

/** Returns the subjects that can have a row, by the options of the board. */
function useAllSubjects(
  { choices, names, items }: Planned,
  { closedProjects }: Rulebook,
  days: readonly string[],
) {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const rowsBy = useRowsBy();
  const [grouping] = useRemembered(boardGroups);
  const usesScaffolds = !useTenant().hiddenParts.includes('scaffolds');
  const { data: due = noDue } = useQuery({
    ...dueScaffoldsQuery,
    enabled: usesScaffolds && rowsBy === 'projects',
    // Without any, the rows are not made anew when the answer comes.
    select: (answer) => (answer.length === 0 ? noDue : answer),
  });
  const planned = useMemo(() => {
    const ids = new Set(items.flatMap(listRows[rowsBy]));
    return [...ids].sort().join();
  }, [items, rowsBy]);
  // The memo depends on the joined ids, because most changes of the planning do not change them.
  return useMemo(() => {
    const ids = new Set(planned.split(','));
    const { employees, projects, materials } = choices;
    if (rowsBy === 'materials') return createMaterialRows(materials, ids);
    if (rowsBy === 'employees')
      return createEmployeeRows(employees, ids, grouping, { first, last });
    const getClientName = (id: string | null) => names.clients.get(id ?? '')?.name ?? '';
    return createProjectRows(projects, ids, ({ id }) => !closedProjects.has(id), {
      clientOf: getClientName,
      noteOf: (id) => formatDue(due.filter(({ projectId }) => projectId === id)),
    });
  }, [rowsBy, grouping, choices, names, closedProjects, planned, first, last, due]);
}

interface SubjectFilter {
  days: readonly string[];
  search: string;
  isFreeOnly: boolean;
}

/** Collects the words of the planned items of each row, for the search. */
function collectRowWords(
  items: readonly PlannedItem[],
  names: Planned['names'],
  rowsBy: RowsBy,
): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const item of items) {
    const texts = [
      names.projects.get(item.projectId ?? '')?.title ?? '',
      ...item.employeeIds.map(names.employee),
    ];
    for (const id of listRows[rowsBy](item)) {
      const known = words.get(id) ?? new Set();
      for (const text of texts) known.add(text);
      words.set(id, known);
    }
  }
  return words;
}

/** The subjects of the rows, those that are searched for. */
export function useSubjects(
  planning: Planned,
  { days, search, isFreeOnly }: SubjectFilter,
  rulebook: Rulebook,
): readonly RowSubject[] {
  const { items, known, names, choices } = planning;
  const rowsBy = useRowsBy();
  const all = useAllSubjects(planning, rulebook, days);
  const isSearched = search.trim() !== '';
  const searchIn = isSearched ? items : null;
  // The weeks beside count too: a night shift lies on the first day after its week as well.
  const takenBy = isFreeOnly ? known : null;
  return useMemo(() => {
    if (searchIn === null && takenBy === null) return all;
    const words = searchIn
      ? collectRowWords(searchIn, names, rowsBy)
      : new Map<string, Set<string>>();
    const last = days.at(-1) ?? '';
    const certificates = new Map(
      searchIn
        ? choices.employees.map((employee) => [employee.id, listValidCertificates(employee, last)])
        : [],
    );
    const found = filterSearchedRows(all, search, ({ id }) =>
      [...(words.get(id) ?? []), ...(certificates.get(id) ?? [])].join(' '),
    );
    if (takenBy === null || rowsBy !== 'employees') return found;
    const taken = new Set(
      takenBy.flatMap((item) =>
        listShiftDays(item).flatMap((day) => item.employeeIds.map((id) => `${id} ${day}`)),
      ),
    );
    const isOut = (id: string, day: string) => {
      const employee = rulebook.employees.get(id);
      return employee !== undefined && !isInServiceOn(employee, day);
    };
    const isTaken = (id: string, day: string) =>
      taken.has(`${id} ${day}`) ||
      isOut(id, day) ||
      isSchoolDay(rulebook.employees.get(id)?.schoolDays ?? [], day) ||
      listWholeDayAbsences(
        rulebook.absences.get(id) ?? [],
        rulebook.employees.get(id) ?? { contracts: [] },
        day,
      ).length > 0;
    const workdays = filterWorkdays(days).filter((day) => !rulebook.daysOff.has(day));
    return filterFreeRows(found, workdays, isTaken);
  }, [all, search, searchIn, takenBy, rowsBy, days, names, choices, rulebook]);
}
