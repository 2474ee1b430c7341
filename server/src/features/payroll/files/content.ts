import type { PayrollFormat } from '@ploegplan/contract/payroll/schemas';
import type { Line, Staff } from '../lines.ts';
import type { Values } from '../settings.ts';

/** What the files of a batch are made of. */
export interface BatchContent {
  /** 'Ploegbouw' */
  company: string;
  number: number;
  from: string;
  to: string;
  period: string;
  madeAt: Date;
  madeBy: string;
  settings: Values;
  /** Those that are sent, by person and by day. */
  lines: readonly (Line & { code: string })[];
  staff: readonly Staff[];
  /** The names of kinds of hours and leave, and of projects, by id. */
  kindNames: ReadonlyMap<string, string>;
  projectNames: ReadonlyMap<string, string>;
}

export interface MadeFile {
  format: PayrollFormat;
  name: string;
  content: Buffer;
}

/** Codes by their number where they have one: 2, 10, U2100. */
export const listCodes = (lines: BatchContent['lines']): string[] =>
  [...new Set(lines.map(({ code }) => code))].toSorted((a, b) =>
    a.localeCompare(b, 'nl', { numeric: true }),
  );

/** The lines of each person, in the order of the staff. */
export function listPeople({ lines, staff }: Pick<BatchContent, 'lines' | 'staff'>) {
  const byEmployee = Map.groupBy(lines, ({ employeeId }) => employeeId);
  return staff.flatMap(({ id, name }) => {
    const own = byEmployee.get(id);
    return own ? [{ name, personnelNumber: own[0]?.personnelNumber ?? '', lines: own }] : [];
  });
}
