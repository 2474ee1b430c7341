import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { confirm } from '../messages/confirm.ts';
import ImageViewer, { type ImageViewerProps } from './ImageViewer.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { useViewedImage } from './useViewedImage.ts';

/** Asks whether an image, which stands behind the question, may be deleted. */
const confirmRemoval = (filename: string): Promise<boolean> =>
  confirm({
    title: translate('Verwijderen'),
    text: (
      <>
        {translate('Weet je zeker dat je deze afbeelding wilt verwijderen?')}{' '}
        <span className="block font-semibold wrap-anywhere" style={{ marginTop: '8px' }}>
          {filename}
        </span>
      </>
    ),
    confirmLabel: translate('Verwijderen'),
    danger: true,
  });

interface Props extends Omit<ImageViewerProps<ImageInfo>, 'image' | 'more' | 'isCovered'> {
  index: number;
  canEdit: (image: ImageInfo) => boolean;
  /** Resolves with the error for the new name, or null. */
  onRename: (image: ImageInfo, name: string) => Promise<string | null>;
  onRemove: (image: ImageInfo) => unknown;
}

/** The image viewer with renaming and deletion. */
export function EditableImageViewer({ index, canEdit, onRename, onRemove, ...viewer }: Props) {
  const { images, onClose } = viewer;
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const image = useViewedImage(images, index, onClose);
  if (!image) return null;

  const remove = async () => {
    setDialog('delete');
    const isSure = await confirmRemoval(image.filename);
    setDialog(null);
    if (isSure) await onRemove(image);
  };
  const actions = [
    { label: translate('Hernoemen'), Icon: IconPencil, onClick: () => setDialog('rename') },
    { label: translate('Verwijderen'), Icon: IconTrash, onClick: () => void remove() },
  ];
  return (
    <>
      <ImageViewer
        {...viewer}
        image={image}
        more={canEdit(image) ? actions : []}
        isCovered={dialog !== null}
      />
      {dialog === 'rename' && (
        <RenameDialog
          filename={image.filename}
          onRename={(name) => onRename(image, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
