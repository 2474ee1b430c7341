import { Title } from '@mantine/core';
import { getShownType } from '@ploegplan/contract/documents/files';
import type { OwnDocument } from '@ploegplan/contract/documents/schemas';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { documentKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { explainNotStored, recallDocument } from '../../../data/records/kept-documents.ts';
import { getUrl } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { notify } from '../../../lib/notify.ts';
import type { ViewedFile } from '../../../ui/documents/DocumentViewer.tsx';
import { download } from '../../../ui/documents/download.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';

const DocumentViewer = createLazyPart(() => import('../../../ui/documents/DocumentViewer.tsx'));

const isShown = ({ contentType }: OwnDocument) => getShownType(contentType) !== undefined;

function toViewedFile(itemId: string, document: OwnDocument, stored: Blob | null): ViewedFile {
  const { id, title, filename, contentType } = document;
  const params = { id: itemId, documentId: id };
  return {
    title,
    filename,
    contentType,
    url: getUrl(employeePlanning.viewDocument, { params }),
    downloadUrl: getUrl(employeePlanning.viewDocument, { params, query: { download: 'true' } }),
    kept: stored,
    whyNotKept: explainNotStored(document),
  };
}

/** Shows the documents of an own item, such as drawings and safety plans; nothing when there are none. */
export function ItemDocuments({ item }: { item: EmployeePlanningItem }) {
  const [viewed, setViewed] = useState<ViewedFile | null>(null);
  const { documents = [] } = item;
  if (documents.length === 0) return null;
  const open = async (document: OwnDocument) => {
    const stored = await recallDocument(document);
    const file = toViewedFile(item.id, document, stored);
    if (isShown(document)) setViewed(file);
    else if (stored) saveFile(stored, document.filename);
    else if (navigator.onLine) download(file.downloadUrl);
    else notify.info(explainNotStored(document));
  };
  return (
    <section>
      <Title order={3} className="mb-2">
        {translate('Documenten')}
      </Title>
      <ul className="flex flex-col gap-2">
        {documents.map((document) => {
          const { id, title, kind, sizeBytes, availableOffline } = document;
          const Icon = isShown(document) ? IconFileText : IconDownload;
          return (
            <li key={id}>
              <button
                type="button"
                className="flex gap-3 items-center w-full px-3 py-2 border rounded bg-none text-inherit font-inherit text-left cursor-pointer svg-accent hover-bg-quiet"
                style={{ minHeight: '3.5rem' }}
                onClick={() => void open(document)}
              >
                <Icon size={24} stroke={1.5} aria-hidden />
                <span className="flex flex-col min-w-0">
                  <span className="font-semibold wrap-anywhere">{title}</span>
                  <span className="text-quiet text-sm">
                    {documentKindTexts[kind]} · {formatFileSize(sizeBytes)}
                    {!isShown(document) && ` · ${translate('downloaden')}`}
                    {availableOffline && ` · ${translate('ook zonder verbinding')}`}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {viewed && <DocumentViewer file={viewed} onClose={() => setViewed(null)} />}
    </section>
  );
}
