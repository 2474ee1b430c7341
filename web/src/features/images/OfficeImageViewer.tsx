import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { imageUrl, useImageEdits } from '../../data/records/images.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { EditableImageViewer } from '../../ui/images/EditableImageViewer.tsx';
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
export default function OfficeImageViewer({ names, isReadOnly, ...viewer }: Props) {
  const edits = useImageEdits();
  return (
    <EditableImageViewer
      {...viewer}
      urlOf={imageUrl}
      captionOf={captionOf}
      details={(shown) => <ImageDetails image={shown} names={names} onLeave={viewer.onClose} />}
      canEdit={() => !isReadOnly}
      onRename={edits.rename}
      onRemove={edits.remove}
    />
  );
}

const captionOf = (image: ImageInfo) =>
  [formatShortDay(dayOf(image)), image.uploaderEmployeeName].filter(Boolean).join(', ');
