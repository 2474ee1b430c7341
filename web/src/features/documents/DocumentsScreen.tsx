import { Button } from '@mantine/core';
import type { Document } from '@ploegplan/contract/documents/schemas';
import { documentKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStorageText } from '../../data/company/storage.ts';
import { documentData, documentsSort } from '../../data/records/documents.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useValidity } from '../../lib/session/useValidity.ts';
import { FilterMenu } from '../../ui/bar/FilterMenu.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { StorageNotice } from '../../ui/messages/StorageNotice.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Column, Columns } from '../../ui/table/columns.ts';
import { createSections, documentsFilter, filterTexts, noFilter, passes } from './filter.ts';
import { renderValidity, useDocumentFields } from './useDocumentFields.tsx';

const DocumentDrawer = createLazyPart(() => import('./DocumentDrawer.tsx'));
const DocumentForm = createLazyPart(() => import('./DocumentForm.tsx'));

/** The last columns are hidden beside a drawer, so the column that says when a document ends comes early. */
const earliest = ['projectId', 'validUntil', 'visibleToWorkers', 'kind'];

const dated: Column<Document> = {
  key: 'date',
  label: 'Datum',
  width: 8,
  kind: 'moment',
  value: ({ file }) => file.uploadedAt,
};

const ofFile: readonly Column<Document>[] = [
  { key: 'filename', label: 'Bestand', width: 14, value: ({ file }) => file.filename },
  {
    key: 'size',
    label: 'Grootte',
    width: 6,
    value: ({ file }) => formatFileSize(file.sizeBytes),
    order: ({ file }) => file.sizeBytes,
    orderKind: 'number',
  },
];

interface Props {
  /** The document to open at once. */
  wanted: string | undefined;
  onShown: () => Promise<void>;
}

/** The documents of the company. */
export function DocumentsScreen({ wanted, onShown }: Props) {
  const query = useQuery(documentData.list);
  const { fields, owners } = useDocumentFields();
  const [filter, setFilter] = useRemembered(documentsFilter);
  const columns = useMemo((): Columns<Document> => {
    const [first, ...others] = createColumns(fields);
    const getPosition = ({ key }: Column<Document>) => earliest.indexOf(key);
    return [first, ...others.toSorted((a, b) => getPosition(a) - getPosition(b)), dated, ...ofFile];
  }, [fields]);
  const { data: all } = query;
  const storage = useStorageText('documenten');
  const findValidity = useValidity();
  const rows = useMemo(
    () => all?.filter((candidate) => passes(filter, candidate, findValidity)),
    [all, filter, findValidity],
  );
  const texts = filterTexts(filter);
  return (
    <RecordScreen
      title="Documenten"
      name="documents"
      nouns={['document', 'documenten']}
      columns={columns}
      rows={owners.options && rows}
      query={query}
      sort={documentsSort}
      wish={wanted === undefined ? undefined : { id: wanted, onShown }}
      card={(document) => (
        <CardText
          name={document.title}
          details={[documentKindTexts[document.kind], owners.getName(document)?.label]}
        >
          {document.validUntil && renderValidity(document)}
        </CardText>
      )}
      banner={storage && <StorageNotice text={storage} />}
      filter={{
        text: texts.join(' · '),
        button: (
          <FilterMenu
            sections={createSections(filter, setFilter)}
            texts={texts}
            onClear={() => setFilter(noFilter)}
          />
        ),
        empty: all && all.length > 0 && texts.length > 0 && (
          <EmptyState
            icon={<IconFiles size={32} stroke={1.5} aria-hidden />}
            title={`Niets gevonden met ‘${texts.join(', ')}’`}
          >
            <Button variant="default" onClick={() => setFilter(noFilter)}>
              Alle documenten tonen
            </Button>
          </EmptyState>
        ),
      }}
      empty={{
        Icon: IconFiles,
        title: 'Nog geen documenten',
        text: 'Contracten, tekeningen, VGM-plannen en keuringen bewaar je hier, bij het werk waar ze bij horen.',
        addLabel: 'Document toevoegen',
      }}
      Details={DocumentDrawer}
      Form={DocumentForm}
    />
  );
}
