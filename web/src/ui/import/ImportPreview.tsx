import '../form/mantine.ts';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { ReadFile } from '../../lib/import/file-contents.ts';
import type { FileTable } from '../../lib/import/read-file.ts';
import { formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import type { Back } from '../bar/BackButton.tsx';
import { FormError } from '../messages/FormError.tsx';
import { useUnsavedFormGuard } from '../messages/unsaved.ts';
import { Segments } from '../page/Segments.tsx';
import { useIsPhone } from '../page/viewport.ts';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import { type ImportDescription, listTargets } from './description.ts';
import { FileOptions, type FileOptionsProps } from './FileOptions.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import classes from './import.module.css';
import { ImportRows } from './rows/ImportRows.tsx';
import { createCellKey, type ImportRow, type ImportState } from './rows/import-rows.ts';
import { type Correction, SameCells } from './rows/SameCells.tsx';
import { useImportRows } from './rows/useImportRows.ts';
import {
  collectRejectionsIn,
  type DoneImport,
  type ImportedRows,
  importFault,
  type Known,
  type Rejections,
  toSend,
  toTakeBack,
  withRejections,
} from './sending.ts';
import type { Source } from './source.ts';

export interface ImportProps<Values extends object, Row extends Values> {
  title: string;
  description: ImportDescription<Values, Row>;
  back: Back;
  /** The records that there are. */
  records: readonly Row[];
  send: (rows: ImportedRows<Values>) => Promise<unknown>;
}

type Filter = 'all' | ImportState;

const stateTexts: Record<Filter, string> = {
  all: 'Alle',
  error: 'Fout',
  double: 'Dubbel',
  new: 'Nieuw',
  changed: 'Gewijzigd',
  same: 'Ongewijzigd',
};

/** A file, where its records are in it, and what its columns are taken for. */
export interface LoadedFile {
  file: File;
  contents: ReadFile;
  source: Source;
  table: FileTable;
  mapping: (string | null)[];
}

type PreviewProps<Values extends object, Row extends Values> = ImportProps<Values, Row> &
  LoadedFile & {
    onMapping: (mapping: (string | null)[]) => void;
    onOther: () => void;
    onSource: FileOptionsProps['onSource'];
    onEncoding: FileOptionsProps['onEncoding'];
    onDone: (done: DoneImport<Values>) => void;
  };

const isGood = ({ state }: { state: ImportState }) => state === 'new' || state === 'changed';

/** Previews what the lines of a file would do, to be corrected and confirmed. */
export function ImportPreview<Values extends object, Row extends Values & Known>(
  props: PreviewProps<Values, Row>,
) {
  const {
    description,
    records,
    file,
    contents,
    source,
    table,
    mapping,
    onMapping,
    onOther,
    send,
    onDone,
  } = props;
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  const [rejections, setRejections] = useState<Rejections>(new Map());
  const [last, setLast] = useState<Correction | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [wanted, setFilter] = useState<Filter>('all');
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const next = useRef(onOther);
  // The file is chosen again in a moment; what was corrected in it is work.
  const leave = useUnsavedFormGuard(corrected.size > 0, () => next.current());
  const leaveTo = (go: () => void) => {
    next.current = go;
    void leave();
  };
  // The ids are made once for each line, so that a repeated import is the same one.
  const [ids] = useState(() => new Map(table.lines.map(({ number }) => [number, uuidv7()])));
  const choices = { table, mapping, corrected, records, replaced };
  const { rows: read, progress } = useImportRows(description, choices);
  const rows = useMemo(() => withRejections(read, rejections), [read, rejections]);
  const map = (to: (string | null)[]) => {
    setRejections(new Map());
    onMapping(to);
  };
  const isRead = progress === 1;
  const targets = useMemo(() => listTargets(description), [description]);
  // The error is shown once for all lines: the column has a name that says nothing.
  const missing = description.fields.find(
    ({ name, required }) =>
      required && !mapping.includes(name) && rows.every(({ errors }) => errors[name]),
  );
  // A row being typed in does not count.
  const isMended = !rows.find(({ line }) => line === last?.line)?.errors[
    mapping[last?.column ?? 0] ?? ''
  ];
  const counts = Map.groupBy(rows, ({ state }) => state);
  const chosen = rows.filter((row) => isGood(row) && !left.has(row.line));
  const filters = (Object.keys(stateTexts) as Filter[]).filter(
    (value) => value === 'all' || (counts.has(value) && !missing),
  );
  const filter = filters.includes(wanted) ? wanted : 'all';
  const shown = rows
    .filter(({ state, line }) => filter === 'all' || state === filter || line === last?.line)
    .map((row) => (missing ? removeError(row, missing.name) : row));
  const isPhone = useIsPhone();
  const [one, many] = description.nouns;
  const correct = (keys: readonly string[], text: string) => {
    setCorrected((before) => new Map([...before, ...keys.map((key) => [key, text] as const)]));
    const lines = new Set(keys.map((key) => Number(key.split(' ')[0])));
    setRejections((before) => new Map([...before].filter(([line]) => !lines.has(line))));
  };
  const run = async () => {
    setFault(null);
    setSending(true);
    try {
      const sent = toSend(chosen, ids);
      await send(sent);
      const number = chosen.length;
      const text = `${formatQuantity(number, one, many)} geïmporteerd`;
      onDone({ text, back: toTakeBack(chosen, sent) });
    } catch (error) {
      const rejected = collectRejectionsIn(description.fields, error, chosen);
      setRejections(rejected);
      setFault(importFault(error, rejected));
    } finally {
      setSending(false);
    }
  };
  if (rows.length === 0) return <ImportProgress label={`${file.name} bekijken`} value={progress} />;
  return (
    <>
      {!isRead && <ImportProgress label={`${file.name} bekijken`} value={progress} />}
      <div className={classes.head}>
        <strong className="wrap-anywhere">{file.name}</strong>
        <Button variant="default" onClick={() => leaveTo(onOther)}>
          Ander bestand
        </Button>
        <div className={classes.tabs}>
          <Segments<Filter>
            aria-label="Tonen"
            value={filter}
            onChange={setFilter}
            options={filters.map((value) => ({
              value,
              label: `${stateTexts[value]} (${formatNumber(value === 'all' ? rows.length : (counts.get(value)?.length ?? 0))})`,
            }))}
          />
        </div>
      </div>
      <FileOptions
        read={contents}
        source={source}
        onSource={(given) => leaveTo(() => props.onSource(given))}
        onEncoding={(encoding) => leaveTo(() => props.onEncoding(encoding))}
      />
      {missing && (
        <FormError
          title={`Geen kolom voor ${missing.label}`}
          text={`Kies ${isPhone ? 'bij' : 'boven'} een kolom ‘${missing.label}’.`}
        />
      )}
      <ColumnQuestions
        {...{ description, targets, table, mapping, replaced }}
        rows={read}
        onMapping={map}
        onReplaced={setReplaced}
      />
      {isMended && last && <SameCells {...{ table, corrected, last }} onCorrect={correct} />}
      <ImportRows
        {...{ table, mapping, corrected, left }}
        onMapping={map}
        rows={shown}
        targets={targets}
        lacksColumn={missing !== undefined}
        onCorrect={(line, column, text) => {
          correct([createCellKey(line, column)], text);
          setLast({ line, column, text });
        }}
        onLeave={(line) =>
          setLeft((before) => {
            const next = new Set(before);
            if (!next.delete(line)) next.add(line);
            return next;
          })
        }
      />
      <ImportFoot
        {...{ table, mapping, fault, isSending }}
        chosen={chosen.length}
        skipped={rows.length - chosen.length}
        isRead={isRead}
        onImport={() => void run()}
      />
    </>
  );
}

/** The row without the error that is shown once, above all rows. */
const removeError = <Values, Row>(row: ImportRow<Values, Row>, name: string) => {
  const { [name]: _, ...errors } = row.errors;
  return { ...row, errors };
};
