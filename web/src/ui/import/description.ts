import { normaliseName } from '@ploegplan/contract/values/text';
import type { Option } from '../form/fields.ts';
import type { RecordField } from '../record/fields.tsx';

/** A column of a file that is no field by itself, such as a part of a name. */
export interface ImportColumn {
  key: string;
  label: string;
  /** The other names that the column has in files. */
  names: readonly string[];
}

/** A field that files have in several columns, such as an address. */
export interface JoinedField<Values> {
  field: keyof Values & string;
  columns: readonly ImportColumn[];
  /** The text of the field; `whole` is the cell of the column that is the field itself, '' where one is empty. */
  join: (whole: string, texts: readonly string[]) => string;
  /** True when the cells hold all of it, so that nothing of a record is lost. */
  isComplete: (whole: string, texts: readonly string[]) => boolean;
  /** The column of the field itself is one of the parts, as a number beside its area code. */
  isPartItself?: boolean;
}

/** Columns that say something of a record together, such as who its contact person is. */
export interface ImportPart<Values> {
  columns: readonly ImportColumn[];
  /** The values with what the cells say, '' where one is empty; or why one of them cannot be taken, by its column. */
  apply: (
    values: Values,
    texts: readonly string[],
  ) => Values | { faults: Readonly<Record<string, string>> };
}

/** Describes the import of records of one subject. */
export interface ImportDescription<Values extends object, Row extends Values> {
  nouns: readonly [one: string, many: string];
  fields: readonly RecordField<Values, Row>[];
  /** The other names that the column of a field has in files. */
  names: Readonly<Partial<Record<string, readonly string[]>>>;
  joined?: readonly JoinedField<Values>[];
  parts?: readonly ImportPart<Values>[];
  /** The column that a field of a new record is taken from where the file has none for it. */
  fallbackColumns?: Readonly<Partial<Record<string, string>>>;
  /** The values of a new record. */
  given: Partial<Values>;
  /** Lists the keys that identify a record, the strongest first; records with one of them in common are the same, unless they differ. */
  listKeys: (values: Values) => readonly string[];
  /** True when two records with a common key differ nevertheless, such as namesakes with other numbers. */
  differ: (one: Values, other: Values) => boolean;
  /** Why a line of no record cannot be taken, where a file only changes records. */
  unknown?: string;
}

/** A possible target of a column of a file. */
export interface ImportTarget extends ImportColumn {
  /** A line without it is not taken. */
  required?: boolean;
  /** The possible values. */
  choices?: readonly Option[];
}

/** The kinds that have no single cell; parts stand for them. */
const isCell = ({ kind }: { kind: string }) => kind !== 'custom' && kind !== 'contactPerson';

/** Options by their names, which stand in the cells; a name of two options chooses neither. */
const listChoices = (options: readonly Option[] = []): Option[] =>
  [...Map.groupBy(options, ({ label }) => label).values()].flatMap(([one, ...others]) =>
    one && others.length === 0 ? { value: one.label, label: one.label } : [],
  );

export const listTargets = <Values extends object, Row extends Values>({
  fields,
  names,
  joined = [],
  parts = [],
  given,
}: ImportDescription<Values, Row>): ImportTarget[] => [
  ...fields.filter(isCell).map((field) => ({
    key: field.name,
    label: field.label,
    names: names[field.name] ?? [],
    ...(field.required && !(field.name in given) && { required: true }),
    ...(field.kind === 'select' && {
      choices: listChoices(field.options?.filter(({ gone }) => !gone)),
    }),
  })),
  ...[...joined, ...parts].flatMap(({ columns }) => columns),
];

const toPlain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** The targets that a column of this name can be: first those of the same label, then those that files call so. */
function findTargetsNamed(header: string, targets: readonly ImportTarget[]): ImportTarget[] {
  const name = toPlain(header);
  if (name === '') return [];
  const isCalled = (texts: readonly string[]) => texts.some((text) => toPlain(text) === name);
  const own = targets.filter(({ key, label }) => isCalled([key, label]));
  return [...own, ...targets.filter((target) => !own.includes(target) && isCalled(target.names))];
}

/** The target of each column by its name; each target once, for the column that has its label before others. */
export function matchColumns(
  headers: readonly string[],
  targets: readonly ImportTarget[],
): (string | null)[] {
  const mapping: (string | null)[] = headers.map(() => null);
  const take = (isLabel: boolean) => {
    for (const [column, header] of headers.entries()) {
      const target = findTargetsNamed(header, targets).find(
        ({ key, label }) =>
          !mapping.includes(key) &&
          (!isLabel || [key, label].map(toPlain).includes(toPlain(header))),
      );
      if (target && !mapping[column]) mapping[column] = target.key;
    }
  };
  take(true);
  take(false);
  return mapping;
}

/** The columns that could be what another column is taken for, by that target. */
export function findRivalColumns(
  headers: readonly string[],
  targets: readonly ImportTarget[],
  mapping: readonly (string | null)[],
): { column: number; target: string }[] {
  return headers.flatMap((header, column) => {
    if (mapping[column]) return [];
    const [first] = findTargetsNamed(header, targets);
    return first && mapping.includes(first.key) ? [{ column, target: first.key }] : [];
  });
}

/** True when both have a value and these differ. */
export const areOther = (a: string | null, b: string | null): boolean =>
  Boolean(a && b) && normaliseName(a ?? '') !== normaliseName(b ?? '');
