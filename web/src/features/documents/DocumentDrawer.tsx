import { getShownType } from '@ploegplan/contract/documents/files';
import type { Document } from '@ploegplan/contract/documents/schemas';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  documentData,
  documentHistoryQuery,
  getDocumentFileUrl,
} from '../../data/records/documents.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import type { ViewedFile } from '../../ui/documents/DocumentViewer.tsx';
import { download } from '../../ui/documents/download.ts';
import type { Action } from '../../ui/drawer/DetailsDrawer.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { useDocumentFields } from './useDocumentFields.tsx';
import { Versions } from './Versions.tsx';

const DocumentViewer = createLazyPart(() => import('../../ui/documents/DocumentViewer.tsx'));

const toViewedFile = ({ id, title, file }: Document): ViewedFile => ({
  title,
  contentType: file.contentType,
  url: getDocumentFileUrl(id, file),
  downloadUrl: getDocumentFileUrl(id, file, { download: true }),
});

/** Shows a document with its files and its history. Default export for lazy loading. */
export default function DocumentDrawer(props: RecordDetailsProps<Document>) {
  const { fields } = useDocumentFields();
  const { restoreDays } = useTenant();
  const [viewed, setViewed] = useState<ViewedFile | null>(null);
  const open = (document: Document): Action => {
    const file = toViewedFile(document);
    return getShownType(file.contentType)
      ? { label: 'Bekijken', Icon: IconEye, onClick: () => setViewed(file) }
      : { label: 'Downloaden', Icon: IconDownload, onClick: () => download(file.downloadUrl) };
  };
  return (
    <>
      <RecordDetails
        {...props}
        data={documentData}
        fields={fields}
        deletedText={`Ja, de bestanden worden na ${restoreDays} dagen weggehaald`}
        remains={`Je kunt het ${restoreDays} dagen terugzetten.`}
        actions={(document) => [open(document)]}
        after={(document) => (
          <>
            <Versions document={document} />
            <div style={{ marginTop: '1.5rem' }}>
              <History id={document.id} />
            </div>
          </>
        )}
      />
      {viewed && <DocumentViewer file={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

function History({ id }: { id: string }) {
  const { fields } = useDocumentFields();
  const { data: changes = [] } = useQuery(documentHistoryQuery(id));
  return <RecordHistory changes={changes} fields={fields} />;
}
