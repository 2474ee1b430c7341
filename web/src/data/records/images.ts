import { images } from '@ploegplan/contract/images/endpoints';
import type { ImageInfo, ImageOwnerType } from '@ploegplan/contract/images/schemas';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, getUrl } from '../../lib/api/call.ts';
import { explainFailure, outcomes } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { planningKeys } from '../planning/planning-keys.ts';

export interface ImageOwner {
  type: ImageOwnerType;
  id: string;
}

const all = ['images'] as const;

/** The images of an owner; of a project or client also those of all its planned work, of a range those of its days. */
export const imagesQuery = ({ type, id }: ImageOwner) =>
  queryOptions({
    queryKey: [...all, type, id],
    queryFn: ({ signal }) => {
      if (type === 'project') return call(images.search, { query: { project_id: id }, signal });
      if (type === 'client') return call(images.search, { query: { client_id: id }, signal });
      return call(images.list, { params: { type, id }, signal });
    },
  });

/** The criteria for a search in all images of the company. */
export interface ImageFilter {
  clientId: string | null;
  projectId: string | null;
  name: string;
}

/** The images that meet the filter, the newest first. */
export const imageSearchQuery = ({ clientId, projectId, name }: ImageFilter) => {
  const filename = name.trim();
  const query = {
    ...(clientId && { client_id: clientId }),
    ...(projectId && { project_id: projectId }),
    ...(filename && { filename }),
  };
  return queryOptions({
    queryKey: [...all, 'search', query],
    queryFn: ({ signal }) => call(images.search, { query, signal }),
  });
};

const getImageAddress = ({ filename, metadata: { entityType, entityId } }: ImageInfo) => ({
  type: entityType,
  id: entityId,
  filename,
});

const getImageSource = ({ filename, metadata: { entityType, entityId } }: ImageInfo) => ({
  sourceType: entityType,
  sourceId: entityId,
  filename,
});

/** The address of an image: the original, or a preview of at most so many pixels wide. */
export const getImageUrl = (image: ImageInfo, maxWidth?: number): string =>
  getUrl(images.view, {
    params: getImageAddress(image),
    ...(maxWidth && { query: { preview: 'true', maxWidth: String(maxWidth) } }),
  });

/** Tells one image from all others, also of other owners. */
export const getImageKey = ({ filename, metadata: { entityType, entityId } }: ImageInfo): string =>
  [entityType, entityId, filename].join('/');

/** Refreshes all lists of images, the planning, which counts them, and the history of what they belong to. */
export async function refreshImages(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: all }),
    client.invalidateQueries({ queryKey: planningKeys.weeks }),
    ...['planning', 'projects', 'clients'].map((subject) =>
      client.invalidateQueries({ queryKey: [subject, 'history'] }),
    ),
  ]);
}

/** Renaming, deleting, copying and moving images. */
export function useImageEdits() {
  const client = useQueryClient();
  const refresh = () => refreshImages(client);
  return {
    /** Resolves with the error for the dialog that asked; null on success. */
    async rename(image: ImageInfo, newFilename: string): Promise<string | null> {
      try {
        await call(images.rename, { body: { ...getImageSource(image), newFilename } });
      } catch (error) {
        return explainFailure('renameImage', error);
      }
      await refresh();
      return null;
    },

    async remove(image: ImageInfo): Promise<void> {
      try {
        await call(images.remove, { params: getImageAddress(image) });
      } catch (error) {
        notify.error(explainFailure('removeImage', error), image.filename);
        return;
      }
      notify.success(outcomes.removeOwnImage.success, image.filename);
      await refresh();
    },

    /** Resolves with all images of the owner after it; null when it failed. */
    async attach(
      { type, id }: ImageOwner,
      chosen: readonly ImageInfo[],
      mode: 'copy' | 'move',
    ): Promise<ImageInfo[] | null> {
      const body = { targetType: type, targetId: id, mode, items: chosen.map(getImageSource) };
      const attached = await call(images.attach, { body }).catch((error: unknown) => {
        notify.error(explainFailure('uploadImages', error));
        return null;
      });
      if (attached) await refresh();
      return attached;
    },
  };
}
