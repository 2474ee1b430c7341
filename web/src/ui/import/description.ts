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
  nouns: [one: string, many: string];
  fields: readonly RecordField<Values, Row>[];
  /** Other names that the column of a field has in files. */
  names: Readonly<Partial<Record<string, readonly string[]>>>;
  parts: readonly ImportPart<Values>[];
  /** The values of a new record. */
  given: Partial<Values>;
  /** What tells a record from others, the strongest first; records with one of them in common are the same. */
  keysOf: (values: Values) => readonly string[];
}

/** What a column of a file can be taken for. */
export interface ImportTarget {
  key: string;
  label: string;
  names: readonly string[];
}

export const targetsOf = <Values extends object, Row extends Values>({
  fields,
  names,
  parts,
}: ImportDescription<Values, Row>): ImportTarget[] => [
  ...fields
    .filter(({ kind }) => kind !== 'custom')
    .map(({ name, label }) => ({ key: name, label, names: names[name] ?? [] })),
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
