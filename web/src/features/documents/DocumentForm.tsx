import type { Document } from '@ploegplan/contract/documents/schemas';
import { useMemo } from 'react';
import { type DocumentValues, documentData } from '../../data/records/documents.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { FileField } from './FileField.tsx';
import { findFileFault, formatRejection } from './file-faults.ts';
import { useDocumentFields } from './useDocumentFields.tsx';

/** 'VGM-plan 2026.pdf' as the title that a document is likely to get. */
const suggestTitle = ({ name }: File) => name.replace(/\.[^.]*$/, '').trim();

/** The file of a new document, which also names it as long as it has no title. */
const createFileField = (id: string): RecordField<DocumentValues, Document> => ({
  kind: 'custom',
  name: 'upload',
  label: 'Bestand',
  required: true,
  render: ({ values, change, error, isFirst }) => (
    <FileField
      documentId={id}
      file={values.upload ?? null}
      error={error}
      isFirst={isFirst}
      onChange={(upload) =>
        change({ upload, ...(upload && !values.title.trim() && { title: suggestTitle(upload) }) })
      }
    />
  ),
  formatText: ({ upload }) => upload?.name ?? '',
  comparable: ({ upload }) => upload && [upload.name, upload.size, upload.lastModified],
  findError: ({ upload }) => (upload ? findFileFault(upload) : 'Kies een bestand'),
  sentAs: ['files', 'filename'],
  explainRejection: ([problem]) => formatRejection(problem?.code ?? ''),
});

/** Adds a document with its file, or changes what is known of one. Default export for lazy loading. */
export default function DocumentForm(props: RecordDrawerProps<Document>) {
  const { id, row } = props;
  const { fields } = useDocumentFields(row);
  const all = useMemo(() => (row ? fields : [createFileField(id), ...fields]), [row, fields, id]);
  return <RecordDrawer {...props} data={documentData} fields={all} />;
}
