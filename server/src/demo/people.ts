import { addDays, addMonths } from '@ploegplan/contract/dates/dates';
import type { Certificate, CertificateKind } from '@ploegplan/contract/employees/schemas';
import { createEmail, normalisePersonName } from './accounts.ts';
import { type DemoCompany, getAt } from './companies/company.ts';

const CREWS = ['Ploeg Noord', 'Ploeg Zuid', 'Ploeg West'];
/** Of the same crews. */
const CREW_HUES = [155, 245, 80];
const FULL_TIME = [8, 8, 8, 8, 8, 0, 0];
const FOUR_DAYS = [8, 8, 8, 8, 0, 0, 0];
/** Indexes of an employee who works four days a week since a year, and of those who are not employed by the company. */
const PART_TIMER = 7;
const ON_CALL = 4;
const HIRED = 6;
export const SELF_EMPLOYED = 5;

/** The certificates that go with words of a function. */
const ofFunctions: readonly [word: string, ...CertificateKind[]][] = [
  ['voorman', 'vca-supervisor', 'emergency-response'],
  ['uitvoerder', 'vca-supervisor', 'emergency-response'],
  ['steiger', 'scaffolder'],
  ['kraan', 'crane'],
  ['gevel', 'aerial-platform'],
  ['grondwerk', 'telehandler'],
];

/** Days from today after which the first certificate of these indexes ends. */
const nearEnds = new Map([
  [1, 23],
  [3, -12],
  [4, 51],
]);

const isFirstApprentice = ({ employees }: DemoCompany, index: number) =>
  index === employees.findIndex((employee) => employee.jobTitle.startsWith('Leerling'));

/** Adults of 19 to 60, and the first apprentice of 17, whatever day it is. */
function chooseBirthDate(company: DemoCompany, index: number, today: string): string {
  const isApprentice = isFirstApprentice(company, index);
  const years = isApprentice ? 17 : 19 + ((index * 17) % 42);
  return addDays(addMonths(today, -12 * years), isApprentice ? -150 : -11 * index);
}

/** The functions that build and inspect, in a company with a register of scaffolds. */
const scaffolders = /voorman|monteur|inspecteur/i;

function chooseCertificates(
  { scaffolds = [] }: DemoCompany,
  { jobTitle }: Person,
  { index, today }: { index: number; today: string },
): Certificate[] {
  const own = ofFunctions.flatMap(([word, ...kinds]) =>
    jobTitle.toLowerCase().includes(word) ? kinds : [],
  );
  if (scaffolds.length > 0 && scaffolders.test(jobTitle) && !own.includes('scaffolder'))
    own.push('scaffolder');
  const basic: CertificateKind[] = own.includes('vca-supervisor') ? [] : ['vca-basic'];
  return [...basic, ...own].map((kind, place) => ({
    kind,
    name: '',
    number: `VB-${1000 + 10 * index + place}`,
    validUntil: addDays(
      today,
      (place === 0 && nearEnds.get(index)) || 200 + ((index * 97 + place * 311) % 2_500),
    ),
  }));
}

function createContracts(index: number, today: string) {
  const since = addMonths(today, -12);
  return index === PART_TIMER
    ? [
        { from: null, hours: FULL_TIME },
        { from: since, hours: FOUR_DAYS },
      ]
    : [{ from: null, hours: FULL_TIME, ...(index === ON_CALL && { onCall: true }) }];
}

const chooseKind = (index: number) => {
  if (index === HIRED) return 'hired';
  return index === SELF_EMPLOYED ? 'self-employed' : 'own';
};

type Person = DemoCompany['employees'][number];

const createPersonRow = (
  company: DemoCompany,
  person: Person,
  { index, today }: { index: number; today: string },
  { name, jobTitle } = person,
) => ({
  name,
  job_title: jobTitle,
  crew: getAt(CREWS, index % CREWS.length),
  hue: getAt(CREW_HUES, index % CREWS.length),
  kind: chooseKind(index),
  personnel_number: index === HIRED || index === SELF_EMPLOYED ? '' : `0${501 + index}`,
  in_service_from: addDays(addMonths(today, -8 - ((index * 13) % 110)), -(index % 20)),
  contracts: JSON.stringify(createContracts(index, today)),
  certificates: JSON.stringify(chooseCertificates(company, person, { index, today })),
  phonenumber: `06 0000 00${String(index + 1).padStart(2, '0')}`,
  email: createEmail(normalisePersonName(name)),
  address: `Voorbeeldstraat ${index + 1}, Voorbeeldstad`,
  emergency_name: `Thuisfront van ${name.split(' ')[0]}`,
  emergency_phonenumber: `06 0000 01${String(index + 1).padStart(2, '0')}`,
  remarks: index === HIRED ? 'Via Uitzendbureau Voorbeeld, opzegtermijn een week.' : '',
});

/** The employees, and after them those who left eight years ago, after four years. */
export function createEmployeeRows(company: DemoCompany, today: string, ids: readonly string[]) {
  const all = [...company.employees, ...company.formerEmployees];
  return all.map((person, index) => ({
    ...createPersonRow(company, person, { index, today }),
    id: getAt(ids, index),
    date_of_birth: chooseBirthDate(company, index, today),
    school_days: JSON.stringify(isFirstApprentice(company, index) ? ['monday'] : []),
    last_day: null,
    ...(index >= company.employees.length && {
      in_service_from: addMonths(today, -12 * 12),
      last_day: addMonths(today, -12 * 8),
    }),
  }));
}
