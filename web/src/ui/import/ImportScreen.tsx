import { useMemo, useState } from 'react';
import { explainError } from '../../lib/api/messages.ts';
import { exportSheet } from '../../lib/export/export-sheet.ts';
import type { Encoding } from '../../lib/import/encodings.ts';
import { type ReadFile, UnreadableFile } from '../../lib/import/file-contents.ts';
import { readFile, toTable } from '../../lib/import/read-file.ts';
import { Screen } from '../page/Screen.tsx';
import { type ImportDescription, listTargets, matchColumns } from './description.ts';
import { FileChoice } from './FileChoice.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview, type ImportProps, type LoadedFile } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import type { DoneImport, Known } from './sending.ts';
import { proposeSource, type Source } from './source.ts';

/** Takes records of one subject from a CSV or Excel file: what it would do is shown first, and nothing is kept before it is confirmed. */
export function ImportScreen<Values extends object, Row extends Values & Known>(
  props: ImportProps<Values, Row>,
) {
  const { title, description, back, send } = props;
  const [loaded, setLoaded] = useState<LoadedFile | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<DoneImport<Values> | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const targets = useMemo(() => listTargets(description), [description]);
  const show = (file: File, read: ReadFile, source: Source) => {
    const sheet = read.sheets[source.sheetAt];
    if (!sheet) return;
    const table = toTable(sheet, source.headAt);
    setLoaded({
      file,
      contents: read,
      source,
      table,
      mapping: matchColumns(table.headers, targets),
    });
  };
  const attempt = async (work: () => void | Promise<void>) => {
    setFault(null);
    try {
      await work();
    } catch (error) {
      setLoaded(null);
      setFault(error instanceof UnreadableFile ? error.message : explainError(error));
    }
  };
  const load = (file: File, encoding?: Encoding) =>
    attempt(async () => {
      setReading(file.name);
      try {
        const read = await readFile(file, encoding);
        show(file, read, proposeSource(read, targets));
      } finally {
        setReading(null);
      }
    });
  return (
    <Screen title={title} back={back}>
      <div className="flex flex-col gap-4 min-w-0">
        {reading && <ImportProgress label={`${reading} lezen`} />}
        {!loaded && !reading && (
          <FileChoice
            {...{ fault, targets }}
            onFile={(file) => file && void load(file)}
            onExample={() => void exportSheet(createExample(description), 'csv')}
          />
        )}
        {done && <ImportDone done={done} {...{ back, send }} onTakenBack={() => setDone(null)} />}
        {loaded && !done && !reading && (
          <ImportPreview
            {...props}
            {...loaded}
            key={`${loaded.file.name} ${loaded.contents.encoding} ${loaded.source.sheetAt} ${loaded.source.headAt}`}
            onMapping={(mapping) => setLoaded({ ...loaded, mapping })}
            onSource={({ sheetAt = loaded.source.sheetAt, headAt }) =>
              void attempt(() =>
                show(
                  loaded.file,
                  loaded.contents,
                  headAt === undefined
                    ? proposeSource(loaded.contents, targets, sheetAt)
                    : { sheetAt, headAt },
                ),
              )
            }
            onEncoding={(encoding) => void load(loaded.file, encoding)}
            onOther={() => setLoaded(null)}
            onDone={setDone}
          />
        )}
      </div>
    </Screen>
  );
}

/** A file with the names of the columns, to fill in. */
const createExample = <Values extends object, Row extends Values>(
  description: ImportDescription<Values, Row>,
) => ({
  title: `Voorbeeld ${description.nouns[1]}`,
  columns: listTargets(description).map(({ label }) => ({ label, kind: 'text' as const })),
  rows: [],
});
