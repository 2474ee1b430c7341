import { getToday } from '@ploegplan/contract/dates/dates';
import { type Employee, EmployeeKind, employeeKinds } from '@ploegplan/contract/employees/schemas';
import { hasLeftOn } from '@ploegplan/contract/employees/service';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { listValidCertificates } from '../../data/records/employee-kinds.ts';
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
  jobTitle: string | null;
  /** The name of a certificate that is valid today. */
  certificate: string | null;
}

const anybody = { kind: null, crew: null, jobTitle: null, certificate: null };
export const inService: EmployeesFilter = { service: 'in', ...anybody };
export const everybody: EmployeesFilter = { service: 'all', ...anybody };

const isKind = (value: unknown): value is EmployeeKind => EmployeeKind.safeParse(value).success;

const fits = (value: unknown): value is EmployeesFilter =>
  isRecord(value) &&
  services.some((service) => service === value.service) &&
  orNull(isKind)(value.kind) &&
  [value.crew, value.jobTitle, value.certificate].every(orNull(isName)) &&
  Object.keys(value).length === 5;

export const employeesFilter = ofUser('employeesFilter', fits, () => inService);

export const passes = (
  { service, kind, crew, jobTitle, certificate }: EmployeesFilter,
  employee: Employee,
): boolean =>
  (service === 'all' || hasLeftOn(employee, getToday()) === (service === 'out')) &&
  (kind === null || employee.kind === kind) &&
  (crew === null || employee.crew === crew) &&
  (jobTitle === null || employee.jobTitle === jobTitle) &&
  (certificate === null || listValidCertificates(employee, getToday()).includes(certificate));

/** Describes the active filters in words, except the one for being in service. */
export const filterTexts = ({
  service,
  kind,
  crew,
  jobTitle,
  certificate,
}: EmployeesFilter): string[] =>
  [
    service === 'in' ? '' : serviceTexts[service],
    kind === null ? '' : employeeKindTexts[kind],
    crew ?? '',
    jobTitle ?? '',
    certificate === null ? '' : `${certificate} geldig`,
  ].filter((text) => text !== '');

/** Lists each value once, and includes the chosen one. */
export const listChoices = (values: readonly string[], chosen: string | null): string[] =>
  [...new Set([...values, chosen ?? ''])].filter(Boolean).sort(compareNames);

export function createSections(
  employees: readonly Employee[],
  filter: EmployeesFilter,
  onChange: (filter: EmployeesFilter) => void,
): BarSection[] {
  const section = filterSections(filter, onChange);
  const choose = (
    label: string,
    name: 'crew' | 'jobTitle' | 'certificate',
    all: string,
    values: readonly string[],
  ) => {
    const choices = listChoices(values, filter[name]).map((value) => [value, value] as const);
    return choices.length > 0 ? [section(label, name, [[null, all], ...choices])] : [];
  };
  return [
    section(
      'Dienstverband',
      'service',
      services.map((service) => [service, serviceTexts[service]]),
    ),
    section('Soort', 'kind', [
      [null, 'Alle soorten'],
      ...employeeKinds.map((kind) => [kind, employeeKindTexts[kind]] as const),
    ]),
    ...choose(
      'Ploeg',
      'crew',
      'Alle ploegen',
      employees.map(({ crew }) => crew),
    ),
    ...choose(
      'Functie',
      'jobTitle',
      'Alle functies',
      employees.map(({ jobTitle }) => jobTitle),
    ),
    ...choose(
      'Certificaat dat geldig is',
      'certificate',
      'Met of zonder',
      employees.flatMap((employee) => listValidCertificates(employee, getToday())),
    ),
  ];
}
