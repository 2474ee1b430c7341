import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { imageUrl, useImageEdits } from '../../data/images.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { confirmRemoval } from '../../ui/images/confirm-removal.tsx';
import ImageViewer from '../../ui/images/ImageViewer.tsx';
import { RenameDialog } from '../../ui/images/RenameDialog.tsx';
import { useViewedImage } from '../../ui/images/useViewedImage.ts';
import { ImageDetails } from './ImageDetails.tsx';
import { dayOf } from './image-days.ts';
import type { ImageNames } from './useImageNames.ts';

interface Props {
  images: readonly ImageInfo[];
  index: number;
  names: ImageNames;
  isReadOnly: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** An image over the whole screen, which the office may rename and delete. Default export for lazy loading. */
export default function OfficeImageViewer(props: Props) {
  const { images, index, names, isReadOnly, onMove, onClose } = props;
  const edits = useImageEdits();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const image = useViewedImage(images, index, onClose);
  if (!image) return null;

  const remove = async () => {
    setDialog('delete');
    const isSure = await confirmRemoval(image.filename);
    setDialog(null);
    if (isSure) await edits.remove(image);
  };
  const changes = [
    { label: 'Hernoemen', Icon: IconPencil, onClick: () => setDialog('rename') },
    { label: 'Verwijderen', Icon: IconTrash, onClick: () => void remove() },
  ];
  return (
    <>
      <ImageViewer
        images={images}
        image={image}
        urlOf={imageUrl}
        captionOf={captionOf}
        details={(shown) => <ImageDetails image={shown} names={names} onLeave={onClose} />}
        more={isReadOnly ? [] : changes}
        isCovered={dialog !== null}
        onMove={onMove}
        onClose={onClose}
      />
      {dialog === 'rename' && (
        <RenameDialog
          filename={image.filename}
          onRename={(name) => edits.rename(image, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const captionOf = (image: ImageInfo) =>
  [formatShortDay(dayOf(image)), image.uploaderEmployeeName].filter(Boolean).join(', ');
