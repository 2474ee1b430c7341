import { isOwnImage } from '@ploegplan/contract/images/ownership';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { useSession } from '../../../lib/session/session.ts';
import { EditableImageViewer } from '../../../ui/images/EditableImageViewer.tsx';
import { getImageUrl, useExistingImages } from './useExistingImages.ts';

interface Props {
  itemId: string;
  images: readonly ImageInfo[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** An image of an own item, which its uploader may rename and delete. Default export for React's lazy loading. */
export default function OwnImageViewer({ itemId, ...viewer }: Props) {
  const session = useSession();
  const existing = useExistingImages(itemId);
  return (
    <EditableImageViewer
      {...viewer}
      getUrl={({ filename }, maxWidth) => getImageUrl(itemId, filename, maxWidth)}
      formatCaption={({ metadata }) =>
        metadata.entityType === 'planningrange' ? translate('bij alle dagen') : ''
      }
      canEdit={(image) => isOwnImage(session?.employeeId ?? null, image)}
      onRename={({ filename }, name) => existing.rename(filename, name)}
      onRemove={({ filename }) => existing.remove(filename)}
    />
  );
}
