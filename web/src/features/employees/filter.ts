import { type Employee, EmployeeKind, employeeKinds } from '@ploegplan/contract/employees.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { employeeKindTexts } from '@ploegplan/contract/rules/kind-texts';
import { hasLeftOn } from '@ploegplan/contract/rules/service';
import { isName, isRecord, ofUser, orNull } from '../../lib/remembered/memory.ts';
import { compareNames } from '../../lib/values/compare-names.ts';
import type { BarSection } from '../../ui/bar/actions.ts';
import { filterSections } from '../../ui/bar/filter-sections.ts';

export const services = ['in', 'out', 'all'] as const;

export const serviceTexts: Record<(typeof services)[number], string> = {
  in: 'In dienst',
  out: 'Uit dienst',
  all: 'Iedereen',
};

export interface EmployeesFilter {
  service: (typeof services)[number];
  kind: EmployeeKind | null;
  crew: string | null;
}

export const inService: EmployeesFilter = { service: 'in', kind: null, crew: null };

const isKind = (value: unknown): value is EmployeeKind => EmployeeKind.safeParse(value).success;

const fits = (value: unknown): value is EmployeesFilter =>
  isRecord(value) &&
  services.some((one) => one === value.service) &&
  orNull(isKind)(value.kind) &&
  orNull(isName)(value.crew) &&
  Object.keys(value).length === 3;

export const employeesFilter = ofUser('employeesFilter', fits, () => inService);

export const passes = ({ service, kind, crew }: EmployeesFilter, employee: Employee): boolean =>
  (service === 'all' || hasLeftOn(employee, today()) === (service === 'out')) &&
  (kind === null || employee.kind === kind) &&
  (crew === null || employee.crew === crew);

/** What is filtered by, besides being in service, in words. */
export const filterTexts = ({ service, kind, crew }: EmployeesFilter): string[] =>
  [
    service === 'in' ? '' : serviceTexts[service],
    kind === null ? '' : employeeKindTexts[kind],
    crew ?? '',
  ].filter((text) => text !== '');

/** The crews that there are, and the one that is filtered by. */
export const crewsOf = (employees: readonly Employee[], { crew }: EmployeesFilter): string[] =>
  [...new Set([...employees.map((one) => one.crew), crew ?? ''])]
    .filter(Boolean)
    .sort(compareNames);

/** What can be chosen to filter by. */
export function sectionsOf(
  employees: readonly Employee[],
  filter: EmployeesFilter,
  onChange: (filter: EmployeesFilter) => void,
): BarSection[] {
  const section = filterSections(filter, onChange);
  const crews = crewsOf(employees, filter).map((crew) => [crew, crew] as const);
  return [
    section(
      'Dienstverband',
      'service',
      services.map((one) => [one, serviceTexts[one]]),
    ),
    section('Soort', 'kind', [
      [null, 'Alle soorten'],
      ...employeeKinds.map((kind) => [kind, employeeKindTexts[kind]] as const),
    ]),
    ...(crews.length > 0 ? [section('Ploeg', 'crew', [[null, 'Alle ploegen'], ...crews])] : []),
  ];
}
