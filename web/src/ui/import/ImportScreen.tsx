import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/api/messages.ts';
import { exportSheet } from '../../lib/export/export-sheet.ts';
import { readTable, UnreadableFile } from '../../lib/import/read-file.ts';
import { Screen } from '../Screen.tsx';
import { type ImportDescription, matchColumns, targetsOf } from './description.ts';
import { FileChoice } from './FileChoice.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview, type ImportProps, type LoadedFile } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import classes from './import.module.css';
import type { DoneImport, Known } from './sending.ts';

/** Takes records of one subject from a CSV or Excel file: what it would do is shown first, and nothing is kept before it is confirmed. */
export function ImportScreen<Values extends object, Row extends Values & Known>(
  props: ImportProps<Values, Row>,
) {
  const { title, description, back, send } = props;
  const [loaded, setLoaded] = useState<LoadedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<DoneImport<Values> | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const targets = useMemo(() => targetsOf(description), [description]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    setReading(file.name);
    try {
      const table = await readTable(file);
      setLoaded({ name: file.name, table, mapping: matchColumns(table.headers, targets) });
    } catch (error) {
      setFault(error instanceof UnreadableFile ? error.message : messageOf(error));
    } finally {
      setReading(null);
    }
  };
  return (
    <Screen title={title} back={back}>
      <div className={classes.page}>
        {reading && <ImportProgress label={`${reading} lezen`} />}
        {!loaded && !reading && (
          <FileChoice
            {...{ fault, targets }}
            onFile={(file) => void read(file)}
            onExample={() => void exportSheet(exampleOf(description), 'csv')}
          />
        )}
        {done && <ImportDone done={done} {...{ back, send }} onTakenBack={() => setDone(null)} />}
        {loaded && !done && (
          <ImportPreview
            {...props}
            {...loaded}
            key={loaded.name}
            onMapping={(mapping) => setLoaded({ ...loaded, mapping })}
            onOther={() => setLoaded(null)}
            onDone={setDone}
          />
        )}
      </div>
    </Screen>
  );
}

/** A file with the names of the columns, to fill in. */
const exampleOf = <Values extends object, Row extends Values>(
  description: ImportDescription<Values, Row>,
) => ({
  title: `Voorbeeld ${description.nouns[1]}`,
  columns: targetsOf(description).map(({ label }) => ({ label, kind: 'text' as const })),
  rows: [],
});
