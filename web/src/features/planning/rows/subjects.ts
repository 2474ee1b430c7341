import type { Employee } from '@ploegplan/contract/employees/schemas';
import { hasLeftOn, isBeforeServiceOn } from '@ploegplan/contract/employees/service';
import type { Material } from '@ploegplan/contract/materials/schemas';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { compareNames } from '../../../lib/values/compare-names.ts';
import { splitWords, toPlain } from '../../../lib/values/matching.ts';
import type { RowSubject } from '../board/rows/rows.ts';

/** Sets the heading on the first of each group. */
function withHeadings(rows: readonly { subject: RowSubject; group: string }[]): RowSubject[] {
  return rows.map(({ subject, group }, index) =>
    group === rows[index - 1]?.group ? subject : { ...subject, heading: group },
  );
}

/** The first and the last day that are shown. */
interface ShownDays {
  first: string;
  last: string;
}

const formatService = (employee: Employee, { first, last }: ShownDays): string => {
  if (hasLeftOn(employee, first)) return 'Uit dienst';
  return isBeforeServiceOn(employee, last) ? 'Nog niet in dienst' : '';
};

const toEmployeeSubject = (employee: Employee, days: ShownDays): RowSubject => ({
  id: employee.id,
  name: employee.name,
  detail: formatService(employee, days) || employee.jobTitle,
  hue: employee.hue,
  href: `/employee-details/${employee.id}`,
  heading: null,
});

/** The rows of employees; those who are in service on none of the days only while something is planned for them. */
export function createEmployeeRows(
  employees: readonly Employee[],
  planned: ReadonlySet<string>,
  grouping: 'none' | 'crew',
  days: ShownDays,
): RowSubject[] {
  const shown = employees.filter(
    (employee) => formatService(employee, days) === '' || planned.has(employee.id),
  );
  if (grouping === 'none') return shown.map((entry) => toEmployeeSubject(entry, days));
  const grouped = shown
    .map((employee) => ({
      subject: toEmployeeSubject(employee, days),
      group: employee.crew || 'Zonder ploeg',
    }))
    .sort((a, b) => compareNames(a.group, b.group));
  return withHeadings(grouped);
}

interface ProjectTexts {
  clientOf: (id: string | null) => string;
  /** What is to be seen to at a project; empty for nothing. */
  noteOf: (id: string) => string;
}

/** The rows of projects: those that are not closed, and others while something is planned on them. */
export const createProjectRows = (
  projects: readonly Project[],
  planned: ReadonlySet<string>,
  isOpen: (project: Project) => boolean,
  { clientOf, noteOf }: ProjectTexts,
): RowSubject[] =>
  projects
    .filter((project) => planned.has(project.id) || (!project.deleted && isOpen(project)))
    .map(({ id, title, client }) => ({
      id,
      name: title,
      detail: [clientOf(client), noteOf(id)].filter(Boolean).join(' · '),
      href: `/project-details/${id}`,
      heading: null,
    }))
    .sort((a, b) => compareNames(a.name, b.name));

export const createMaterialRows = (
  materials: readonly Material[],
  planned: ReadonlySet<string>,
): RowSubject[] =>
  materials
    .filter(({ id, deleted }) => !deleted || planned.has(id))
    .map(({ id, name, number }) => ({
      id,
      name,
      detail: number,
      href: `/material-details/${id}`,
      heading: null,
    }));

/** The rows of which the name, or something that is planned in them, contains each of the words. */
export function filterSearchedRows(
  rows: readonly RowSubject[],
  search: string,
  formatText: (subject: RowSubject) => string,
): readonly RowSubject[] {
  const words = splitWords(search);
  if (words.length === 0) return rows;
  const found = rows.filter((row) => {
    const text = toPlain(`${row.name} ${row.detail} ${formatText(row)}`);
    return words.every((word) => text.includes(word));
  });
  // The first row of a group may have been left out.
  return found.map((row) => (row.heading === null ? row : { ...row, heading: null }));
}

/** Keeps people who have nothing planned on at least one of the days, and are not away then. */
export const filterFreeRows = (
  rows: readonly RowSubject[],
  days: readonly string[],
  isTaken: (id: string, day: string) => boolean,
): readonly RowSubject[] => rows.filter(({ id }) => days.some((day) => !isTaken(id, day)));
