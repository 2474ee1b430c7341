import { ImageInfo, type ImageOwnerType } from '@ploegplan/contract/images/schemas';
import { sample } from '@ploegplan/contract/test/sample';

/** An image of an owner, as the server lists it. */
export function imageAt(
  entityType: ImageOwnerType,
  entityId: string,
  filename: string,
  values: Partial<Omit<ImageInfo, 'metadata'>> = {},
): ImageInfo {
  const plain = sample(ImageInfo, {
    filename,
    fileName: filename,
    clientId: entityType === 'client' ? entityId : null,
    projectId: entityType === 'project' ? entityId : null,
    planningId: entityType === 'planningitem' ? entityId : null,
    planningDate: entityType === 'planningitem' ? '2026-01-14' : null,
    uploaderEmployeeName: 'Ann de Boer',
    uploadDate: '2026-01-14T09:30:00.000Z',
    ...values,
  });
  return { ...plain, metadata: { ...plain.metadata, entityType, entityId } };
}
