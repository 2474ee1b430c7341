import { Title } from '@mantine/core';
import type { OwnDocument } from '@ploegplan/contract/documents.schemas';
import { employeePlanning } from '@ploegplan/contract/employee-planning';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import { shownAs } from '@ploegplan/contract/rules/document-files';
import { documentKindTexts } from '@ploegplan/contract/rules/kind-texts';
import { fileSize } from '@ploegplan/contract/rules/sizes';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { urlOf } from '../../../lib/api/call.ts';
import type { ViewedFile } from '../../../ui/documents/DocumentViewer.tsx';
import { download } from '../../../ui/documents/download.ts';
import images from '../../../ui/images/tiles.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './ItemDocuments.module.css';

const DocumentViewer = lazyPart(() => import('../../../ui/documents/DocumentViewer.tsx'));

const viewedFile = (itemId: string, { id, title, contentType }: OwnDocument): ViewedFile => {
  const params = { id: itemId, documentId: id };
  return {
    title,
    contentType,
    url: urlOf(employeePlanning.viewDocument, { params }),
    downloadUrl: urlOf(employeePlanning.viewDocument, { params, query: { download: 'true' } }),
  };
};

/** What the office shows with an own item: drawings, safety plans; nothing when there is none. */
export function ItemDocuments({ item }: { item: EmployeePlanningItem }) {
  const [viewed, setViewed] = useState<ViewedFile | null>(null);
  const { documents = [] } = item;
  if (documents.length === 0) return null;
  return (
    <section>
      <Title order={3} className={images.heading}>
        Documenten
      </Title>
      <ul className={classes.list}>
        {documents.map((document) => {
          const { id, title, kind, contentType, sizeBytes } = document;
          const file = viewedFile(item.id, document);
          const isShown = shownAs(contentType) !== undefined;
          const Icon = isShown ? IconFileText : IconDownload;
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.document}
                onClick={() => (isShown ? setViewed(file) : download(file.downloadUrl))}
              >
                <Icon size={24} stroke={1.5} aria-hidden />
                <span className={classes.text}>
                  <span className={classes.title}>{title}</span>
                  <span className={classes.quiet}>
                    {documentKindTexts[kind]} · {fileSize(sizeBytes)}
                    {!isShown && ' · downloaden'}
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
