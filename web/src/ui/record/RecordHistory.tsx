import type { RecordHistoryEntry } from '@ploegplan/contract/work/schemas';
import { ByWhom } from '../facts/ByWhom.tsx';
import { formatImageLine } from '../images/image-line.ts';
import { Card } from '../page/Card.tsx';
import { FirstRows } from '../states/FirstRows.tsx';
import rows from '../states/rows.module.css';
import { formatValue, type RecordField } from './fields.tsx';

interface Props<Values, Row extends Values> {
  changes: readonly RecordHistoryEntry[];
  fields: readonly RecordField<Values, Row>[];
}

const FIRST = 5;

const actions: Record<RecordHistoryEntry['action'], string> = {
  created: 'Toegevoegd',
  changed: 'Gewijzigd',
  deleted: 'Verwijderd',
  restored: 'Teruggezet',
};

/** Shows who changed a record and how, newest first. */
export function RecordHistory<Values, Row extends Values>({ changes, fields }: Props<Values, Row>) {
  const described = changes.flatMap((change, index) => {
    const lines = change.fields.flatMap((field) => formatLine(fields, field) ?? []);
    const isEmpty = change.action === 'changed' && lines.length === 0;
    return isEmpty ? [] : [{ ...change, lines, key: changes.length - index }];
  });
  return <HistoryCard changes={described} />;
}

interface Described extends Pick<RecordHistoryEntry, 'action' | 'by' | 'at'> {
  key: number;
  lines: readonly string[];
}

/** Changes in words, the newest first; nothing when there are none. */
export function HistoryCard({ changes }: { changes: readonly Described[] }) {
  if (changes.length === 0) return null;
  return (
    <Card title="Geschiedenis">
      <FirstRows items={changes} first={FIRST}>
        {({ key, action, by, at, lines }) => (
          <li key={key} className={rows.row}>
            <span className={rows.main}>{actions[action]}</span>
            <ByWhom by={by} at={at} />
            {lines.map((line) => (
              <span key={line} className="w-full text-quiet text-sm wrap-anywhere">
                {line}
              </span>
            ))}
          </li>
        )}
      </FirstRows>
    </Card>
  );
}

/** 'Locatie: Kade 1 → Kade 2'; nothing for a field that the page does not show. */
function formatLine<Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  { field: name, from, to }: RecordHistoryEntry['fields'][number],
): string | undefined {
  if (name === 'image') return formatImageLine({ from, to });
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return undefined;
  // A text needs no other value of the record.
  const text = (value: unknown) =>
    (value !== undefined && formatValue(field, { [name]: value } as Row)) || 'leeg';
  return `${field.label}: ${text(from)} → ${text(to)}`;
}
