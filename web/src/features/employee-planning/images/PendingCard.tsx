import { ActionIcon, Button, Progress, Text, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { fileSize } from '@ploegplan/contract/rules/sizes';
import { IconTrash } from '@tabler/icons-react';
import { problems } from '../../../lib/api/messages.ts';
import { PreviewImage } from '../../../ui/images/PreviewImage.tsx';
import classes from '../../../ui/images/tiles.module.css';
import type { PendingImage } from './pending.ts';
import type { Delivery } from './usePendingImages.ts';

interface PendingCardProps {
  image: PendingImage;
  /** Another image has this name already. */
  conflicts: boolean;
  /** How far it is sent, or why it was not; null when it was not tried yet. */
  delivery: Delivery | null;
  /** This image or others are being sent. */
  isSending: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function PendingCard(props: PendingCardProps) {
  const { image, conflicts, delivery, isSending, onRename, onRemove, onRetry } = props;
  const failure = delivery && 'failure' in delivery ? delivery.failure : null;
  return (
    <li className={classes.card}>
      <PreviewImage src={image.previewUrl} alt={image.name} />
      {!isSending && (
        <ActionIcon
          className={classes.remove}
          variant="default"
          size={48}
          aria-label={`${image.name} niet toevoegen`}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.5} />
        </ActionIcon>
      )}
      {delivery && 'share' in delivery && (
        <Progress
          className={classes.progress}
          value={delivery.share * 100}
          aria-label={`${image.name} versturen`}
        />
      )}
      <Text size="sm" c="dimmed" className={classes.size}>
        {fileSize(image.file.size)}
      </Text>
      <TextInput
        label="Naam"
        value={image.name}
        maxLength={limits.filename}
        disabled={isSending}
        error={conflicts && problems['filename-taken']}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      {failure && (
        <>
          <Text size="sm" mt={4} className={classes.refusal}>
            {failure}
          </Text>
          <Button
            variant="default"
            h={48}
            fullWidth
            px={4}
            mt={8}
            disabled={isSending}
            aria-label={`${image.name} opnieuw versturen`}
            onClick={onRetry}
          >
            Opnieuw versturen
          </Button>
        </>
      )}
    </li>
  );
}
