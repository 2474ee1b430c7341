import { ActionIcon, Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconTrash } from '@tabler/icons-react';
import { problems } from '../../../lib/api/messages.ts';
import { NOT_KEPT } from '../../../lib/outbox/refusals.ts';
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
  onOpen: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function PendingCard(props: PendingCardProps) {
  const { image, conflicts, delivery, isSending, onOpen, onRename, onRemove, onRetry } = props;
  const failed = delivery && 'failure' in delivery ? delivery : null;
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <UnstyledButton
          className={classes.open}
          aria-label={`${image.name} bekijken`}
          onClick={onOpen}
        >
          <PreviewImage src={image.previewUrl} alt="" />
        </UnstyledButton>
        {delivery && 'share' in delivery && (
          <progress
            className={classes.progress}
            value={delivery.share}
            aria-label={`${image.name} versturen`}
          />
        )}
      </div>
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
      <Text size="sm" c="dimmed" className={classes.size}>
        {formatFileSize(image.file.size)}
      </Text>
      <TextInput
        label="Naam"
        value={image.name}
        maxLength={limits.filename}
        disabled={isSending}
        error={conflicts && problems['filename-taken']}
        onChange={(event) => onRename(event.currentTarget.value)}
        enterKeyHint="done"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It ends the name; the form has more to fill in.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      {(failed || image.isHeld) && (
        <Text size="sm" mt={4} className={classes.refusal}>
          {failed?.failure ?? NOT_KEPT}
        </Text>
      )}
      {failed?.canRetry && (
        <Button
          variant="default"
          className={classes.retry}
          disabled={isSending}
          aria-label={`Opnieuw versturen: ${image.name}`}
          onClick={onRetry}
        >
          Opnieuw versturen
        </Button>
      )}
    </li>
  );
}
