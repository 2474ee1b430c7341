import { isDate } from '@ploegplan/contract/dates/dates';
import type { Certificate, CertificateKind, Employee } from '@ploegplan/contract/employees/schemas';
import { normaliseName } from '@ploegplan/contract/values/text';
import type { EmployeeValues } from '../../data/records/employees.ts';
import { findDateError } from '../../lib/dates/date-error.ts';
import { readFileDate } from '../../lib/import/dates.ts';
import { parseHours } from '../../lib/values/hours.ts';
import { areOther, type ImportDescription, type ImportPart } from '../../ui/import/description.ts';
import {
  createJoinedAddress,
  createJoinedName,
  createJoinedPhone,
} from '../../ui/import/rows/joined.ts';
import { employeeFields, newEmployee } from './fields.tsx';

type Part = ImportPart<EmployeeValues>;

const DAYS = 5;

/** The hours of a contract week spread over Monday to Friday, to a quarter; what is left over goes to the first days. */
function spread(week: number): number[] {
  const quarters = Math.round(week * 4);
  const least = Math.floor(quarters / DAYS);
  return Array.from({ length: 7 }, (_, day) =>
    day < DAYS ? (least + (day < quarters % DAYS ? 1 : 0)) / 4 : 0,
  );
}

const weekHours: Part = {
  columns: [
    {
      key: 'weekHours',
      label: 'Uren per week',
      names: ['Contracturen', 'Uren', 'Werkuren', 'Uren p/w', 'Contract uren per week'],
    },
  ],
  apply: (values, [text = '']) => {
    const week = parseHours(text);
    if (week === null || !(week > 0) || week > 5 * 24 || !Number.isInteger(week * 4)) {
      return { faults: { weekHours: 'Vul uren in, zoals 40 of 37,5' } };
    }
    const [contract, ...others] = values.contracts;
    const sum = contract?.hours.reduce((all, hours) => all + hours, 0);
    if (others.length === 0 && sum === week) return values;
    if (contract) {
      return { faults: { weekHours: 'Heeft al andere contracturen: wijzig die bij de werknemer' } };
    }
    return { ...values, contracts: [{ from: null, hours: spread(week) }] };
  },
};

/** A certificate or paper that ends, in place of an earlier one. */
const createUntil = (
  kind: CertificateKind,
  key: string,
  name: string,
  ...names: string[]
): Part => ({
  columns: [
    {
      key,
      label: `${name} geldig tot`,
      names: [name, `Geldig tot ${name}`, `${name} einddatum`, `Einddatum ${name}`, ...names],
    },
  ],
  apply: (values, [text = '']) => {
    const validUntil = readFileDate(text, new Date().getFullYear());
    const fault = isDate(validUntil)
      ? findDateError(validUntil)
      : 'Vul een datum in, zoals 31-12-2026';
    if (fault) return { faults: { [key]: fault } };
    const before = values.certificates.find((certificate) => certificate.kind === kind);
    const others = values.certificates.filter((certificate) => certificate !== before);
    const held: Certificate = {
      kind,
      name: '',
      number: before?.number ?? '',
      validUntil,
    };
    return before?.validUntil === validUntil
      ? values
      : { ...values, certificates: [...others, held] };
  },
});

const certificateParts = [
  createUntil('vca-basic', 'vcaUntil', 'VCA', 'VCA verloopt'),
  createUntil('a1', 'a1Until', 'A1', 'A1-verklaring'),
  createUntil('work-permit', 'workPermitUntil', 'TWV', 'Tewerkstellingsvergunning'),
  createUntil('single-permit', 'singlePermitUntil', 'GVVA'),
];

export const employeeImport: ImportDescription<EmployeeValues, Employee> = {
  nouns: ['werknemer', 'werknemers'],
  fields: employeeFields,
  names: {
    name: ['Volledige naam', 'Medewerker', 'Werknemer'],
    jobTitle: ['Beroep', 'Functienaam'],
    crew: ['Team', 'Afdeling'],
    kind: ['Dienstverband', 'Soort dienstverband', 'Type'],
    personnelNumber: ['Personeelsnr', 'Persnr', 'Nummer', 'Medewerkernummer', 'Personeels-nr.'],
    phonenumber: ['Telefoonnummer', 'Mobiel', 'Tel', 'Mobiele telefoon', 'Gsm'],
    email: ['E-mailadres', 'Mail', 'Emailadres'],
    inServiceFrom: ['In dienst', 'Datum in dienst', 'Indiensttreding', 'Startdatum'],
    lastDay: ['Uit dienst', 'Datum uit dienst', 'Einddatum'],
    dateOfBirth: ['Geboren', 'Geb.datum', 'Geb datum'],
    address: ['Adresgegevens', 'Woonadres'],
    emergencyName: ['Contact bij nood', 'ICE'],
    emergencyPhonenumber: ['Telefoon bij nood', 'Noodnummer'],
    remarks: ['Opmerking', 'Notitie', 'Bijzonderheden'],
  },
  joined: [
    createJoinedName('name'),
    createJoinedAddress('address'),
    createJoinedPhone('phonenumber'),
  ],
  parts: [weekHours, ...certificateParts],
  given: newEmployee,
  listKeys: ({ personnelNumber, email, name, dateOfBirth }) =>
    [
      personnelNumber && `number ${normaliseName(personnelNumber)}`,
      email && `email ${normaliseName(email)}`,
      name && dateOfBirth && `born ${normaliseName(name)} ${dateOfBirth}`,
      name && `name ${normaliseName(name)}`,
    ].filter((key): key is string => Boolean(key)),
  differ: (a, b) => areOther(a.personnelNumber, b.personnelNumber),
};
