import { Button, Text, Title } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../../../ui/images/tiles.module.css';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { CameraButton } from './CameraButton.tsx';
import { PendingCard } from './PendingCard.tsx';
import type { PendingImages } from './usePendingImages.ts';

const AddImagesDialog = lazyPart(() => import('./AddImagesDialog.tsx'));

/** New images: they wait here until they are saved together with the hours. */
export function NewImages({ images }: { images: PendingImages }) {
  const [adding, setAdding] = useState(false);
  return (
    <section>
      <Title order={3} className={classes.heading}>
        Afbeeldingen
      </Title>
      {images.pending.length === 0 ? (
        <Text c="dimmed">Geen afbeeldingen geselecteerd.</Text>
      ) : (
        <ul className={classes.grid}>
          {images.pending.map((image) => (
            <PendingCard
              key={image.id}
              image={image}
              conflicts={images.clashing.has(image.id)}
              onRename={(name) => images.rename(image.id, name)}
              onRemove={() => images.remove([image.id])}
            />
          ))}
        </ul>
      )}
      <CameraButton waiting={images.pending.length} onAdd={images.add} />
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
      {adding && (
        <AddImagesDialog
          waiting={images.pending.length}
          onAdd={images.add}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
