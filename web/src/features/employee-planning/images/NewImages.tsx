import { ActionIcon, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconPhotoPlus, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../../../ui/images/tiles.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { CameraButton } from './CameraButton.tsx';
import { KeptPhoto } from './KeptPhoto.tsx';
import { PendingCard } from './PendingCard.tsx';
import type { PendingImage } from './pending.ts';
import { useKeptPhotos } from './useKeptPhotos.ts';
import type { PendingImages } from './usePendingImages.ts';
import type { Preparing } from './usePreparedPhotos.ts';

const AddImagesDialog = lazyPart(() => import('./AddImagesDialog.tsx'));
const PendingViewer = lazyPart(() => import('./PendingViewer.tsx'));

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
  const { pending, shown, preparing, deliveries } = images;
  const waiting = pending.length + preparing.of - preparing.done;
  const kept = useKeptPhotos(itemId, pending);
  const deliveryOf = ({ id }: PendingImage) => deliveries.get(id) ?? null;
  const failed = pending.filter((image) => {
    const delivery = deliveryOf(image);
    return delivery !== null && 'failure' in delivery && delivery.canRetry;
  });
  return (
    <section>
      <Title order={3} className={classes.heading}>
        Afbeeldingen
      </Title>
      {waiting + kept.length === 0 ? (
        <Text c="dimmed">Geen afbeeldingen geselecteerd.</Text>
      ) : (
        <ul className={classes.grid}>
          {kept.map((entry) => (
            <KeptPhoto key={entry.id} entry={entry} />
          ))}
          {shown.map((image, index) => (
            <PendingCard
              key={image.id}
              image={image}
              conflicts={images.clashing.has(image.id)}
              delivery={deliveryOf(image)}
              isSending={isSending}
              onOpen={() => setViewed(index)}
              onRename={(name) => images.rename(image.id, name)}
              onRemove={() => images.remove([image.id])}
              onRetry={() => onRetry([image])}
            />
          ))}
          {preparing.of > 0 && (
            <li className={classes.card}>
              <Skeleton className={classes.preview ?? ''} />
              <Text size="sm" role="status" className={classes.size}>
                {preparingText(preparing)}
              </Text>
            </li>
          )}
        </ul>
      )}
      {images.refusals.map((refusal) => (
        <div key={refusal} className={classes.refused}>
          <Text role="alert" className={classes.refusal}>
            {refusal}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={48}
            aria-label="Melding sluiten"
            onClick={() => images.dismissRefusal(refusal)}
          >
            <IconX size={20} stroke={1.5} />
          </ActionIcon>
        </div>
      ))}
      {failed.length > 1 && (
        <Button
          h={48}
          fullWidth
          mt="sm"
          leftSection={<IconRefresh size={20} stroke={1.5} />}
          disabled={isSending}
          onClick={() => onRetry(failed)}
        >
          Alle {failed.length} opnieuw versturen
        </Button>
      )}
      <CameraButton waiting={waiting} onAdd={images.add} />
      <Button
        variant="default"
        h={48}
        fullWidth
        mt="sm"
        leftSection={<IconPhotoPlus size={20} stroke={1.5} />}
        onClick={() => setAdding(true)}
      >
        Afbeeldingen toevoegen
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
        <AddImagesDialog waiting={waiting} onAdd={images.add} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}

const preparingText = ({ done, of }: Preparing): string =>
  of === 1 ? 'Foto wordt verkleind' : `Foto ${done + 1} van ${of} wordt verkleind`;
