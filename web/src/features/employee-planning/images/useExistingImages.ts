import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { images } from '@ploegplan/contract/images/endpoints';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceItem, itemQuery } from '../../../data/own/employee-planning.ts';
import { call, getUrl } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { explainFailure, outcomes, problems } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';

/** The address of an image of an own item: the original, or a preview of at most so many pixels wide. */
export function getImageUrl(itemId: string, filename: string, maxWidth?: number): string {
  const params = { id: itemId, filename };
  if (!maxWidth) return getUrl(employeePlanning.viewImage, { params });
  const query = { preview: 'true', maxWidth: String(maxWidth) } as const;
  return getUrl(employeePlanning.viewImage, { params, query });
}

function withImages(item: EmployeePlanningItem, imagesInfo: ImageInfo[]): EmployeePlanningItem {
  return { ...item, imagesInfo, images: imagesInfo.map(({ filename }) => filename) };
}

/** Deleting and renaming images that are saved already; the lists follow. */
export function useExistingImages(itemId: string) {
  const client = useQueryClient();
  const change = (edit: (infos: ImageInfo[]) => ImageInfo[]) => {
    const item = client.getQueryData(itemQuery(itemId).queryKey);
    if (item?.imagesInfo) announceItem(client, withImages(item, edit(item.imagesInfo)));
  };
  const removal = useMutation({
    mutationFn: (filename: string) =>
      call(employeePlanning.removeImage, { params: { id: itemId, filename } }),
    onSuccess: (_, filename) => {
      change((infos) => infos.filter((info) => info.filename !== filename));
      notify.success(outcomes.removeOwnImage.success);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'not-uploader') {
        notify.info(problems['not-uploader']);
      } else notify.error(explainFailure('removeOwnImage', error));
    },
  });
  const renaming = useMutation({
    mutationFn: ({ filename, newFilename }: { filename: string; newFilename: string }) =>
      call(images.rename, {
        body: { sourceType: 'planningitem', sourceId: itemId, filename, newFilename },
      }),
    onSuccess: (renamed, { filename }) =>
      change((infos) => infos.map((info) => (info.filename === filename ? renamed : info))),
  });
  return {
    remove: (filename: string) => removal.mutate(filename),
    /** Resolves with the error text, or null; the caller shows it, so there is no notification. */
    rename: (filename: string, newFilename: string): Promise<string | null> =>
      renaming.mutateAsync({ filename, newFilename }).then(
        () => null,
        (error: unknown) => explainFailure('renameImage', error),
      ),
  };
}
