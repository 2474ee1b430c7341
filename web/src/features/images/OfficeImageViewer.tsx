import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { getImageUrl, useImageEdits } from '../../data/records/images.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { EditableImageViewer } from '../../ui/images/EditableImageViewer.tsx';
import { ImageDetails } from './ImageDetails.tsx';
import { getImageDay } from './image-days.ts';
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
      getUrl={getImageUrl}
      formatCaption={formatCaption}
      details={(shown) => <ImageDetails image={shown} names={names} onLeave={viewer.onClose} />}
      canEdit={() => !isReadOnly}
      onRename={edits.rename}
      onRemove={edits.remove}
    />
  );
}

const formatCaption = (image: ImageInfo) =>
  [formatShortDay(getImageDay(image)), image.uploaderEmployeeName].filter(Boolean).join(', ');
