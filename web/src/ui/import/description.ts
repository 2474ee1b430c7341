import type { Option } from '../form/fields.ts';
import type { RecordField } from '../record/fields.tsx';

/** A column of a file that is no field by itself, such as a part of a name. */
export interface ImportPart<Values> {
  key: string;
  label: string;
  /** Other names that the column has in files. */
  names: readonly string[];
  /** The values with this cell in them, or why it cannot be taken. */
  apply: (values: Values, text: string) => Values | { fault: string };
}

/** What is imported as records of one subject. */
export interface ImportDescription<Values extends object, Row extends Values> {
  nouns: readonly [one: string, many: string];
  fields: readonly RecordField<Values, Row>[];
  /** Other names that the column of a field has in files. */
  names: Readonly<Partial<Record<string, readonly string[]>>>;
  parts: readonly ImportPart<Values>[];
  /** For a new record: the column that is taken for a field too where the file has none for it. */
  fallbackColumns?: Readonly<Partial<Record<string, string>>>;
  /** The values of a new record. */
  given: Partial<Values>;
  /** What tells a record from others, the strongest first; records with one of them in common are the same, unless they differ. */
  keysOf: (values: Values) => readonly string[];
  /** Whether two with a key in common are two nevertheless, such as namesakes with other numbers. */
  differ: (one: Values, other: Values) => boolean;
}

/** What a column of a file can be taken for. */
export interface ImportTarget {
  key: string;
  label: string;
  names: readonly string[];
  /** A line without it is not taken. */
  required?: boolean;
  /** What can be chosen in it. */
  choices?: readonly Option[];
}

/** The kinds that have no single cell; parts stand for them. */
const isCell = ({ kind }: { kind: string }) => kind !== 'custom' && kind !== 'contactPerson';

/** By their names, which stand in the cells; one that two have tells neither. */
const choicesOf = (options: readonly Option[] = []): Option[] =>
  [...Map.groupBy(options, ({ label }) => label).values()].flatMap(([one, ...others]) =>
    one && others.length === 0 ? { value: one.label, label: one.label } : [],
  );

export const targetsOf = <Values extends object, Row extends Values>({
  fields,
  names,
  parts,
  given,
}: ImportDescription<Values, Row>): ImportTarget[] => [
  ...fields.filter(isCell).map((field) => ({
    key: field.name,
    label: field.label,
    names: names[field.name] ?? [],
    ...(field.required && !(field.name in given) && { required: true }),
    ...(field.kind === 'select' && {
      choices: choicesOf(field.options?.filter(({ gone }) => !gone)),
    }),
  })),
  ...parts,
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** The target of each column by its name; each target once. */
export function matchColumns(
  headers: readonly string[],
  targets: readonly ImportTarget[],
): (string | null)[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const wanted = plain(header);
    const target = targets.find(
      ({ key, label, names }) =>
        !taken.has(key) && [key, label, ...names].some((name) => plain(name) === wanted),
    );
    if (!target || wanted === '') return null;
    taken.add(target.key);
    return target.key;
  });
}

/** A key, or a name in one, in whatever case it is written. */
export const low = (text: string) => text.trim().toLowerCase();

/** Whether both have one and they are not the same. */
export const areOther = (one: string | null, other: string | null): boolean =>
  Boolean(one && other) && low(one ?? '') !== low(other ?? '');
