import { Alert, NativeSelect } from '@mantine/core';
import type { Encoding } from '../../lib/import/encodings.ts';
import type { ReadFile } from '../../lib/import/file-contents.ts';
import classes from './import.module.css';
import {
  formatHeadLabel,
  formatLineCounts,
  listHeadLines,
  listReadingNotices,
  type Source,
} from './source.ts';

export interface FileOptionsProps {
  read: ReadFile;
  source: Source;
  onSource: (source: Partial<Source>) => void;
  onEncoding: (encoding: Encoding) => void;
}

const encodingLabels: Record<Encoding, string> = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Windows',
  cp850: 'DOS',
};

/** Shows how a file was read, with choices for its sheet, the line with the names of the columns, and its encoding. */
export function FileOptions({ read, source, onSource, onEncoding }: FileOptionsProps) {
  const { sheets, encoding } = read;
  const { sheetAt, headAt } = source;
  const sheet = sheets[sheetAt];
  if (!sheet) return null;
  const notices = listReadingNotices(read, sheet);
  return (
    <>
      <div className={classes.options}>
        {sheets.length > 1 && (
          <NativeSelect
            label="Blad"
            value={String(sheetAt)}
            data={sheets.map(({ name, isHidden }, at) => ({
              value: String(at),
              label: isHidden ? `${name} (verborgen)` : name,
            }))}
            onChange={({ currentTarget }) => onSource({ sheetAt: Number(currentTarget.value) })}
          />
        )}
        <NativeSelect
          label="Kolomnamen op regel"
          value={String(headAt)}
          data={listHeadLines(sheet).map((line, at) => ({
            value: String(at),
            label: formatHeadLabel(line),
          }))}
          onChange={({ currentTarget }) => onSource({ headAt: Number(currentTarget.value) })}
        />
        {encoding && (
          <NativeSelect
            label="Letters"
            value={encoding}
            data={Object.entries(encodingLabels).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => onEncoding(currentTarget.value as Encoding)}
          />
        )}
      </div>
      <p className="text-quiet">{formatLineCounts(sheet, headAt)}</p>
      {notices.length > 0 && (
        <Alert color="orange" role="status">
          {notices.map((notice) => (
            <p key={notice} className="wrap-anywhere">
              {notice}
            </p>
          ))}
        </Alert>
      )}
    </>
  );
}
