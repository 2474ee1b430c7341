import { Button } from '@mantine/core';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { findRivalColumns, type ImportDescription } from './description.ts';
import type { ImportRow } from './rows/import-rows.ts';
import { holds } from './rows/joined.ts';
import { getHeader, type RowsProps } from './rows/row-parts.tsx';

interface Props<Values extends object, Row extends Values>
  extends Pick<RowsProps, 'table' | 'targets' | 'mapping' | 'onMapping'> {
  description: ImportDescription<Values, Row>;
  rows: readonly ImportRow<Values, Row>[];
  /** The joined fields that are replaced also where the file has only a part of them. */
  replaced: ReadonlySet<string>;
  onReplaced: (replaced: ReadonlySet<string>) => void;
}

interface Question {
  key: string;
  text: string;
  answer: string;
  onAnswer: () => void;
}

/** Asks about columns of which one would overwrite another, or what there is; beside each is another answer than the proposed one. */
export function ColumnQuestions<Values extends object, Row extends Values>(
  props: Props<Values, Row>,
) {
  const questions = [...listRivals(props), ...listWholes(props), ...listPartly(props)];
  return questions.map(({ key, text, answer, onAnswer }) => (
    <div key={key} className="flex flex-wrap gap-y-2 gap-x-4 items-center">
      <span role="status">{text}</span>
      <Button variant="light" onClick={onAnswer}>
        {answer}
      </Button>
    </div>
  ));
}

const formatQuoted = (texts: readonly string[]) =>
  texts
    .map((text) => `‘${text}’`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' en ');

/** Two columns for one field, of which one is taken. */
function listRivals<Values extends object, Row extends Values>({
  targets,
  table,
  mapping,
  onMapping,
}: Props<Values, Row>): Question[] {
  return findRivalColumns(table.headers, targets, mapping).flatMap(({ column, target }) => {
    const taken = mapping.indexOf(target);
    const differs = ({ cells }: { cells: string[] }) =>
      Boolean(cells[column]) && cells[column] !== cells[taken];
    if (!table.lines.some(differs)) return [];
    const [one, other] = [getHeader(table, taken), getHeader(table, column)];
    const label = targets.find(({ key }) => key === target)?.label ?? '';
    const swapped = mapping.with(taken, null).with(column, target);
    return {
      key: `rival ${column}`,
      text: `${formatQuoted([one, other])} passen allebei bij ${label}. Alleen ‘${one}’ wordt overgenomen.`,
      answer: `Neem ‘${other}’`,
      onAnswer: () => onMapping(swapped),
    };
  });
}

/** A column for a whole field beside columns for its parts. */
function listWholes<Values extends object, Row extends Values>({
  description: { joined = [] },
  table,
  mapping,
  onMapping,
}: Props<Values, Row>): Question[] {
  return joined.flatMap(({ field, columns, join, isPartItself }) => {
    const whole = mapping.indexOf(field);
    const keys = columns.map(({ key }) => key);
    const parts = [...mapping.keys()].filter((column) => keys.includes(mapping[column] ?? ''));
    if (whole === -1 || parts.length === 0 || isPartItself) return [];
    const joinedIn = (cells: readonly string[]) =>
      join(
        cells[whole] ?? '',
        keys.map((key) => cells[mapping.indexOf(key)] ?? ''),
      );
    const line = table.lines.find(
      ({ cells }) => cells[whole] && !holds(cells[whole], joinedIn(cells)),
    );
    if (!line) return [];
    const example = joinedIn(line.cells);
    const name = getHeader(table, whole);
    const others = parts.map((column) => getHeader(table, column));
    return {
      key: `whole ${field}`,
      text: `${formatQuoted([name, ...others])} worden samengevoegd, zoals ‘${example}’.`,
      answer: `Neem alleen ‘${name}’`,
      onAnswer: () =>
        onMapping(mapping.map((value) => (keys.includes(value ?? '') ? null : value))),
    };
  });
}

/** Columns for a part of a field, which would overwrite all of it. */
function listPartly<Values extends object, Row extends Values>({
  description: { joined = [], nouns },
  table,
  mapping,
  rows,
  replaced,
  onReplaced,
}: Props<Values, Row>): Question[] {
  return joined.flatMap(({ field, columns }) => {
    const keys = [field, ...columns.map(({ key }) => key)];
    const names = [...mapping.keys()]
      .filter((column) => keys.includes(mapping[column] ?? ''))
      .map((column) => getHeader(table, column));
    if (names.length === 0) return [];
    const key = `part ${field}`;
    if (replaced.has(field)) {
      const rest = new Set([...replaced].filter((value) => value !== field));
      const onAnswer = () => onReplaced(rest);
      return {
        key,
        text: `${formatQuoted(names)} ${names.length > 1 ? 'vervangen' : 'vervangt'} wat er staat.`,
        answer: 'Laten staan',
        onAnswer,
      };
    }
    const unchanged = rows.filter((candidate) => candidate.kept.includes(field));
    const row = unchanged[0]?.row;
    if (!row) return [];
    const example = String(row[field]);
    return {
      key,
      text: `Met alleen ${formatQuoted(names)} blijft bij ${formatQuantity(unchanged.length, ...nouns)} staan wat er was, zoals ‘${example}’.`,
      answer: 'Vervangen',
      onAnswer: () => onReplaced(new Set([...replaced, field])),
    };
  });
}
