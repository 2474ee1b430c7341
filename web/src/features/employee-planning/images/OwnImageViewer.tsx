import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { isOwnImage } from '@ploegplan/contract/rules/images';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { confirmRemoval } from '../../../ui/images/confirm-removal.tsx';
import ImageViewer from '../../../ui/images/ImageViewer.tsx';
import { RenameDialog } from '../../../ui/images/RenameDialog.tsx';
import { useViewedImage } from '../../../ui/images/useViewedImage.ts';
import { imageUrl, useExistingImages } from './useExistingImages.ts';

interface Props {
  itemId: string;
  images: readonly ImageInfo[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** An image of an own item, which its uploader may rename and delete. Default export for React's lazy loading. */
export default function OwnImageViewer({ itemId, images, index, onMove, onClose }: Props) {
  const session = useSession();
  const existing = useExistingImages(itemId);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const image = useViewedImage(images, index, onClose);
  if (!image) return null;

  const remove = async () => {
    setDialog('delete');
    const isSure = await confirmRemoval(image.filename);
    setDialog(null);
    if (isSure) existing.remove(image.filename);
  };
  const actions = [
    { label: 'Hernoemen', Icon: IconPencil, onClick: () => setDialog('rename') },
    { label: 'Verwijderen', Icon: IconTrash, onClick: () => void remove() },
  ];
  return (
    <>
      <ImageViewer
        images={images}
        image={image}
        urlOf={({ filename }, maxWidth) => imageUrl(itemId, filename, maxWidth)}
        captionOf={({ metadata }) =>
          metadata.entityType === 'planningrange' ? 'bij alle dagen' : ''
        }
        more={isOwnImage(session?.employeeId ?? null, image) ? actions : []}
        isCovered={dialog !== null}
        onMove={onMove}
        onClose={onClose}
      />
      {dialog === 'rename' && (
        <RenameDialog
          filename={image.filename}
          onRename={(name) => existing.rename(image.filename, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
