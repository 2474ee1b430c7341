import { Button, Skeleton, Text, Title } from '@mantine/core';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { IconPhotoPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import classes from '../../../ui/images/tiles.module.css';
import { CameraButton } from './CameraButton.tsx';
import { KeptPhoto } from './KeptPhoto.tsx';
import { PendingCard } from './PendingCard.tsx';
import type { PendingImage } from './pending.ts';
import { useKeptPhotos } from './useKeptPhotos.ts';
import type { PendingImages, Storing } from './usePendingImages.ts';

const AddImagesDialog = createLazyPart(() => import('./AddImagesDialog.tsx'));
const PendingViewer = createLazyPart(() => import('./PendingViewer.tsx'));

interface NewImagesProps {
  itemId: string;
  images: PendingImages;
  /** Hours or images are being sent. */
  isSending: boolean;
  /** Sends images that could not be sent again. */
  onRetry: (images: readonly PendingImage[]) => void;
}

/** New images: they wait here until they are saved together with the hours, and then for a connection. */
export function NewImages({ itemId, images, isSending, onRetry }: NewImagesProps) {
  const [adding, setAdding] = useState(false);
  const [viewed, setViewed] = useState<number | null>(null);
  const { pending, shown, storing, deliveries } = images;
  const waiting = pending.length + storing.of - storing.done;
  const stored = useKeptPhotos(itemId, pending);
  const findDelivery = ({ id }: PendingImage) => deliveries.get(id) ?? null;
  const failed = pending.filter((image) => {
    const delivery = findDelivery(image);
    return delivery !== null && 'failure' in delivery && delivery.canRetry;
  });
  return (
    <section>
      <Title order={3} className="mb-2">
        {translate('Afbeeldingen')}
      </Title>
      {waiting + stored.length === 0 ? (
        <Text c="dimmed">{translate('Geen afbeeldingen geselecteerd.')}</Text>
      ) : (
        <ul className={classes.grid}>
          {stored.map((entry) => (
            <KeptPhoto key={entry.id} entry={entry} />
          ))}
          {shown.map((image, index) => (
            <PendingCard
              key={image.id}
              image={image}
              conflicts={images.clashing.has(image.id)}
              delivery={findDelivery(image)}
              isSending={isSending}
              onOpen={() => setViewed(index)}
              onRename={(name) => images.rename(image.id, name)}
              onRemove={() => images.remove([image.id])}
              onRetry={() => onRetry([image])}
            />
          ))}
          {storing.of > 0 && (
            <li className={`${classes.card} relative border rounded p-2`}>
              <Skeleton className={classes.preview ?? ''} />
              <Text size="sm" role="status" className="py-1">
                {formatStoring(storing)}
              </Text>
            </li>
          )}
        </ul>
      )}
      {failed.length > 1 && (
        <Button
          mih={48}
          fullWidth
          mt="sm"
          leftSection={<IconRefresh size={20} stroke={1.5} />}
          disabled={isSending}
          onClick={() => onRetry(failed)}
        >
          {translateCount(
            failed.length,
            'Alle {count} opnieuw versturen',
            'Alle {count} opnieuw versturen',
          )}
        </Button>
      )}
      <CameraButton waiting={waiting} onAdd={images.add} />
      <Button
        variant="default"
        mih={48}
        fullWidth
        mt="sm"
        leftSection={<IconPhotoPlus size={20} stroke={1.5} />}
        onClick={() => setAdding(true)}
      >
        {translate('Afbeeldingen toevoegen')}
      </Button>
      {viewed !== null && (
        <PendingViewer
          images={shown}
          index={viewed}
          isSending={isSending}
          onRemove={(id) => images.remove([id])}
          onMove={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
      {adding && (
        <AddImagesDialog
          waiting={waiting}
          onChoose={images.add}
          onRemove={images.remove}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

const formatStoring = ({ done, of }: Storing): string =>
  of === 1
    ? translate('Foto wordt bewaard')
    : translate('Foto {number} van {total} wordt bewaard', { number: done + 1, total: of });
