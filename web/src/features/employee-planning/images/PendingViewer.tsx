import { translate } from '@ploegplan/contract/languages/translate';
import { IconTrash } from '@tabler/icons-react';
import ImageViewer from '../../../ui/images/ImageViewer.tsx';
import { useViewedImage } from '../../../ui/images/useViewedImage.ts';
import type { PendingImage } from './pending.ts';

interface Props {
  images: readonly PendingImage[];
  index: number;
  isSending: boolean;
  onRemove: (id: string) => void;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A new photo over the whole screen, to see whether it is sharp before it is saved. Default export for React's lazy loading. */
export default function PendingViewer(props: Props) {
  const { images, index, isSending, onRemove, onMove, onClose } = props;
  const shown = images.map(({ name, ...image }) => ({ ...image, filename: name }));
  const image = useViewedImage(shown, index, onClose);
  if (!image) return null;
  const removal = {
    label: translate('Niet toevoegen'),
    Icon: IconTrash,
    onClick: () => onRemove(image.id),
  };
  return (
    <ImageViewer
      images={shown}
      image={image}
      getUrl={({ previewUrl }) => previewUrl}
      more={isSending ? [] : [removal]}
      onMove={onMove}
      onClose={onClose}
    />
  );
}
