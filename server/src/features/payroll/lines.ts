import { randomUUIDv7 } from 'node:crypto';
import { QUARTER } from '@ploegplan/contract/dates/clock';
import type { Contract, EmployeeKind } from '@ploegplan/contract/employees/schemas';
import {
  describeKind,
  findCodeOn,
  KILOMETRES,
  toQuantity,
} from '@ploegplan/contract/payroll/kinds';
import { findPayPeriod } from '@ploegplan/contract/payroll/periods';
import type { PayrollProblems, PayrollUnit } from '@ploegplan/contract/payroll/schemas';
import { computeWorkingQuarters } from '@ploegplan/contract/rules/leave/hours';
import { sortDutch } from '../../platform/database/order.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { Due } from './due.ts';
import { readKindNames, type Values } from './settings.ts';

const DAY_MINUTES = 8 * 60;

export interface Staff {
  id: string;
  name: string;
  personnelNumber: string;
  kind: EmployeeKind;
  inServiceFrom: string | null;
  lastDay: string | null;
  deleted_at: Date | null;
  contracts: Contract[];
}

export function readPaidStaff(tx: TenantTx, employeeId?: string): Promise<Staff[]> {
  let query = tx
    .selectFrom('employees')
    .select((eb) => [
      'id',
      'name',
      'personnel_number as personnelNumber',
      eb.ref('kind').$castTo<EmployeeKind>().as('kind'),
      'in_service_from as inServiceFrom',
      'last_day as lastDay',
      'deleted_at',
      eb.ref('contracts').$castTo<Contract[]>().as('contracts'),
    ])
    .orderBy('name', sortDutch)
    .orderBy('id');
  if (employeeId) query = query.where('id', '=', employeeId);
  return query.execute();
}

/** A difference with what stands for it in the payroll. */
export interface Line {
  id: string;
  employeeId: string;
  personnelNumber: string;
  date: string;
  period: string;
  kind: string;
  projectId: string | null;
  approvalId: string | null;
  amount: number;
  code: string | null;
  unit: PayrollUnit;
  quantity: number;
}

/** Quantities have six decimals, so that a minute is one, and sums of them round as the minutes would. */
const round = (quantity: number) => Number(quantity.toFixed(6));

type Problems = Pick<PayrollProblems, 'codes' | 'numbers'>;

interface Circumstances {
  settings: Values;
  staff: readonly Staff[];
}

type Coded = Pick<Line, 'code' | 'unit'>;

/** What was sent of the same keeps its code, so that a correction lands where the hours did. Undefined without a code. */
function findCode(
  { sentUnit, sentCode, kind, date }: Due,
  person: Staff,
  { codes, includes }: Values,
): Coded | undefined {
  if (sentUnit) return { code: sentCode, unit: sentUnit };
  if (includes[person.kind]) return findCodeOn(codes, kind, date);
  return { code: null, unit: kind === KILOMETRES ? 'kilometres' : 'hours' };
}

function toLine(due: Due, person: Staff, { code, unit }: Coded, period: string): Line {
  const { sentAmount, sentQuantity, sentUnit: _, sentCode: __, ...rest } = due;
  const agreed = computeWorkingQuarters({ contracts: person.contracts }, due.date) * QUARTER;
  const quantity = toQuantity(unit, due.amount, agreed || DAY_MINUTES) - sentQuantity;
  return {
    ...rest,
    id: randomUUIDv7(),
    personnelNumber: person.personnelNumber,
    period,
    amount: due.amount - sentAmount,
    code,
    unit,
    quantity: round(quantity),
  };
}

const isNumber = (text: string) => /^\d+$/.test(text);

function findNumberProblem(
  { personnelNumber }: Staff,
  numbers: ReadonlyMap<string, readonly Staff[]>,
  { loket }: Values,
): PayrollProblems['numbers'][number]['reason'] | null {
  if (personnelNumber === '') return 'missing';
  if ((numbers.get(personnelNumber)?.length ?? 0) > 1) return 'not-unique';
  return loket && !isNumber(personnelNumber) ? 'not-a-number' : null;
}

/** Makes lines of differences, by person in the order of the staff and by day, and names what prevents it. */
export async function createLines(
  tx: TenantTx,
  due: readonly Due[],
  { settings, staff }: Circumstances,
): Promise<{ lines: Line[]; problems: Problems }> {
  const names = await readKindNames(tx);
  const codes = new Map<string, PayrollProblems['codes'][number]>();
  const byEmployee = Map.groupBy(due, ({ employeeId }) => employeeId);
  const lines = staff.flatMap((person) =>
    (byEmployee.get(person.id) ?? [])
      .toSorted((a, b) => (`${a.date} ${a.kind}` < `${b.date} ${b.kind}` ? -1 : 1))
      .flatMap((one) => {
        const { kind, date } = one;
        const code = findCode(one, person, settings);
        const reason = code ? 'not-a-number' : 'missing';
        const isUnread = settings.loket && !one.sentUnit && code?.code && !isNumber(code.code);
        const known = codes.get(kind);
        if ((!code || isUnread) && (!known || date < known.date)) {
          codes.set(kind, { ...describeKind(kind, names), date, reason });
        }
        const { period } = findPayPeriod(settings.period, date);
        return code ? [toLine(one, person, code, period)] : [];
      }),
  );
  const sent = new Set(lines.flatMap(({ code, employeeId }) => (code === null ? [] : employeeId)));
  const people = staff.filter(({ id }) => sent.has(id));
  const numbers = Map.groupBy(people, ({ personnelNumber }) => personnelNumber);
  return {
    lines,
    problems: {
      codes: [...codes.values()],
      numbers: people.flatMap((person) => {
        const reason = findNumberProblem(person, numbers, settings);
        const { id: employeeId, name, personnelNumber } = person;
        return reason ? [{ employeeId, name, personnelNumber, reason }] : [];
      }),
    },
  };
}
