import { isDate } from '@ploegplan/contract/dates/dates';
import { KILOMETRES, unitNames } from '@ploegplan/contract/payroll/kinds';
import type {
  PayrollCode,
  PayrollKind,
  PayrollSettings,
  PayrollUnit,
} from '@ploegplan/contract/payroll/schemas';
import { findDateError } from '../../../lib/dates/date-error.ts';

/** A code as it is typed. A kind without any has one empty row. */
export interface TypedCode {
  kind: string;
  /** Null means from the beginning. */
  firstDay: string | null;
  code: string;
  /** 'none' means that the kind is not sent. */
  unit: PayrollUnit | 'none';
}

const getUnits = ({ group }: PayrollKind): readonly PayrollUnit[] =>
  group === 'kilometres' ? ['kilometres', 'kilometres-return'] : ['hours', 'days'];

interface UnitOption {
  value: TypedCode['unit'];
  label: string;
}

export const listUnits = (kind: PayrollKind): UnitOption[] => [
  ...getUnits(kind).map((unit) => ({ value: unit, label: unitNames[unit] })),
  { value: 'none', label: 'gaat niet mee' },
];

export const createTypedCode = (kind: PayrollKind, firstDay: string | null): TypedCode => ({
  kind: kind.kind,
  firstDay,
  code: '',
  unit: getUnits(kind)[0] ?? 'hours',
});

const hasCode = (kind: string, codes: readonly PayrollCode[]) =>
  codes.some((code) => code.kind === kind);

/** Lists the kinds, those without a code first. */
export const sortKinds = ({ kinds, codes }: PayrollSettings): PayrollKind[] =>
  kinds.toSorted((a, b) => Number(hasCode(a.kind, codes)) - Number(hasCode(b.kind, codes)));

export const toTypedCodes = (settings: PayrollSettings): TypedCode[] =>
  sortKinds(settings).flatMap((kind) => {
    const own = settings.codes.filter((code) => code.kind === kind.kind);
    if (own.length === 0) return [createTypedCode(kind, null)];
    return own.map(({ code, unit, ...rest }) => ({
      ...rest,
      code: code ?? '',
      unit: code === null ? 'none' : unit,
    }));
  });

const isBlank = ({ code, unit, firstDay }: TypedCode) =>
  unit !== 'none' && code.trim() === '' && firstDay === null;

/** Converts typed codes; empty rows are left out. */
export const toCodes = (typed: readonly TypedCode[]): PayrollCode[] =>
  typed
    .filter((row) => !isBlank(row))
    .map(({ code, unit, ...row }) =>
      unit === 'none'
        ? { ...row, code: null, unit: row.kind === KILOMETRES ? 'kilometres' : 'hours' }
        : { ...row, code: code.trim(), unit },
    );

export interface CodeFault {
  at: 'code' | 'firstDay';
  text: string;
}

/** Finds the fault of a typed code among all. */
export function findCodeFault(row: TypedCode, all: readonly TypedCode[]): CodeFault | undefined {
  const { kind, unit, firstDay } = row;
  const code = row.code.trim();
  if (firstDay !== null && !isDate(firstDay))
    return { at: 'firstDay', text: findDateError(firstDay) ?? 'Vul een datum in' };
  if (isBlank(row)) return undefined;
  const others = all.filter((other) => other !== row && !isBlank(other));
  if (others.some((other) => other.kind === kind && other.firstDay === firstDay))
    return { at: 'firstDay', text: 'Er is al een code vanaf deze dag' };
  if (unit === 'none') return undefined;
  if (code === '') return { at: 'code', text: 'Vul een code in' };
  const isOther = (other: TypedCode) =>
    other.code.trim() === code && other.unit !== 'none' && other.unit !== unit;
  if (others.some(isOther))
    return { at: 'code', text: 'Deze code heeft elders een andere eenheid' };
  return undefined;
}
