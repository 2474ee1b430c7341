import type { OwnDocument } from '@ploegplan/contract/documents/schemas';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { getUrl } from '../../lib/api/call.ts';
import { loadFile } from '../../lib/api/load-file.ts';
import { keepFiles, recallFile } from '../../lib/kept/files.ts';

type Size = Pick<OwnDocument, 'availableOffline' | 'sizeBytes'>;

const PREFIX = 'document ';

/** A document on several items is kept once; a replaced file is another one. */
const getStoredName = ({ id, versionId }: OwnDocument) => `${PREFIX}${id} ${versionId}`;

interface DocumentToKeep {
  itemId: string;
  document: OwnDocument;
}

/** The documents of these items that the office wants on phones, as far as there is room for them. */
export function chooseDocumentsToKeep(items: readonly EmployeePlanningItem[]): DocumentToKeep[] {
  const { bytes, allBytes } = limits.offlineDocument;
  const all = items.flatMap(({ id: itemId, documents = [] }) =>
    documents.map((document) => ({ itemId, document })),
  );
  const wanted = new Map(all.map((entry) => [getStoredName(entry.document), entry]));
  let left: number = allBytes;
  return [...wanted.values()].filter(({ document: { availableOffline, sizeBytes } }) => {
    if (!availableOffline || sizeBytes > Math.min(bytes, left)) return false;
    left -= sizeBytes;
    return true;
  });
}

/** Keeps these documents, and no others. */
export const keepDocuments = (documents: readonly DocumentToKeep[]): Promise<void> =>
  keepFiles(
    PREFIX,
    documents.map(({ itemId, document }) => ({
      name: getStoredName(document),
      load: async () => {
        const params = { id: itemId, documentId: document.id };
        const url = getUrl(employeePlanning.viewDocument, { params });
        const bytes = await loadFile(url, AbortSignal.timeout(120_000), () => undefined);
        return new Blob([new Uint8Array(bytes)], { type: document.contentType });
      },
    })),
  );

export const recallDocument = (document: OwnDocument): Promise<Blob | null> =>
  recallFile(getStoredName(document));

export function explainNotStored({ availableOffline, sizeBytes }: Size): string {
  if (!availableOffline)
    return translate(
      'Zonder verbinding is dit document er niet. Kantoor kan instellen dat telefoons het bewaren.',
    );
  return sizeBytes > limits.offlineDocument.bytes
    ? translate(
        'Zonder verbinding is dit document er niet: met {size} is het te groot om op je telefoon te bewaren.',
        { size: formatFileSize(sizeBytes) },
      )
    : translate(
        'Zonder verbinding is dit document er niet: je telefoon heeft het nog niet opgehaald. Dat gebeurt vooraf voor werk van vandaag en morgen.',
      );
}
